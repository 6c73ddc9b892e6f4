import type { PlayerApi, ReplyOf } from '@andon/contract'
import { rulesFor } from '@andon/contract/jurisdiction-rules'
import type { Handler } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import { hindranceOf } from './domain/eligibility.ts'
import { wayOf } from './domain/offer.ts'
import { demandPlayer } from './find-offer.ts'
import { termsUnder } from './grant.ts'
import { activeBonus, timesHad } from './store/bonuses.ts'
import { countDeposits } from './store/deposits.ts'
import { programmesOf } from './store/programmes.ts'

type OfferState = ReplyOf<PlayerApi['bonuses']['getOfferStates']>['offers'][number]

/** Programmes that are not open now, or not listed, are left out. */
export function getOfferStates(deps: Deps): Handler<PlayerApi['bonuses']['getOfferStates']> {
  const { db, clock } = deps
  return async (_, { session: { playerId }, site }) => {
    const player = await demandPlayer(deps, db, playerId)
    const [deposits, had, active, programmes] = await Promise.all([
      countDeposits(db, playerId),
      timesHad(db, playerId),
      activeBonus(db, playerId),
      programmesOf(db, site),
    ])
    const now = clock.now()
    const { wageringCapTimes } = rulesFor(player.country)
    const offers = programmes.flatMap((programme): OfferState[] => {
      const { code, eligibility, terms } = programme
      const times = had.get(code) ?? 0
      const hindrance = hindranceOf(programme, { site, player, deposits, timesHad: times, now })
      if (!eligibility.listed || hindrance === 'SITE' || hindrance === 'NOT_YET' || hindrance === 'OVER') return []
      const offer = { programme: code, terms: termsUnder(terms, wageringCapTimes) }
      if (active?.programme === code) return [{ ...offer, state: 'active', why: null }]
      if (hindrance === 'HAD_ALREADY') return [{ ...offer, state: 'had', why: null }]
      const why = hindrance ?? (active && wayOf(terms.reward) !== 'itself' ? 'BONUS_ACTIVE' : null)
      return [{ ...offer, state: why === null ? 'available' : 'unavailable', why }]
    })
    return { success: true, offers }
  }
}
