import type { Db, Tx } from '@andon/platform/sql'
import { findGames } from './store.ts'
import type { Suppliers } from './suppliers/suppliers.ts'

/** Returns the games whose supplier shows chips as chips and whose rounds are decided when they begin: an open round would hide a stake from the board. */
export async function gamesWithChips(
  executor: Db | Tx,
  { codes, suppliers }: { codes: readonly string[]; suppliers: Suppliers },
): Promise<ReadonlySet<string>> {
  const playable = [...(await findGames(executor, codes)).values()].filter(
    ({ supplier, published, details }) =>
      published &&
      suppliers.find(supplier)?.playsChips === true &&
      details.actWithinHours === undefined &&
      details.category !== 'live-casino',
  )
  return new Set(playable.map(({ gameCode }) => gameCode))
}
