import { assert, type Db, type Tx } from '@andon/platform/sql'
import type { Balances } from './domain/balances.ts'
import { readBalances } from './store/balances.ts'

/** What each account of a player holds. He has accounts: registration opened them. */
export async function balances(executor: Db | Tx, playerId: string): Promise<Balances> {
  const found = (await balancesOf(executor, [playerId])).get(playerId)
  assert(found, `${playerId} has accounts`)
  return found
}

/** The same for many players in one statement; whoever has no accounts is not in the map. */
export function balancesOf(executor: Db | Tx, playerIds: readonly string[]): Promise<Map<string, Balances>> {
  return readBalances(executor, [...new Set(playerIds)])
}
