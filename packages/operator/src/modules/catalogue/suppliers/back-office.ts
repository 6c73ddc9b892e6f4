import { isDeepStrictEqual } from 'node:util'
import type { PublishedGame } from '@andon/contract/supplier-games'
import type { Db } from '@andon/platform/sql'
import type { PlayRecords } from '../play-records.ts'
import { findGame, knownGames } from '../store.ts'
import { type OutsideFolder, readSupplierFolders, type SupplierFolder } from './files/read-folders.ts'
import {
  requestReload,
  type StaffChange,
  type SupplierState,
  setGamePaused,
  setSupplierState,
  supplierStates,
} from './states.ts'

interface ListedSupplier {
  readonly code: string
  /** The code, without a valid folder. */
  readonly name: string
  readonly state: SupplierState
  /** Its calls are accepted: it ships, or has a valid folder. */
  readonly attached: boolean
  /** Published ones. */
  readonly games: number
  readonly openRounds: number
  readonly lastBetAt: Temporal.Instant | null
}

interface CheckedFolder extends Pick<SupplierFolder, 'code' | 'problems'> {
  /** The games that reading the folder would add, change or withdraw, by code. */
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly withdrawn: readonly string[]
}

interface ListedGame {
  readonly gameCode: string
  readonly supplier: string
  readonly name: PublishedGame['name']
  readonly published: boolean
  readonly paused: boolean
}

export type Problem = { readonly problem: string }

/** Staff manage suppliers and games here, beside a running server, which follows within a second. `builtIn`: codes of suppliers that ship. */
export function supplierBackOffice(
  db: Db,
  {
    folder,
    builtIn,
    playRecords,
  }: {
    folder: OutsideFolder | undefined
    builtIn: readonly string[]
    playRecords: Pick<PlayRecords, 'playOfSuppliers'>
  },
) {
  const folders = async () =>
    folder === undefined
      ? []
      : readSupplierFolders(folder.path, {
          taken: builtIn,
          ownHosts: folder.ownHosts,
          known: await knownGames(db),
        })

  async function list(): Promise<ListedSupplier[]> {
    const read = new Map((await folders()).map((one) => [one.code, one]))
    const states = await supplierStates(db)
    const published = await publishedGames(db)
    const played = await playRecords.playOfSuppliers(db.reports)
    const codes = new Set([...builtIn, ...read.keys(), ...states.keys(), ...published.keys(), ...played.keys()])
    return [...codes].sort().map((code) => {
      const { openRounds = 0, lastBetAt = null } = played.get(code) ?? {}
      const games = published.get(code) ?? 0
      const supplier = read.get(code)?.supplier
      const attached = supplier !== undefined || builtIn.includes(code)
      const state = states.get(code) ?? 'active'
      return { code, name: supplier?.name ?? code, state, attached, games, openRounds, lastBetAt }
    })
  }

  /** All folders, or one; undefined if there is no such folder. */
  async function check(code?: string): Promise<readonly CheckedFolder[] | undefined> {
    const read = (await folders()).filter((one) => code === undefined || one.code === code)
    if (code !== undefined && read.length === 0) return undefined
    return Promise.all(
      read.map(async (one) => ({ code: one.code, problems: one.problems, ...(await planOf(db, one)) })),
    )
  }

  async function setState(
    code: string,
    state: SupplierState,
    by: StaffChange,
  ): Promise<Problem | { before: SupplierState; changed: boolean }> {
    const known = await list()
    const before = known.find((one) => one.code === code)?.state
    if (before === undefined)
      return { problem: `unknown supplier ${code}; there are ${known.map((one) => one.code).join(', ')}` }
    if (before === 'retired' && state === 'paused') return { problem: `${code} is retired; resume it first` }
    return { before, changed: await db.transaction((tx) => setSupplierState(tx, { supplier: code, state, ...by })) }
  }

  async function pauseGame(
    gameCode: string,
    paused: boolean,
    by: StaffChange,
  ): Promise<Problem | { changed: boolean }> {
    if (!(await findGame(db, gameCode))) return { problem: `unknown game ${gameCode}; games list shows them` }
    return { changed: await db.transaction((tx) => setGamePaused(tx, { gameCode, paused, ...by })) }
  }

  return {
    list,
    check,
    setState,
    pauseGame,
    games: (supplier?: string) => listGames(db, supplier),
    reload: (by: StaffChange) => db.transaction((tx) => requestReload(tx, by)),
  }
}

/** How many games each supplier publishes; 0 for one that publishes none any more. */
async function publishedGames(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db.query<{ supplier: string; games: number }>(
    'select supplier, count(*) filter (where published) as games from catalogue.games group by supplier',
  )
  return new Map(rows.map(({ supplier, games }) => [supplier, games]))
}

/** Without valid games nothing changes. */
async function planOf(db: Db, { code, games }: SupplierFolder) {
  if (!games) return { added: [], changed: [], withdrawn: [] }
  const stored = await db.query<{ gameCode: string; details: unknown }>(
    'select game_code as "gameCode", details from catalogue.games where supplier = $1 and published order by position',
    [code],
  )
  const before = new Map(stored.map(({ gameCode, details }) => [gameCode, details]))
  const now = new Set(games.map(({ gameCode }) => gameCode))
  const isSame = (game: PublishedGame) => isDeepStrictEqual(JSON.parse(JSON.stringify(game)), before.get(game.gameCode))
  const codes = (some: readonly PublishedGame[]) => some.map(({ gameCode }) => gameCode)
  return {
    added: codes(games.filter(({ gameCode }) => !before.has(gameCode))),
    changed: codes(games.filter((game) => before.has(game.gameCode) && !isSame(game))),
    withdrawn: [...before.keys()].filter((gameCode) => !now.has(gameCode)),
  }
}

async function listGames(db: Db, supplier: string | undefined): Promise<ListedGame[]> {
  return db.query<ListedGame>(
    `select game_code as "gameCode", supplier, details->'name' as name, published,
       exists (select from catalogue.paused_games as paused where paused.game_code = games.game_code) as paused
     from catalogue.games where $1::text is null or supplier = $1 order by supplier, position`,
    [supplier ?? null],
  )
}
