import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { boundedText } from '../fields.ts'
import { tournamentPrize } from '../player-api/tournaments.ts'
import { done, id, instant, minorUnits, nothing } from './fields.ts'
import { staffRoutes } from './routes.ts'

const roles = ['content'] as const
const reason = boundedText(300)
const when = v.pipe(v.string(), v.isoTimestamp())

const text = v.strictObject({ name: boundedText(80), summary: boundedText(300) })

export const staffTournaments = {
  listTournaments: endpoint(staffRoutes.tournaments.listTournaments, {
    roles,
    rate: 'read',
    summary: 'Tournaments of all sites that are not over, and the latest others',
    request: nothing,
    reply: v.object({
      success: v.literal(true),
      tournaments: v.array(
        v.object({
          id: v.string(),
          series: v.string(),
          run: v.number(),
          site: v.string(),
          state: v.string(),
          startsAt: instant,
          endsAt: instant,
          entrants: v.number(),
        }),
      ),
    }),
    refusals: [],
  }),
  publishTournament: endpoint(staffRoutes.tournaments.publishTournament, {
    roles,
    rate: 'write',
    summary: 'Publishes a tournament; its rules never change afterwards',
    request: v.strictObject({
      series: v.pipe(v.string(), v.regex(/^[a-z0-9-]{2,60}$/)),
      site: v.pipe(v.string(), v.regex(/^[A-Z]{2,10}$/)),
      startsAt: when,
      endsAt: when,
      /** The name and the summary in both languages. */
      texts: v.strictObject({ ja: text, en: text }),
      /** As `about.json` of a series, without its times. */
      rules: v.record(v.string(), v.unknown()),
      /** Only checks them. */
      preview: v.optional(v.boolean(), false),
    }),
    reply: v.object({
      success: v.literal(true),
      tournamentId: v.nullable(v.string()),
      rulesHash: v.string(),
      /** What each place wins, as players see it; of a pool, without buy-ins. */
      prizes: v.array(tournamentPrize),
    }),
    refusals: ['ACTION_IMPOSSIBLE'],
  }),
  cancelTournament: endpoint(staffRoutes.tournaments.cancelTournament, {
    roles,
    rate: 'write',
    summary: 'Cancels a tournament that is not paid; all buy-ins are returned',
    request: v.strictObject({ tournamentId: id, reason }),
    reply: done,
    refusals: ['NOT_FOUND', 'ACTION_IMPOSSIBLE'],
  }),
  removeEntry: endpoint(staffRoutes.tournaments.removeEntry, {
    roles: ['risk'],
    rate: 'write',
    summary: 'Removes a player from the board of a tournament that is not paid; a buy-in is returned',
    request: v.strictObject({ tournamentId: id, playerId: id, reason }),
    reply: done,
    refusals: ['NOT_FOUND', 'ACTION_IMPOSSIBLE'],
  }),
  adjustEntry: endpoint(staffRoutes.tournaments.adjustEntry, {
    roles: ['risk'],
    rate: 'write',
    summary:
      'Adds to the score of an entry, or takes away from it, before the prizes are paid; the rank log shows by how much',
    request: v.strictObject({
      tournamentId: id,
      playerId: id,
      /** In the unit of the score; below 0 to take away. */
      points: v.pipe(
        v.number(),
        v.safeInteger(),
        v.minValue(-1_000_000_000_000),
        v.maxValue(1_000_000_000_000),
        v.check((points) => points !== 0, 'Not 0'),
      ),
      reason,
    }),
    reply: v.object({ success: v.literal(true), score: v.number() }),
    refusals: ['NOT_FOUND', 'ACTION_IMPOSSIBLE'],
  }),
  showBoard: endpoint(staffRoutes.tournaments.showBoard, {
    roles: ['content', 'risk'],
    rate: 'read',
    recorded: true,
    summary: 'The first 500 places of a board with players and payments',
    request: v.strictObject({ tournamentId: id }),
    reply: v.object({
      success: v.literal(true),
      entries: v.array(
        v.object({
          rank: v.number(),
          playerId: v.string(),
          score: v.number(),
          rounds: v.number(),
          buyIn: minorUnits,
          adjusted: v.number(),
          prize: v.nullable(minorUnits),
          /** A prize that is not cash; null without one. */
          reward: v.nullable(tournamentPrize),
          paidAt: v.nullable(instant),
        }),
      ),
    }),
    refusals: ['NOT_FOUND'],
  }),
  showPayouts: endpoint(staffRoutes.tournaments.showPayouts, {
    roles: ['content', 'risk', 'payments'],
    rate: 'read',
    recorded: true,
    summary: 'What a tournament took and paid: sums in minor units, and each prize',
    request: v.strictObject({ tournamentId: id }),
    reply: v.object({
      success: v.literal(true),
      state: v.string(),
      buyIns: minorUnits,
      refunded: minorUnits,
      prizes: minorUnits,
      payouts: v.array(v.object({ rank: v.number(), playerId: v.string(), prize: minorUnits, paidAt: instant })),
      /** Prizes that are not cash; `takenAt` null: it waits for the player. */
      rewards: v.array(
        v.object({
          rank: v.number(),
          playerId: v.string(),
          prize: tournamentPrize,
          wonAt: instant,
          takenAt: v.nullable(instant),
        }),
      ),
    }),
    refusals: ['NOT_FOUND'],
  }),
} as const
