import type { PlayerApi } from '@andon/contract'
import { bannerZoneId } from '@andon/contract/lobbies'
import type { Banner } from '@andon/contract/player-api/content-notices'
import { sites } from '@andon/contract/sites'
import type { Handler } from '@andon/platform/http'
import { bonusFigures, withFigures } from './domain/bonus-figures.ts'
import type { AnnouncementFields } from './domain/kinds.ts'
import { isOn } from './domain/on-now.ts'
import { paragraphText } from './domain/split-blocks.ts'
import type { Shown } from './domain/view.ts'
import { bonusWanted } from './get-promotions.ts'
import { pictured } from './pictures/pictured.ts'
import type { RouteOptions } from './routes.ts'

/** A banner has two paragraphs: its text and its link's label. One about a bonus is shown while the bonus is open, with its figures. */
export function getBanners({ view, now, openBonus }: RouteOptions): Handler<PlayerApi['content']['getBanners']> {
  return async ({ zoneId, languageId: language }) => {
    const site = siteOfZone(zoneId)
    const listed = view()
      .list('banners', { site, language })
      .filter(({ fields, isPreview }) => isIn(fields, { site, zoneId }) && (isPreview || isOn(fields, now())))
    const banners = await Promise.all(
      listed.map(async (banner) => {
        const wanted = bonusWanted(banner.fields)
        const bonus = wanted && (await openBonus(wanted, site))
        if (bonus) return onTheWire({ ...banner, text: withFigures(banner.text, bonusFigures(bonus, language)) })
        return wanted === undefined || banner.isPreview ? onTheWire(banner) : []
      }),
    )
    return { success: true, banners: banners.flat() }
  }
}

/** One with a picture for narrow windows is two: a page loads the picture of the one that it shows. */
function onTheWire({ slug, text: { title, blocks }, fields, pictures }: Shown<'banners'>): Banner[] {
  const { image, narrowImage, link = '/', isLoggedIn, notLoggedIn, device } = fields
  const words = { title, text: paragraphText(blocks[0]), action: paragraphText(blocks[1]) }
  const marks = { ...(isLoggedIn && { isLoggedIn }), ...(notLoggedIn && { notLoggedIn }) }
  const banner = { id: slug, ...pictured(image, pictures), link, ...words, ...marks }
  if (device !== undefined) return [{ ...banner, device }]
  if (narrowImage === undefined) return [banner]
  return [
    { ...banner, device: 'wide' },
    { id: `${slug}.narrow`, ...pictured(narrowImage, pictures), device: 'narrow', link, ...words, ...marks },
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
