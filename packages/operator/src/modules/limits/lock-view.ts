import { Refusal } from '@andon/contract'
import type { LockView } from '@andon/contract/player-api/limits-fields'
import type { Lock } from './money-path.ts'

export function lockViewOf({ kind, since, until }: Lock): LockView {
  return { kind, since: since.toString(), ...(until === null ? {} : { until: until.toString() }) }
}

export function refuseLocked(lock: Lock | null | undefined): void {
  if (lock) throw new Refusal('ACCOUNT_LOCKED', { params: lockViewOf(lock) })
}
