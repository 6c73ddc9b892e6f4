import type { PublishedGame } from '@andon/contract/supplier-games'
import type { Catalogue, Hub88, Supplier } from '@andon/operator/catalogue'
import type { Runtime } from '@andon/platform/runtime'
import type { Tx } from '@andon/platform/sql'
import { askAggregator } from './ask-aggregator.ts'
import { assignCodes, candidatesOf } from './domain/game-codes.ts'
import { readListedGame } from './domain/listed-game.ts'

export interface SyncDeps {
  readonly catalogue: Pick<Catalogue, 'syncGames' | 'codesOfSupplier' | 'gamesOfOthers'>
  /** Aborts when the server stops. */
  readonly signal: AbortSignal
}

type Uncoded = Omit<PublishedGame, 'gameCode'> & { readonly supplierGameCode?: string | undefined }

const timeoutMs = 60_000
const mostBytes = 64 * 1024 * 1024
const mostGames = 20_000

/**
 * Brings the catalogue in step with an aggregator's list: new, changed and withdrawn games. A wrong entry is left out and logged with its field. A list that
 * does not come, or in which no game is right, changes nothing. Returns how many games are published; null if nothing was changed for that reason.
 */
export async function syncList(
  { db, log }: Pick<Runtime, 'db' | 'log'>,
  { catalogue, signal }: SyncDeps,
  aggregator: Supplier & { readonly hub88: Hub88 },
): Promise<number | null> {
  const { code: supplier } = aggregator
  const asked = { path: 'game/list', fields: {}, timeoutMs, mostBytes, signal } as const
  const list = await askAggregator(aggregator.hub88, asked).catch((error: unknown) => {
    log.error({ err: error, supplier }, 'an aggregator sent no list of games')
    return null
  })
  if (list === null) return null
  const games = Array.isArray(list) ? readGames(log, aggregator, list.slice(0, mostGames)) : []
  if (games.length === 0) {
    log.error({ supplier }, 'an aggregator sent a list without games; the catalogue stays as it is')
    return null
  }
  return db.transaction(async (tx) => {
    const coded = await withCodes(catalogue, tx, supplier, games)
    await catalogue.syncGames(tx, supplier, coded)
    return coded.length
  })
}

function readGames(log: Runtime['log'], aggregator: Supplier, list: readonly unknown[]): Uncoded[] {
  const { code: supplier, name, origins } = aggregator
  const placing = { supplier: { code: supplier, name }, images: origins.images }
  const games = new Map<string, Uncoded>()
  const unknownCategories = new Set<unknown>()
  for (const entry of list) {
    const read = readListedGame(entry, placing)
    if ('wrong' in read) log.warn({ supplier, ...read.wrong }, 'a game in the list of an aggregator is left out')
    if (!('game' in read)) continue
    const own = read.game.supplierGameCode ?? ''
    if (games.has(own)) log.warn({ supplier, code: own }, 'a game is twice in the list of an aggregator')
    else games.set(own, read.game)
    if (!read.isCategoryKnown) unknownCategories.add((entry as { category?: unknown }).category ?? null)
  }
  if (unknownCategories.size > 0)
    log.warn({ supplier, categories: [...unknownCategories] }, 'games of unknown categories are listed as slots')
  return [...games.values()]
}

async function withCodes(
  catalogue: SyncDeps['catalogue'],
  tx: Tx,
  supplier: string,
  games: readonly Uncoded[],
): Promise<PublishedGame[]> {
  const owns = games.map((game) => game.supplierGameCode ?? '')
  const kept = await catalogue.codesOfSupplier(tx, supplier)
  const codes = owns.flatMap((own) => candidatesOf(supplier, own))
  const taken = new Set((await catalogue.gamesOfOthers(tx, { supplier, codes })).map(({ gameCode }) => gameCode))
  const assigned = assignCodes(supplier, owns, { kept, taken })
  return games.flatMap((game) => {
    const gameCode = assigned.get(game.supplierGameCode ?? '')
    return gameCode === undefined ? [] : [{ ...game, gameCode }] // a clash of hashes: not in the life of a catalogue
  })
}
