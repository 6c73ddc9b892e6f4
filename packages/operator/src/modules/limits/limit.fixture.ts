import type { PlayerContext } from '@andon/platform/http'
import type { AskedLimit } from './domain/read-limit.ts'
import type { LimitsFixture } from './limits.fixture.ts'

/** The parts of the context that the handlers use: the session's player and the cookies. */
export function contextOf(playerId: string): PlayerContext {
  const cookies = { renewAntiForgery: () => undefined } as unknown as PlayerContext['cookies']
  return { session: { playerId, id: 'ses_test' }, cookies } as PlayerContext // the handlers read nothing else
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
