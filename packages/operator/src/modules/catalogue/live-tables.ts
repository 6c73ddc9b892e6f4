import { isDeepStrictEqual } from 'node:util'
import { Refusal } from '@andon/contract'
import type { Fact, NewFact } from '@andon/contract/fact'
import {
  type LiveTable,
  type LiveTableChange,
  type LiveTableSent,
  type LiveTables,
  liveTableKeptMs,
  mostClockDifferenceMs,
  mostLiveTables,
} from '@andon/contract/player-api/live-tables'
import type { WalletRequest } from '@andon/contract/wallet-api'
import type { Clock } from '@andon/platform/clock'
import type { Db } from '@andon/platform/sql'
import { liveTablesChanged } from './facts.ts'
import { fewestPlayersShown } from './game-page/get-players-now.ts'
import { findGames } from './store.ts'

type Told = Parameters<typeof liveTablesChanged>[0]['data']

interface Known {
  readonly supplier: string
  /** The time by the supplier's clock. */
  readonly at: number
  readonly heardAt: number
  readonly table: LiveTable
}

/**
 * Live tables as suppliers describe them. Each web node keeps them in memory, from the bus; there is no table in the database, because a state is worth nothing after a minute and changes
 * several times in each round. A node that has just started knows them once their suppliers renew them, within a minute; until then lobbies show the games without a state.
 */
export function createLiveTables({
  db,
  clock,
  announce,
}: {
  readonly db: Db
  readonly clock: Clock
  announce(fact: NewFact): void
}) {
  const known = new Map<string, Known>()
  const nowMs = () => clock.now().epochMilliseconds
  const isKept = ({ heardAt }: Known) => Math.abs(nowMs() - heardAt) < liveTableKeptMs

  /** One above `mostLiveTables` of a supplier replaces the one that was renewed longest ago. */
  function makeRoom(supplier: string): string[] {
    const own = [...known].filter(([, one]) => one.supplier === supplier)
    const oldest = own
      .toSorted(([, a], [, b]) => a.heardAt - b.heardAt)
      .slice(0, Math.max(0, own.length - mostLiveTables))
    return oldest.map(([id]) => id)
  }
  function remove(ids: readonly string[]): LiveTableChange[] {
    for (const id of ids) known.delete(id)
    return ids.map((id) => ({ now: nowMs(), id, table: null }))
  }

  return {
    /** A supplier's call. Refusals: a game that is not its own (GAME_UNKNOWN), a clock that is wrong by more than a minute (MALFORMED). */
    tell: async (supplier: string, { at, tables }: WalletRequest<'liveTables'>): Promise<void> => {
      if (Math.abs(nowMs() - at) > mostClockDifferenceMs)
        throw new Refusal('MALFORMED', { field: 'at', message: 'at is more than a minute from the operator’s clock' })
      const games = await findGames(db, [...new Set(tables.map(({ gameCode }) => gameCode))])
      const wrong = tables.find(({ gameCode }) => games.get(gameCode)?.supplier !== supplier)
      if (wrong) throw new Refusal('GAME_UNKNOWN', { params: { gameCode: wrong.gameCode } })
      const told = tables.map((table) => toldOf(table, { supplier, at }))
      announce(liveTablesChanged({ key: supplier, data: { supplier, at, tables: told } }))
    },
    /** Keeps what a fact says; returns what is another now. */
    take: ({ data: { supplier, at, tables } }: Fact<string, Told>): LiveTableChange[] => {
      const now = nowMs()
      const changes = tables.flatMap(({ locksInMs, ...told }): LiveTableChange[] => {
        const before = known.get(told.id)
        if (before && isKept(before) && before.at > at) return []
        const table = { ...told, locksAt: locksInMs === null ? null : now + locksInMs }
        known.set(told.id, { supplier, at, heardAt: now, table })
        return before && isSame(before.table, table) ? [] : [{ now, id: told.id, table }]
      })
      return [...changes, ...remove(makeRoom(supplier))]
    },
    /** Forgets tables that were not renewed; returns them. */
    forget: (): LiveTableChange[] => remove([...known].flatMap(([id, one]) => (isKept(one) ? [] : [id]))),
    now: (): LiveTables => ({
      now: nowMs(),
      tables: [...known.values()].filter(isKept).map(({ table }) => table),
    }),
  }
}

function toldOf(
  { tableId, gameCode, state, locksAt, players = 0, seatsFree, limits, results }: LiveTableSent,
  { supplier, at }: { supplier: string; at: number },
): Told['tables'][number] {
  return {
    id: `${supplier}/${tableId}`,
    gameCode,
    state,
    results,
    locksInMs: locksAt === undefined ? null : locksAt - at,
    players: players < fewestPlayersShown ? null : players,
    seatsFree: seatsFree ?? null,
    limits: limits ?? null,
  }
}

/** A renewed table has about the same instant of its lock: the way here takes a little less or more time. */
const sameInstantMs = 250

function isSame({ locksAt: a, ...one }: LiveTable, { locksAt: b, ...other }: LiveTable): boolean {
  const locks = a === b || (a !== null && b !== null && Math.abs(a - b) < sameInstantMs)
  return locks && isDeepStrictEqual(one, other)
}
