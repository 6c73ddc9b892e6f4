import type { PlayerApi } from '@andon/contract'
import { bannerZoneId } from '@andon/contract/lobbies'
import type { Clock } from '@andon/platform/clock'
import type { Handler } from '@andon/platform/http'
import type { Announcement } from './announcements.ts'
import { isOn } from './domain/on-now.ts'
import { paragraphText } from './domain/split-blocks.ts'

/** A banner has two paragraphs: its text and its link's label. */
export function getBanners(
  clock: Clock,
  banners: readonly Announcement[],
): Handler<PlayerApi['content']['getBanners']> {
  return async ({ zoneId, languageId }) => ({
    success: true,
    banners: banners
      .filter((banner) => isIn(banner, zoneId) && isOn(banner, clock.now()))
      .map(({ id, image, link = '/', text, isLoggedIn, notLoggedIn }) => {
        const { title, blocks } = text[languageId]
        const words = { title, text: paragraphText(blocks[0]), action: paragraphText(blocks[1]) }
        const marks = { ...(isLoggedIn && { isLoggedIn }), ...(notLoggedIn && { notLoggedIn }) }
        return { id, image, link, ...words, ...marks }
      }),
  })
}

const isIn = ({ sites, zones }: Announcement, zoneId: string) =>
  sites.some((code) => zones.some((zone) => bannerZoneId({ code }, zone) === zoneId))
