import type { Db, Tx } from '@andon/platform/sql'
import type { Deps } from '../deps.ts'
import { isExpired } from '../domain/card-expiry.ts'
import { mostTo, type Source } from '../domain/closed-loop.ts'
import { type SourceRow, sourcesOf } from '../store/sources.ts'

/** A source of the closed loop with its database row. */
export interface PlayerSource extends Source, Omit<SourceRow, 'id' | 'net'> {
  /** `VISA •••• 1111` */
  readonly name: string
}

/** Where a player's money came from and may go back to. An expired card or a closed account is not payable. */
export async function playerSources({ clock }: Deps, executor: Db | Tx, playerId: string): Promise<PlayerSource[]> {
  const rows = await sourcesOf(executor, playerId)
  return rows.map((row) => ({ ...row, name: nameOf(row), payable: !row.closed && !hasExpired(row, clock.now()) }))
}

/** True if a source may be paid to: one that money came from, or a bank account that was registered before. */
export function mayReceive({ payable, paidFrom, method }: PlayerSource): boolean {
  return payable && (paidFrom || method === 'BANKTRANSFER')
}

export function mostForEach(sources: readonly PlayerSource[], balance: number): (id: string | null) => number {
  return (id) => mostTo(id, { sources, balance })
}

function hasExpired({ expiryMonth, expiryYear }: SourceRow, now: Temporal.Instant): boolean {
  return expiryMonth !== null && expiryYear !== null && isExpired({ expiryMonth, expiryYear }, now)
}

function nameOf({ brand, last4, label }: SourceRow): string {
  return label ?? `${brand} •••• ${last4}`
}
