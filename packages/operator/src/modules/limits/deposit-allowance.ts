import type { Db, Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { givenBounds } from './domain/bounds.ts'
import { minuteOf } from './domain/minutes.ts'
import { knownPlayer } from './store/players.ts'
import { measure } from './store/usage.ts'

/** The largest deposit that is possible now; null without a limit. For display: only `checkDeposit` reserves an amount. */
export async function depositAllowance(
  { clock, operatorLimits }: Pick<Deps, 'clock' | 'operatorLimits'>,
  executor: Db | Tx,
  playerId: string,
): Promise<number | null> {
  const player = await knownPlayer(executor, playerId)
  const given = givenBounds(player, operatorLimits)
    .filter(({ limitType }) => limitType === 'deposit')
    .map((bound) => ({ ...bound, playerId }))
  const minute = minuteOf(clock.now())
  const measured = await measure(executor, { playerIds: [playerId], types: ['deposit'], given, minute })
  const rooms = measured.map(({ value, used }) => value - used)
  return rooms.length === 0 ? null : Math.max(0, Math.min(...rooms))
}
