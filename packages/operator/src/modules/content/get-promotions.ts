import type { PlayerApi } from '@andon/contract'
import type { BonusKind, BonusProgramme } from '@andon/contract/bonus-terms'
import type { Language } from '@andon/contract/languages'
import type { Clock } from '@andon/platform/clock'
import type { Handler } from '@andon/platform/http'
import type { Announcement } from './announcements.ts'
import { isOn } from './domain/on-now.ts'
import { splitBlocks } from './domain/split-blocks.ts'

/** The bonus programme that is open on a brand now. */
export type OpenBonus = (
  wanted: { readonly bonusCode: string } | { readonly bonusKind: BonusKind },
  site: string,
) => Promise<BonusProgramme | undefined>

/** A promotion about a bonus is listed only while the bonus is open. */
export function getPromotions(
  clock: Clock,
  promotions: readonly Announcement[],
  openBonus: OpenBonus,
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
    const listed = await Promise.all(
      dated.map(async (promotion) => {
        const { bonusCode, bonusKind } = promotion
        const wanted = bonusCode === undefined ? bonusKind && { bonusKind } : { bonusCode }
        if (wanted === undefined) return [onTheWire(promotion, languageId)]
        const bonus = await openBonus(wanted, site)
        return bonus === undefined ? [] : [{ ...onTheWire(promotion, languageId), bonus: bonusOnTheWire(bonus) }]
      }),
    )
    return { success: true, promotions: listed.flat() }
  }
}

const bonusOnTheWire = ({ code, eligibility: { currency }, terms }: BonusProgramme) => ({
  programme: code,
  currency,
  terms,
})

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
