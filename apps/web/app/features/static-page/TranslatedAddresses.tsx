import type { Language } from '@andon/contract/languages'
import { usePage } from '../../page/page-context.ts'

/** The addresses of a page that not every language has: each is published by itself. The same as in the site map; the page's title has no path then. */
export function TranslatedAddresses({ path, languages }: { path: string; languages: readonly Language[] }) {
  const { site, siteOrigin, language: own } = usePage()
  const at = (language: Language) => `${siteOrigin}/${language}${path}`
  const translated = site.languages.filter((language) => languages.includes(language))
  const usual = translated.includes(site.defaultLanguage) ? site.defaultLanguage : (translated[0] ?? own)
  return (
    <>
      <link rel="canonical" href={at(own)} />
      {translated.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={at(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={at(usual)} />
    </>
  )
}
