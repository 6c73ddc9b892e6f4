import { Refusal } from '@andon/contract'
import type { LockView } from '@andon/contract/player-api/limits-fields'
import type { Lock } from './limits-for-money.ts'
import type { LimitedPlayer } from './store/players.ts'

export function lockViewOf({ kind, since, until, isOver, returnsAt }: Lock): LockView {
  return {
    kind,
    since: since.toString(),
    ...(until === null ? {} : { until: until.toString() }),
    ...(isOver ? { isOver } : {}),
    ...(returnsAt === null ? {} : { returnsAt: returnsAt.toString() }),
  }
}

/** The lock or review that blocks a player's deposits and play. A review blocks neither login nor the player's own limits. */
export function stopOf(player: LimitedPlayer | undefined): Lock | null {
  return player?.lock ?? player?.review ?? null
}

export function refuseLocked(lock: Lock | null | undefined): void {
  if (lock) throw new Refusal('ACCOUNT_LOCKED', { params: lockViewOf(lock) })
}
