import { type Language, languages } from '@andon/contract/languages'
import { usePage } from './page-context.ts'

/** Title, description and addresses of a page, also for links in messages and posts; React moves them into the head. */
export function PageTitle({
  title,
  description,
  path,
}: {
  title: string
  description: string
  /** The page's one address for search engines, below the language. Absent: the page is not for them. */
  path?: string
}) {
  const { site, language } = usePage()
  return (
    <>
      {path !== undefined && <PageAddresses path={path} />}
      <title>{`${title} | ${site.name}`}</title>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={languages[language].locale.replace('-', '_')} />
    </>
  )
}

/** The same as in the site map: the address that counts of several, and that of each translation. */
function PageAddresses({ path }: { path: string }) {
  const { site, siteOrigin, language: own } = usePage()
  const at = (language: Language) => `${siteOrigin}/${language}${path}`
  return (
    <>
      <link rel="canonical" href={at(own)} />
      {site.languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={at(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={at(site.defaultLanguage)} />
    </>
  )
}
