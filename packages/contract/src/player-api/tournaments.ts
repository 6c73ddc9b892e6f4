import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { balanceAmount, boundedText, currency, gameCode, idempotencyKey, languageId, success } from '../fields.ts'
import { routes } from './routes.ts'
import { tips } from './tips.ts'

const instant = v.pipe(v.string(), v.isoTimestamp())

export const tournamentStates = ['UPCOMING', 'RUNNING', 'ENDED'] as const
export const scoringMethods = ['fair', 'bestMultiple', 'sumOfMultiples', 'streak', 'turnover', 'tips'] as const

/** Of one place or several: `from` to `to`, both included. */
const prize = v.object({
  from: v.pipe(v.number(), v.integer(), v.minValue(1)),
  to: v.pipe(v.number(), v.integer(), v.minValue(1)),
  kind: v.picklist(['cash', 'bonus', 'freeSpins']),
  /** Minor units for each of these places; the number of spins for free spins. */
  amount: balanceAmount,
})
export type TournamentPrize = v.InferOutput<typeof prize>

const scoring = v.object({
  method: v.picklist(scoringMethods),
  /** Only the first so many qualifying rounds count; null: all. */
  rounds: v.nullable(v.number()),
  /** Minor units; smaller stakes do not count. */
  minStake: balanceAmount,
})

const tournament = v.object({
  id: v.string(),
  /** Of the series that it is a run of. */
  series: v.string(),
  run: v.number(),
  name: v.string(),
  summary: v.string(),
  image: v.string(),
  state: v.picklist(tournamentStates),
  startsAt: instant,
  endsAt: instant,
  /** Players may enter until then. */
  entryUntil: instant,
  /** The board may still change until then; prizes are paid afterwards. */
  provisionalUntil: instant,
  entry: v.picklist(['optIn', 'buyIn', 'invitation']),
  /** Minor units; 0 unless `entry` is `buyIn`. */
  buyIn: balanceAmount,
  currency,
  prizes: v.array(prize),
  games: v.array(gameCode),
  scoring,
  entrants: v.number(),
  /** SHA-256 of the frozen rules, hexadecimal, as the rank log has them (`@andon/ranking/rank-log`). */
  rulesHash: v.string(),
  /** SHA-256 of the seed that draws the place among equal results in fair scoring; null for other methods. */
  seedCommitment: v.nullable(v.string()),
  /** Address of the published rank log on the site, `/rank-logs/{id}.json`, once prizes are paid. */
  rankLog: v.nullable(v.string()),
  cancelled: v.boolean(),
})
export type Tournament = v.InferOutput<typeof tournament>

const boardEntry = v.object({
  rank: v.number(),
  /** Masked. */
  name: v.string(),
  /**
   * Whole. `fair`: the sum of the points of the rounds, each from 0 to 999,999; `bestMultiple` and `sumOfMultiples`: millionths of a multiple; `streak`: rounds in a row;
   * `turnover`: minor units; `tips`: points.
   */
  score: v.number(),
  /** `tips`: how many scores were exact; the more are ahead at equal points. */
  exact: v.optional(v.number()),
  /** What this place would win, or has won. */
  prize: v.optional(prize),
})
export type BoardEntry = v.InferOutput<typeof boardEntry>

const tournamentId = v.pipe(boundedText(60), v.regex(/^trn_[0-9a-z_]{1,56}$/, 'Not a tournament'))

export const boardTop = v.object({
  state: v.picklist(tournamentStates),
  entrants: v.number(),
  entries: v.array(boardEntry),
})

export const tournaments = {
  getTournaments: endpoint(routes.tournaments.getTournaments, {
    access: 'public',
    rate: 'read',
    summary: 'Upcoming and running tournaments of the brand, and those of the last days',
    request: v.object(languageId),
    reply: v.object({ ...success.entries, tournaments: v.array(tournament) }),
    refusals: [],
  }),
  getTournamentBoard: endpoint(routes.tournaments.getTournamentBoard, {
    access: 'visitor',
    rate: 'read',
    summary: 'A page of the board of a tournament, from the first place',
    request: v.object({
      tournamentId,
      cursor: v.optional(boundedText(200)),
      limit: v.optional(
        v.pipe(
          v.union([v.pipe(v.string(), v.regex(/^\d{1,3}$/)), v.number()]),
          v.transform(Number),
          v.integer(),
          v.minValue(1),
          v.maxValue(100),
        ),
      ),
    }),
    reply: v.object({
      ...success.entries,
      state: v.picklist(tournamentStates),
      entries: v.array(boardEntry),
      me: v.optional(v.object({ rank: v.number(), score: v.number() })),
      nextCursor: v.optional(v.string()),
    }),
    refusals: ['NOT_FOUND'],
  }),
  getMyTournaments: endpoint(routes.tournaments.getMyTournaments, {
    access: 'player',
    rate: 'read',
    summary: 'Tournaments that the player has entered, newest first',
    request: v.object({}),
    reply: v.object({
      ...success.entries,
      tournaments: v.array(
        v.object({
          id: v.string(),
          state: v.picklist(tournamentStates),
          rank: v.optional(v.number()),
          score: v.optional(v.number()),
          prize: v.optional(prize),
          paidAt: v.optional(instant),
        }),
      ),
    }),
    refusals: [],
  }),
  enterTournament: endpoint(routes.tournaments.enterTournament, {
    access: 'player',
    rate: 'write',
    summary: 'Enters a tournament; a buy-in is taken from real cash',
    request: v.object({ tournamentId, idempotencyKey }),
    reply: v.object({
      ...success.entries,
      entry: v.object({ tournamentId: v.string(), enteredAt: instant, paid: v.optional(balanceAmount) }),
    }),
    refusals: ['NOT_FOUND', 'ACTION_IMPOSSIBLE'],
  }),
  ...tips,
} as const
