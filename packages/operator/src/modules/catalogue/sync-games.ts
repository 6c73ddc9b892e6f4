import { gameSheet } from '@andon/contract/games/sheet'
import { type PublishedGame, publishedGame } from '@andon/contract/supplier-games'
import { assert, type Tx } from '@andon/platform/sql'
import * as v from 'valibot'
import { type GameSheets, saveSheets } from './game-page/sheets.ts'
import { bumpContentVersion, gamesOfOthers, lockContentVersion, saveGames } from './store.ts'
import type { Suppliers } from './suppliers/suppliers.ts'

interface PublishedBySupplier {
  readonly supplierCode: string
  readonly games: readonly PublishedGame[]
  /** The sheets of games that have one. */
  readonly sheets?: GameSheets | undefined
}

/**
 * Updates the catalogue to the games that a supplier publishes now, with their sheets: adds new ones, changes existing ones and withdraws missing
 * ones. Increases the content version only if something changed.
 */
export async function syncGames(
  tx: Tx,
  suppliers: Suppliers,
  { supplierCode, games: published, sheets = new Map() }: PublishedBySupplier,
): Promise<void> {
  assert(suppliers.find(supplierCode), `supplier ${supplierCode} is registered`)
  const games = v.parse(v.array(publishedGame), published)
  const checked = new Map([...sheets].map(([code, sheet]) => [code, v.parse(gameSheet, sheet)]))
  assert(new Set(games.map((game) => game.gameCode)).size === games.length, 'each game is published once')
  await lockContentVersion(tx)
  const [taken] = await gamesOfOthers(tx, { supplier: supplierCode, codes: games.map((game) => game.gameCode) })
  assert(!taken, `game ${taken?.gameCode} belongs to supplier ${taken?.supplier}`)
  const listing = await saveGames(tx, supplierCode, games)
  if ((await saveSheets(tx, supplierCode, checked)) || listing) await bumpContentVersion(tx)
}
