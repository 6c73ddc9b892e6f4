import * as v from 'valibot'
import { boundedText, gameCode } from '../fields.ts'
import { inEveryLanguage } from '../languages.ts'

/** Live tables: what suppliers say of them (`liveTables` of the wallet API), and what lobbies show of them. */

/** Tables of one supplier that are kept. */
export const mostLiveTables = 200
/** A table that its supplier does not renew for so long is forgotten. */
export const liveTableKeptMs = 60_000
/** How far the clock of a supplier may be from the operator's. */
export const mostClockDifferenceMs = 60_000

const mostResults = 20
const mostUntilLockMs = 3_600_000

const minorUnits = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const instant = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const count = (most: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(most))

/** `open`: bets are taken. `locked`: not now, the round is on. `closed`: nobody can play at it. */
const liveTableStates = ['open', 'locked', 'closed'] as const
/** How a result is coloured; its text says everything, so that no colour is needed. */
const resultTones = ['red', 'black', 'green', 'blue', 'gold', 'plain'] as const
export type ResultTone = (typeof resultTones)[number]

/** The result of a round in a few characters: `17` in red, `P` in blue, `2.31×`. */
const tableResult = v.strictObject({
  text: v.strictObject(inEveryLanguage(() => boundedText(8))), // 8: Rooster
  tone: v.picklist(resultTones),
})
export type TableResult = v.InferOutput<typeof tableResult>

const limits = v.pipe(
  v.strictObject({ least: minorUnits, most: minorUnits }),
  v.forward(
    v.check(({ least, most }) => least <= most, 'least is more than most'),
    ['least'],
  ),
)

/** A table as its supplier describes it. */
const tableSent = v.pipe(
  v.strictObject({
    /** The supplier's own name of it. */
    tableId: v.pipe(v.string(), v.regex(/^[\w.:-]{1,64}$/)),
    gameCode,
    state: v.picklist(liveTableStates),
    /** When it stops taking bets for this round, in milliseconds since 1970 by the supplier's clock; of an open table, if it is known. */
    locksAt: v.optional(instant),
    /** Players with bets on this round, or seated. Counted, never estimated. */
    players: v.optional(count(1_000_000)),
    /** Of a table with seats. */
    seatsFree: v.optional(count(1000)),
    limits: v.optional(limits),
    /** Of the last rounds, the newest last; only where many players share them. Of a round whose result is known to everybody, never before. */
    results: v.optional(v.pipe(v.array(tableResult), v.maxLength(mostResults)), []),
  }),
  v.forward(
    v.check(({ state, locksAt }) => locksAt === undefined || state === 'open', 'locksAt is of open tables alone'),
    ['locksAt'],
  ),
)
export type LiveTableSent = v.InferOutput<typeof tableSent>

export const liveTablesSent = v.pipe(
  v.strictObject({
    /** What the supplier's clock shows as it sends this, in milliseconds since 1970. What was sent later counts. */
    at: instant,
    /** Those that have changed, or all. */
    tables: v.pipe(v.array(tableSent), v.minLength(1), v.maxLength(mostLiveTables)),
  }),
  v.forward(
    v.check(
      ({ tables }) => new Set(tables.map(({ tableId }) => tableId)).size === tables.length,
      'tables has a table twice',
    ),
    ['tables'],
  ),
  v.forward(
    v.check(
      ({ at, tables }) => tables.every(({ locksAt = at }) => locksAt - at <= mostUntilLockMs),
      'a table of tables locks more than an hour after at',
    ),
    ['tables'],
  ),
)

/** A live table as everybody sees it. */
export const liveTable = v.object({
  /** Names the table among those of all suppliers. */
  id: v.string(),
  gameCode,
  state: v.picklist(liveTableStates),
  /** By the clock of `now` beside it; null if it is not open, or does not say. */
  locksAt: v.nullable(v.number()),
  /** Null: fewer than are shown, or not known. */
  players: v.nullable(v.number()),
  seatsFree: v.nullable(v.number()),
  limits: v.nullable(v.object({ least: minorUnits, most: minorUnits })),
  /** The newest last. */
  results: v.array(tableResult),
})
export type LiveTable = v.InferOutput<typeof liveTable>

/** All tables that are known. `now` is when it was sent, in milliseconds since 1970 by the server's clock. */
export const liveTables = v.object({ now: v.number(), tables: v.array(liveTable) })
export type LiveTables = v.InferOutput<typeof liveTables>

/** A table is another one than before; null: it is not known any more. */
export const liveTableChange = v.object({ now: v.number(), id: v.string(), table: v.nullable(liveTable) })
export type LiveTableChange = v.InferOutput<typeof liveTableChange>
