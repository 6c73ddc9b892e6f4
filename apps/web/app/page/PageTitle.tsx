import { languages } from '@andon/contract/languages'
import { usePage } from './page-context.ts'

/** Title and description of a page, also for links in messages and posts; React moves them into the head. */
export function PageTitle({ title, description }: { title: string; description: string }) {
  const { site, language } = usePage()
  return (
    <>
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
