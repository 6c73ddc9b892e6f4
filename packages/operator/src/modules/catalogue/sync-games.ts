import { type PublishedGame, publishedGame } from '@andon/contract/supplier-games'
import { assert, type Tx } from '@andon/platform/sql'
import * as v from 'valibot'
import { bumpContentVersion, gamesOfOthers, lockContentVersion, saveGames } from './store.ts'
import type { Suppliers } from './suppliers/suppliers.ts'

/**
 * Updates the catalogue to the games that a supplier publishes now: adds new ones, changes existing ones and withdraws missing
 * ones. Increases the content version only if something changed.
 */
export async function syncGames(
  tx: Tx,
  suppliers: Suppliers,
  supplierCode: string,
  published: readonly PublishedGame[],
): Promise<void> {
  assert(suppliers.find(supplierCode), `supplier ${supplierCode} is registered`)
  const games = v.parse(v.array(publishedGame), published)
  assert(new Set(games.map((game) => game.gameCode)).size === games.length, 'each game is published once')
  await lockContentVersion(tx)
  const [taken] = await gamesOfOthers(tx, { supplier: supplierCode, codes: games.map((game) => game.gameCode) })
  assert(!taken, `game ${taken?.gameCode} belongs to supplier ${taken?.supplier}`)
  if (await saveGames(tx, supplierCode, games)) await bumpContentVersion(tx)
}
