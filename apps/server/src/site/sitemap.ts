import type { Site } from '@andon/contract/sites'
import type { PublicPath } from './public-paths.ts'

/** Every page in every language that has it, each naming its translations (sitemaps.org; `hreflang` as search engines ask for it). */
export function sitemap({
  origin,
  site: { defaultLanguage },
  paths,
}: {
  origin: string
  site: Pick<Site, 'defaultLanguage'>
  paths: readonly PublicPath[]
}): string {
  const at = (language: string, path: string) => escapeXml(`${origin}/${language}${path}`)
  const alternate = (hreflang: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`
  const urls = paths.flatMap(({ path, languages }) => {
    const [first = defaultLanguage] = languages
    const usual = languages.includes(defaultLanguage) ? defaultLanguage : first
    const translations = [
      ...languages.map((language) => alternate(language, at(language, path))),
      alternate('x-default', at(usual, path)),
    ].join('')
    return languages.map((language) => `<url><loc>${at(language, path)}</loc>${translations}</url>`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
