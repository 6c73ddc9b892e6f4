import type { PlayerApi } from '@andon/contract'
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

/** An obstacle that the player cannot change hides the offer; any other is listed with it. */
export function getEligibleBonuses(deps: Deps): Handler<PlayerApi['bonuses']['getEligibleBonuses']> {
  const { db, clock } = deps
  return async ({ languageId }, { session: { playerId }, site }) => {
    const player = await demandPlayer(deps, db, playerId)
    const [deposits, had, active, programmes] = await Promise.all([
      countDeposits(db, playerId),
      timesHad(db, playerId),
      activeBonus(db, playerId),
      programmesOf(db, site),
    ])
    const now = clock.now()
    const { wageringCapTimes } = rulesFor(player.country)
    const bonuses = programmes.flatMap((programme) => {
      const { code, name, eligibility, terms } = programme
      const by = wayOf(terms.reward)
      const hindrance = hindranceOf(programme, { site, player, deposits, timesHad: had.get(code) ?? 0, now })
      if (!eligibility.listed || (hindrance !== null && hindrance !== 'NOT_VERIFIED')) return []
      const blockedBy = hindrance ?? (active && by !== 'itself' ? ('BONUS_ACTIVE' as const) : null)
      const { currency, bonusCode, until } = eligibility
      return [
        {
          programme: code,
          name: name[languageId],
          currency,
          bonusCode,
          by,
          blockedBy,
          until,
          terms: termsUnder(terms, wageringCapTimes),
        },
      ]
    })
    return { success: true, bonuses }
  }
}
