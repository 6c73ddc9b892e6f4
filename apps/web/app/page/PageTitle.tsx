import type { Language } from '@andon/contract/languages'
import { usePage } from './page-context.ts'

/** Title, description and addresses of a page; React moves them into the head. From them the server makes what previews of links show (`head/add-head.ts`). */
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
  const { site } = usePage()
  return (
    <>
      {path !== undefined && <PageAddresses path={path} />}
      <title>{`${title} | ${site.name}`}</title>
      <meta name="description" content={description} />
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
