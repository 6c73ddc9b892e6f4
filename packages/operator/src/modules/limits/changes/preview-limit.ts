import type { PlayerApi } from '@andon/contract'
import { rulesFor } from '@andon/contract/jurisdiction-rules'
import type { Handler } from '@andon/platform/http'
import type { Deps } from '../deps.ts'
import { effectOf } from '../domain/change-of.ts'
import { minuteOf } from '../domain/minutes.ts'
import { type AskedLimit, readLimit } from '../domain/read-limit.ts'
import { minutesUsed } from '../minutes-used.ts'
import { limitsOf } from '../store/limits.ts'
import { type KnownPlayer, knownPlayer } from '../store/players.ts'
import { measure } from '../store/usage.ts'

/** Changes nothing. */
export function previewLimit(deps: Deps): Handler<PlayerApi['limits']['previewLimit']> {
  return async (form, { session: { playerId } }) => {
    const player = await knownPlayer(deps.db, playerId)
    const asked = readLimit(form, rulesFor(player.country))
    const own = await limitsOf(deps.db, { playerId, types: [asked.limitType] })
    const same = own.find(({ days }) => days === asked.days)
    const holdsNow = !same || effectOf(asked.value, { value: same.value }).effect !== 'wait'
    const used = Math.max(0, await usedOf(deps, player, asked))
    return { success: true, holdsNow, used, remaining: Math.max(0, asked.value - used) }
  }
}

async function usedOf(
  { clock, db }: Deps,
  { playerId }: KnownPlayer,
  { limitType, days, value }: AskedLimit,
): Promise<number> {
  const now = clock.now()
  if (limitType === 'reality') return 0
  if (limitType === 'session') return (await minutesUsed(db, { playerId, now, bounds: [{ days }] })).get(days) ?? 0
  const given = [{ playerId, source: 'player' as const, limitType, days, value }]
  const [measured] = await measure(db, { playerIds: [playerId], types: [], given, minute: minuteOf(now) })
  return measured?.used ?? 0
}
