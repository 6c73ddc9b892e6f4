import type { PlayerApi } from '@andon/contract'
import type { BonusKind, BonusProgramme } from '@andon/contract/bonus-terms'
import type { Language } from '@andon/contract/languages'
import type { Handler } from '@andon/platform/http'
import { bonusFigures, withFigures } from './domain/bonus-figures.ts'
import type { AnnouncementFields } from './domain/kinds.ts'
import { isOn } from './domain/on-now.ts'
import { splitBlocks } from './domain/split-blocks.ts'
import type { Shown } from './domain/view.ts'
import { pictured } from './pictures/pictured.ts'
import type { RouteOptions } from './routes.ts'

/** The bonus programme that is open on a brand now. */
export type OpenBonus = (
  wanted: { readonly bonusCode: string } | { readonly bonusKind: BonusKind },
  site: string,
) => Promise<BonusProgramme | undefined>

/** A promotion about a bonus is listed only while the bonus is open, with the figures of the bonus in its text. */
export function getPromotions(options: RouteOptions): Handler<PlayerApi['content']['getPromotions']> {
  return async ({ affiliateId, languageId: language }, { site }) => ({
    success: true,
    promotions: await promotionsShown(options, { affiliateId, language, site }),
  })
}

export async function promotionsShown(
  { view, now, openBonus }: Pick<RouteOptions, 'view' | 'now' | 'openBonus'>,
  { affiliateId, language, site }: { affiliateId: string | undefined; language: Language; site: string },
) {
  const at = now()
  const dated = view()
    .list('promotions', { site, language })
    .filter(
      ({ fields, isPreview }) =>
        isPreview ||
        (isOn(fields, at) &&
          (fields.affiliates.length === 0 || (affiliateId !== undefined && fields.affiliates.includes(affiliateId)))),
    )
  const listed = await Promise.all(
    dated.map(async (promotion) => {
      const wanted = bonusWanted(promotion.fields)
      const bonus = wanted && (await openBonus(wanted, site))
      if (bonus) {
        const text = withFigures(promotion.text, bonusFigures(bonus, language))
        return [{ ...onTheWire({ ...promotion, text }), bonus: bonusOnTheWire(bonus) }]
      }
      return wanted === undefined || promotion.isPreview ? [onTheWire(promotion)] : []
    }),
  )
  return listed.flat()
}

/** The bonus that a banner or a promotion is about; undefined: none. */
export function bonusWanted({ bonusCode, bonusKind }: Pick<AnnouncementFields, 'bonusCode' | 'bonusKind'>) {
  return bonusCode === undefined ? bonusKind && { bonusKind } : { bonusCode }
}

const bonusOnTheWire = ({ code, eligibility: { currency }, terms }: BonusProgramme) => ({
  programme: code,
  currency,
  terms,
})

function onTheWire({ slug, fields, text: { title, blocks }, languages, pictures }: Shown<'promotions'>) {
  const { image, startsAt, endsAt, bonusCode } = fields
  return {
    url: slug,
    title,
    ...pictured(image, pictures),
    languages: [...languages],
    ...splitBlocks(blocks),
    startsAt: startsAt.toString({ smallestUnit: 'millisecond' }),
    ...(endsAt === undefined ? {} : { endsAt: endsAt.toString({ smallestUnit: 'millisecond' }) }),
    ...(bonusCode === undefined ? {} : { bonusCode }),
  }
}
