import { languages } from '@andon/contract/languages'
import { usePage } from './page-context.ts'

/** Title and description of a page; React moves both into the head. */
export function PageTitle({ title, description }: { title: string; description: string }) {
  const { site, language } = usePage()
  return (
    <>
      <title>{`${title} | ${site.name}`}</title>
      <meta name="description" content={description} />
      <meta property="og:locale" content={languages[language].locale.replace('-', '_')} />
    </>
  )
}
