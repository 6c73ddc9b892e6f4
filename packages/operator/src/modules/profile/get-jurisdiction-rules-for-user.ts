import type { PlayerApi } from '@andon/contract'
import { jurisdictionOf, rulesFor, rulesVersion } from '@andon/contract/jurisdiction-rules'
import type { Handler } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import { sessionPlayer } from './session-player.ts'

export function getJurisdictionRulesForUser(deps: Deps): Handler<PlayerApi['profile']['getJurisdictionRulesForUser']> {
  return async (_request, { session }) => {
    const { country } = await sessionPlayer(deps, session.playerId)
    const { limitPeriods, slotStakeCaps, ...rules } = rulesFor(country)
    return {
      success: true,
      version: rulesVersion,
      jurisdiction: jurisdictionOf(country),
      rules: { ...rules, limitPeriods: [...limitPeriods], slotStakeCaps: [...slotStakeCaps] },
    }
  }
}
