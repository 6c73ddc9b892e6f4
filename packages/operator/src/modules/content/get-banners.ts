import type { PlayerApi } from '@andon/contract'
import { bannerZoneId } from '@andon/contract/lobbies'
import type { Banner } from '@andon/contract/player-api/content-notices'
import { sites } from '@andon/contract/sites'
import type { Handler } from '@andon/platform/http'
import type { AnnouncementFields } from './domain/kinds.ts'
import { isOn } from './domain/on-now.ts'
import { paragraphText } from './domain/split-blocks.ts'
import type { Shown } from './domain/view.ts'
import { pictured } from './pictures/pictured.ts'
import type { RouteOptions } from './routes.ts'

/** A banner has two paragraphs: its text and its link's label. */
export function getBanners({
  view,
  now,
}: Pick<RouteOptions, 'view' | 'now'>): Handler<PlayerApi['content']['getBanners']> {
  return async ({ zoneId, languageId: language }) => {
    const site = siteOfZone(zoneId)
    const banners = view()
      .list('banners', { site, language })
      .filter(({ fields, isPreview }) => isIn(fields, { site, zoneId }) && (isPreview || isOn(fields, now())))
    return {
      success: true,
      banners: banners.flatMap(onTheWire),
    }
  }
}

/** One with a picture for narrow windows is two: a page loads the picture of the one that it shows. */
function onTheWire({ slug, text: { title, blocks }, fields, picture }: Shown<'banners'>): Banner[] {
  const { image, narrowImage, link = '/', isLoggedIn, notLoggedIn, device } = fields
  const words = { title, text: paragraphText(blocks[0]), action: paragraphText(blocks[1]) }
  const marks = { ...(isLoggedIn && { isLoggedIn }), ...(notLoggedIn && { notLoggedIn }) }
  const banner = { id: slug, ...pictured(image, picture), link, ...words, ...marks }
  if (device !== undefined) return [{ ...banner, device }]
  if (narrowImage === undefined) return [banner]
  return [
    { ...banner, device: 'wide' },
    { id: `${slug}.narrow`, image: narrowImage, device: 'narrow', link, ...words, ...marks },
  ]
}

/** A zone's name carries its brand: `leo_live_casino`. */
function siteOfZone(zoneId: string): string {
  const site = sites.find(({ code, bannerZones }) =>
    bannerZones.some((zone) => bannerZoneId({ code }, zone) === zoneId),
  )
  if (!site) throw new Error(`${zoneId} is a zone of a brand: the contract lists them`)
  return site.code
}

const isIn = ({ zones }: AnnouncementFields, { site, zoneId }: { site: string; zoneId: string }) =>
  zones.some((zone) => bannerZoneId({ code: site }, zone) === zoneId)
