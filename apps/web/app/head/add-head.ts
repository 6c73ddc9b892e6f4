import { languages } from '@andon/contract/languages'
import type { SiteContext } from '@andon/web/load-context'
import { structuredData } from './structured-data.ts'

/** One rendered page: its HTML, the data of its routes by id (`ja/game`), and the part of its address after `/sports`, if it is one of those. */
export interface RenderedPage {
  readonly html: string
  readonly status: number
  readonly loaderData: Readonly<Record<string, unknown>>
  readonly sportsPath: string | undefined
}

export interface HeadFacts {
  /** The texts that the page states, with HTML's entities resolved; the title without the brand's name. */
  readonly title: string
  readonly description: string
  /** The page's address for search engines. */
  readonly canonical: string
}

/**
 * The HTML with what only search engines and previews of links read: Open Graph's fields, the picture for them, and structured data (schema.org as JSON-LD). It is
 * added here and not by components, so that no browser loads code for it. A page without a canonical address asks not to be listed.
 */
export async function addHead(page: RenderedPage, context: SiteContext): Promise<string> {
  const { html, status } = page
  const end = html.indexOf('</head>')
  if (end < 0 || status >= 500 || context.closed !== null) return html
  const canonical = first(html, /<link rel="canonical" href="([^"]*)"/)
  const title = first(html, /<title>([^<]*)<\/title>/)
  const description = first(html, /<meta name="description" content="([^"]*)"/)
  if (canonical === '' || title === '')
    return `${html.slice(0, end)}<meta name="robots" content="noindex"/>${html.slice(end)}`
  const facts = {
    title: resolve(ownTitle(title, context)),
    description: resolve(description),
    canonical: resolve(canonical),
  }
  const { art, isArticle, graph } = await structuredData(page, { context, facts })
  const tags = [
    ...sharingTags({ facts, isArticle, picture: context.sharePicture(art) }, context),
    `<script type="application/ld+json">${asScript({ '@context': 'https://schema.org', '@graph': graph })}</script>`,
  ]
  return `${html.slice(0, end)}${tags.join('')}${html.slice(end)}`
}

/** Pixels of every picture for previews of links. */
const [width, height] = ['1200', '630']

function sharingTags(
  { facts, isArticle, picture }: { facts: HeadFacts; isArticle: boolean; picture: string },
  { site, language }: SiteContext,
): string[] {
  const localeOf = (one: typeof language) => languages[one].locale.replace('-', '_')
  const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}"/>`
  return [
    property('og:type', isArticle ? 'article' : 'website'),
    property('og:site_name', site.name),
    property('og:title', facts.title),
    property('og:description', facts.description),
    property('og:url', facts.canonical),
    property('og:image', picture),
    property('og:image:type', 'image/jpeg'),
    property('og:image:width', width),
    property('og:image:height', height),
    property('og:image:alt', facts.title),
    property('og:locale', localeOf(language)),
    ...site.languages.filter((one) => one !== language).map((one) => property('og:locale:alternate', localeOf(one))),
    '<meta name="twitter:card" content="summary_large_image"/>',
  ]
}

const first = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? ''

/** Every title ends with the brand's name. */
function ownTitle(title: string, { site }: SiteContext): string {
  const end = ` | ${escapeHtml(site.name)}`
  return title.endsWith(end) ? title.slice(0, -end.length) : title
}

/** The entities that React writes. */
const entities = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" } as const

const resolve = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity as keyof typeof entities]) // the pattern names its keys

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)

/** JSON that cannot end the element it stands in. Browsers do not run it: its type is no script's. */
const asScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
