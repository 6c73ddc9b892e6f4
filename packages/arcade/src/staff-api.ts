import { endpoint } from '@andon/contract/endpoint'
import { boundedText } from '@andon/contract/fields'
import { done, id, instant, nothing } from '@andon/contract/staff-api/fields'
import * as v from 'valibot'
import { tableId } from './game-api/table-fields.ts'
import { poolId } from './jackpots/terms.ts'
import { arcadeRoutes } from './staff-api/routes.ts'

const roles = ['support', 'risk'] as const
/** Why, for the log of actions. */
const reason = boundedText(300)
const number = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/))
const message = v.object({
  table: v.string(),
  number: v.number(),
  player: v.string(),
  /** The writer's seat and name, as other players see them. */
  seat: v.string(),
  name: v.string(),
  text: v.string(),
  at: instant,
})
const mostMinutes = 60 * 24 * 90

/** Staff moderate the messages that players write at tables. The log of actions has the number of a message, never its text. */
export const staffTables = {
  listReports: endpoint(arcadeRoutes.tables.listReports, {
    roles,
    rate: 'read',
    recorded: true,
    summary: 'Reported messages that are still shown, the longest reported first',
    request: nothing,
    reply: v.object({
      success: v.literal(true),
      messages: v.array(
        v.object({ ...message.entries, reports: v.number(), reasons: v.array(v.string()), firstAt: instant }),
      ),
    }),
    refusals: [],
  }),
  listMessages: endpoint(arcadeRoutes.tables.listMessages, {
    roles,
    rate: 'read',
    recorded: true,
    summary: 'Messages at a table, the newest first; a hundred at most',
    /** `before`: only those with a lower number. */
    request: v.object({ table: tableId, before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/))) }),
    reply: v.object({ success: v.literal(true), messages: v.array(message) }),
    refusals: [],
  }),
  removeMessage: endpoint(arcadeRoutes.tables.removeMessage, {
    roles,
    rate: 'write',
    summary: 'Removes a message from all screens, and its text for good',
    request: v.strictObject({ table: tableId, number, reason }),
    reply: done,
    refusals: ['ACTION_IMPOSSIBLE'],
  }),
  closeReports: endpoint(arcadeRoutes.tables.closeReports, {
    roles,
    rate: 'write',
    summary: 'Closes the reports of a message that stays',
    request: v.strictObject({ table: tableId, number, reason }),
    reply: done,
    refusals: ['ACTION_IMPOSSIBLE'],
  }),
  mutePlayer: endpoint(arcadeRoutes.tables.mutePlayer, {
    roles,
    rate: 'write',
    summary: 'Lets a player write at no table for a time, or write again',
    /** 0 minutes: may write again. */
    request: v.strictObject({
      player: id,
      minutes: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(mostMinutes)),
      reason,
    }),
    reply: v.object({ success: v.literal(true), mutedUntil: v.nullable(instant) }),
    refusals: [],
  }),
} as const

const millionths = v.number()

/** Pools of jackpots. Amounts are millionths of a minor unit, `paid` minor units. */
export const staffJackpots = {
  listPools: endpoint(arcadeRoutes.arcadeJackpots.listPools, {
    roles: ['risk'],
    rate: 'read',
    summary: 'The levels of all pools of jackpots: what they would pay, what their reserves hold, what was advanced',
    request: nothing,
    reply: v.object({
      success: v.literal(true),
      levels: v.array(
        v.object({
          pool: v.string(),
          level: v.string(),
          meter: millionths,
          overflow: millionths,
          reserve: millionths,
          /** The sum of seeds that the operator has advanced and not got back. */
          advanced: millionths,
          paid: v.number(),
          hits: v.number(),
          /** The pool to which the money of this one goes; null: it runs. */
          retiredInto: v.nullable(v.string()),
        }),
      ),
    }),
    refusals: [],
  }),
  retirePool: endpoint(arcadeRoutes.arcadeJackpots.retirePool, {
    roles: ['risk'],
    rate: 'money',
    summary: 'Moves the money of a pool whose file says that it is retired to the pool that the file names',
    request: v.strictObject({ pool: poolId, reason }),
    reply: v.object({
      success: v.literal(true),
      into: v.string(),
      moved: v.array(v.object({ level: v.string(), money: millionths, reserve: millionths })),
    }),
    refusals: ['ACTION_IMPOSSIBLE'],
  }),
} as const

/** The staff's calls of the arcade, on the listener of the staff API of the process that runs it. */
export const arcadeStaffApi = { tables: staffTables, arcadeJackpots: staffJackpots } as const
export type ArcadeStaffApi = typeof arcadeStaffApi
