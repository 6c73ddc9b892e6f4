import { Refusal } from '@andon/contract'
import { languageCodes } from '@andon/contract/languages'
import type { StaffApi } from '@andon/contract/staff-api'
import { mostOffers } from '@andon/contract/staff-api/notices'
import type { StaffHandlers } from '@andon/platform/http'
import type { Deps } from '../index.ts'
import { insertMailing, type Mailing, offerMailings, stopMailing } from '../store/mailings.ts'

/** Promotions that are told to the players who agreed to marketing by mail, each once on a brand. */
export function offerRoutes(deps: Deps): StaffHandlers<StaffApi['notices']> {
  const { clock, promotionOf } = deps
  return {
    listOffers: async (_request, { tx }) => ({
      success: true,
      offers: (await offerMailings(tx, mostOffers)).flatMap(view),
    }),
    publishOffer: async ({ site, slug }, { tx, note, staff }) => {
      const texts = await promotionOf({ site, slug })
      if (texts === null)
        throw new Refusal('FIELD_INVALID', {
          field: 'slug',
          message: `'${slug}' is no promotion that all visitors of ${site} are shown now, in ${languageCodes.join(' and ')}`,
        })
      const offerId = `offer/${site}/${slug}`
      const about = { kind: 'offer', site, slug, texts } as const
      if (!(await insertMailing(tx, { id: offerId, about, by: staff.actor, at: clock.now() })))
        throw new Refusal('ACTION_IMPOSSIBLE', { message: `'${slug}' has been sent to the players of ${site} before` })
      note({ subject: offerId, before: null, after: texts })
      return { success: true, offerId }
    },
    stopOffer: async ({ site, slug }, { tx, note, staff }) => {
      const offerId = `offer/${site}/${slug}`
      if (!(await stopMailing(tx, { id: offerId, by: staff.actor, at: clock.now() })))
        throw new Refusal('ACTION_IMPOSSIBLE', { message: `'${slug}' is not being sent to the players of ${site}` })
      note({ subject: offerId, before: 'sending', after: 'stopped' })
      return { success: true }
    },
  }
}

function view({ about, createdBy, createdAt, told, finishedAt, stoppedBy }: Mailing) {
  if (about.kind !== 'offer') return []
  const { site, slug } = about
  const state = finishedAt === null ? 'sending' : stoppedBy === null ? 'sent' : 'stopped'
  return [{ site, slug, state, told, by: createdBy ?? '', at: createdAt.toString() } as const]
}
