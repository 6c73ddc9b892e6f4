import { Refusal } from '@andon/contract'
import { type Site, sites } from '@andon/contract/sites'
import type { Tx } from '@andon/platform/sql'
import { splitGameText } from './domain/text-forms.ts'
import type { viewOf } from './domain/view.ts'
import { type Previewed, type Previews, previewedRevisions } from './preview.ts'
import type { ShownContent } from './shown-content.ts'

interface Wanted {
  readonly shown: ShownContent
  readonly previews: Previews
  originOf(site: string): string
  raceOf(series: string, site: string): Promise<string | null>
  readonly previewed: Previewed
  readonly site: string
  readonly minutes: number
}

/**
 * The address of the page that shows a revision, with a token. Refusals: NOT_FOUND for a revision that does not exist or was given up, FIELD_INVALID for a brand that is not
 * served, ACTION_IMPOSSIBLE for one whose pages do not show it.
 */
export async function previewLink(
  tx: Tx,
  { shown, previews, originOf, raceOf, previewed, site: code, minutes }: Wanted,
): Promise<{ url: string; endsAt: string }> {
  const site = sites.find((one) => one.code === code)
  if (!site) throw new Refusal('FIELD_INVALID', { field: 'site', message: 'Not a brand of this installation' })
  const revisions = await previewedRevisions(tx, previewed, shown)
  if (!revisions) throw new Refusal('NOT_FOUND', { field: 'revision' })
  const path = await pathOf({ previewed, site, view: shown.viewWith(revisions), raceOf })
  if (path === null) throw new Refusal('ACTION_IMPOSSIBLE', { message: `No page of ${code} shows it` })
  const endsAt = shown.now().add({ minutes })
  const url = `${originOf(code)}/${previewed.language}${path}?preview=${previews.tokenOf(previewed, endsAt)}`
  return { url, endsAt: endsAt.toString() }
}

/** Below the language; null where the brand does not show it. */
async function pathOf({
  previewed: { kind, slug, language },
  site,
  view,
  raceOf,
}: Pick<Wanted, 'raceOf'> & {
  previewed: Previewed
  site: Site
  view: ReturnType<typeof viewOf>
}): Promise<string | null> {
  const place = { site: site.code, language }
  if (!view.list(kind, place).some((one) => one.slug === slug && one.isPreview)) return null
  switch (kind) {
    case 'promotions':
      return `/promotion/${slug}`
    case 'pages':
      return `/${slug}`
    case 'footer':
    case 'interface':
      return site.homePath.visitor
    case 'games': {
      const text = view.list(kind, place).find((one) => one.slug === slug)?.text
      return text && splitGameText(text).guide.length > 0 ? `/game/${slug}/how-to-play` : `/game/${slug}`
    }
    case 'tournaments': {
      const id = await raceOf(slug, site.code)
      return id === null ? null : `/tournament/${id}`
    }
    case 'questions':
      return '/customer-service'
    case 'banners': {
      const banner = view.list(kind, place).find((one) => one.slug === slug)
      const zone = banner?.fields.zones.find((one) => site.bannerZones.some((known) => known === one))
      if (zone === undefined) return null
      return zone === 'home' ? '/home' : `/lobbies/${zone}`
    }
  }
}
