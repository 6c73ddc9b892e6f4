import type { LiveTable, LiveTableChange, LiveTables } from '@andon/contract/player-api/live-tables'

/** The known live tables of all games. */
export interface Rooms {
  readonly tables: readonly LiveTable[]
  /** How far the server's clock is ahead of this browser's, in milliseconds. */
  readonly aheadMs: number
}

/** The room of a game, as its tile shows it. */
export interface Room {
  readonly table: LiveTable
  /** Tables of the game. */
  readonly tables: number
  readonly aheadMs: number
}

/** A message has been on its way for a while, so the least difference of the clocks is the nearest to the truth. */
const aheadAfter = (known: Rooms | undefined, { now, atMs }: { now: number; atMs: number }) =>
  Math.max(known?.aheadMs ?? Number.NEGATIVE_INFINITY, now - atMs)

/** All tables, as received at `atMs` of this browser's clock. */
export const roomsOf = (known: Rooms | undefined, { now, tables }: LiveTables, atMs: number): Rooms => ({
  tables,
  aheadMs: aheadAfter(known, { now, atMs }),
})

/** The same after one table is another one, or is not known any more. */
export function afterChange(known: Rooms | undefined, { now, id, table }: LiveTableChange, atMs: number): Rooms {
  const others = (known?.tables ?? []).filter((one) => one.id !== id)
  return { tables: table ? [...others, table] : others, aheadMs: aheadAfter(known, { now, atMs }) }
}

const usefulness = { open: 0, locked: 1, closed: 2 } as const

/** The tile of a game with several tables shows one at which one can play, with the most players. */
export function roomOf(rooms: Rooms, gameCode: string): Room | null {
  const tables = rooms.tables.filter((table) => table.gameCode === gameCode)
  const [table] = tables.toSorted(
    (a, b) =>
      usefulness[a.state] - usefulness[b.state] || (b.players ?? 0) - (a.players ?? 0) || (a.id < b.id ? -1 : 1),
  )
  return table ? { table, tables: tables.length, aheadMs: rooms.aheadMs } : null
}

/** No state is shown when this long after its lock no news of a table has come: the line may be lost. */
const lostAfterMs = 60_000

/** The state on a table's tile at `atMs` of this browser's clock; null: none. `seconds`: until the lock, where that is known. */
export function shownState(
  { table: { state, locksAt }, aheadMs }: Pick<Room, 'table' | 'aheadMs'>,
  atMs: number,
): { readonly state: LiveTable['state']; readonly seconds: number | null } | null {
  if (state !== 'open' || locksAt === null) return { state, seconds: null }
  const leftMs = locksAt - aheadMs - atMs
  if (leftMs > 0) return { state, seconds: Math.ceil(leftMs / 1000) }
  return leftMs > -lostAfterMs ? { state: 'locked', seconds: null } : null
}

/** When `shownState` is another one, in milliseconds from `atMs`; null: not by itself. */
export function changesIn({ table: { state, locksAt }, aheadMs }: Pick<Room, 'table' | 'aheadMs'>, atMs: number) {
  if (state !== 'open' || locksAt === null) return null
  const leftMs = locksAt - aheadMs - atMs
  if (leftMs > 0) return leftMs % 1000 || 1000
  return leftMs > -lostAfterMs ? leftMs + lostAfterMs : null
}
