import type { Site } from '@andon/contract/sites'

/** Every page in every language, each naming its translations (sitemaps.org; `hreflang` as search engines ask for it). */
export function sitemap({
  origin,
  site: { languages, defaultLanguage },
  paths,
}: {
  origin: string
  site: Pick<Site, 'languages' | 'defaultLanguage'>
  /** Below the language. */
  paths: readonly string[]
}): string {
  const at = (language: string, path: string) => escapeXml(`${origin}/${language}${path}`)
  const alternate = (hreflang: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`
  const urls = paths.flatMap((path) => {
    const translations = [
      ...languages.map((language) => alternate(language, at(language, path))),
      alternate('x-default', at(defaultLanguage, path)),
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
