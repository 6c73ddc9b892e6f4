import type { PlayerApi } from '@andon/contract'
import type { BonusKind } from '@andon/contract/bonus-terms'
import type { Language } from '@andon/contract/languages'
import type { Clock } from '@andon/platform/clock'
import type { Handler } from '@andon/platform/http'
import type { Announcement } from './announcements.ts'
import { isOn } from './domain/on-now.ts'
import { splitBlocks } from './domain/split-blocks.ts'

/** Whether a bonus programme is open on a brand now. */
export type BonusOpen = (
  wanted: { readonly bonusCode: string } | { readonly bonusKind: BonusKind },
  site: string,
) => Promise<boolean>

/** A promotion about a bonus is listed only while the bonus is open. */
export function getPromotions(
  clock: Clock,
  promotions: readonly Announcement[],
  bonusOpen: BonusOpen,
): Handler<PlayerApi['content']['getPromotions']> {
  return async ({ affiliateId, languageId }, { site }) => {
    const now = clock.now()
    const dated = promotions.filter(
      (promotion) =>
        promotion.sites.includes(site) &&
        isOn(promotion, now) &&
        (promotion.affiliates.length === 0 ||
          (affiliateId !== undefined && promotion.affiliates.includes(affiliateId))),
    )
    const open = await Promise.all(
      dated.map(({ bonusCode, bonusKind }) => {
        if (bonusCode !== undefined) return bonusOpen({ bonusCode }, site)
        return bonusKind === undefined || bonusOpen({ bonusKind }, site)
      }),
    )
    const kept = dated.filter((_, place) => open[place])
    return { success: true, promotions: kept.map((promotion) => onTheWire(promotion, languageId)) }
  }
}

/** A promotion or a tournament as the reply contains it. */
export function onTheWire({ id, image, startsAt, endsAt, bonusCode, text }: Announcement, language: Language) {
  const { title, blocks } = text[language]
  return {
    url: id,
    title,
    image,
    ...splitBlocks(blocks),
    startsAt: startsAt.toString({ smallestUnit: 'millisecond' }),
    ...(endsAt === undefined ? {} : { endsAt: endsAt.toString({ smallestUnit: 'millisecond' }) }),
    ...(bonusCode === undefined ? {} : { bonusCode }),
  }
}
