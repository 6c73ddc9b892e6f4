import type { PlayerContext } from '@andon/platform/http'
import type { AskedLimit } from './domain/read-limit.ts'
import type { LimitsFixture } from './limits.fixture.ts'

/** What handlers of the limits look at: whose session it is, and the cookie that changes when it ends. */
export function contextOf(playerId: string): PlayerContext {
  const cookies = { renewAntiForgery: () => undefined } as unknown as PlayerContext['cookies']
  return { session: { playerId, id: 'ses_test' }, cookies } as PlayerContext // nothing else of either is used
}

/** Sets a limit as the player's browser does. */
export async function limitFor(
  { limits }: Pick<LimitsFixture, 'limits'>,
  playerId: string,
  { limitType, days, value }: AskedLimit,
) {
  const counts = limitType === 'session' || limitType === 'reality' ? { minutes: value } : { amount: value }
  const form = { limitType, period: -1 as const, customDays: days, ...counts }
  return limits.routes.setLimits(form, contextOf(playerId))
}
