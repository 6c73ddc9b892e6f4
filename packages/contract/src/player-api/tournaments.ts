import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { balanceAmount, boundedText, currency, gameCode, idempotencyKey, languageId, success } from '../fields.ts'
import { routes } from './routes.ts'
import { tips } from './tips.ts'

const instant = v.pipe(v.string(), v.isoTimestamp())

export const tournamentStates = ['UPCOMING', 'RUNNING', 'ENDED'] as const
export const scoringMethods = ['fair', 'bestMultiple', 'sumOfMultiples', 'streak', 'turnover', 'chips', 'tips'] as const

/** Of one place or several: `from` to `to`, both included. */
export const tournamentPrize = v.object({
  from: v.pipe(v.number(), v.integer(), v.minValue(1)),
  to: v.pipe(v.number(), v.integer(), v.minValue(1)),
  kind: v.picklist(['cash', 'bonus', 'freeSpins']),
  /** Minor units for each of these places; the number of spins for free spins. */
  amount: balanceAmount,
  /** Free spins: their game, and the stake of each in minor units. */
  game: v.optional(gameCode),
  stake: v.optional(balanceAmount),
  /** Bonus: how many times it is wagered before it becomes real cash, unless the law of the player's country allows fewer. */
  wageringTimes: v.optional(v.number()),
  /** Free spins and bonus: how long they last once the player has taken them. */
  expiryDays: v.optional(v.number()),
})
export type TournamentPrize = v.InferOutput<typeof tournamentPrize>

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
  prizes: v.array(tournamentPrize),
  games: v.array(gameCode),
  scoring,
  /** A race with play chips, which are worth nothing outside: how many each entry gets, and how often it may get them again once they are gone. */
  chips: v.optional(
    v.object({
      start: v.number(),
      rebuys: v.number(),
      /** The hashes of its seeds are public while it is on, and its log has the seeds of all its rounds. */
      proofs: v.optional(v.literal(true)),
    }),
  ),
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
   * `turnover`: minor units; `chips`: chips; `tips`: points.
   */
  score: v.number(),
  /** `tips`: how many scores were exact; the more are ahead at equal points. */
  exact: v.optional(v.number()),
  /** What this place would win, or has won. */
  prize: v.optional(tournamentPrize),
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
    summary:
      'Upcoming and running tournaments of the brand and the latest of those that are over; `nextCursor` leads to earlier ones. With `tournamentId` that one alone, if it is known',
    request: v.object({
      ...languageId,
      tournamentId: v.optional(tournamentId),
      cursor: v.optional(boundedText(200)),
    }),
    reply: v.object({
      ...success.entries,
      tournaments: v.array(tournament),
      nextCursor: v.optional(v.string()),
    }),
    refusals: ['NOT_FOUND'],
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
      /** `entry`: the number of the player's entry, under which the rank log has it. */
      me: v.optional(v.object({ rank: v.number(), score: v.number(), entry: v.number() })),
      nextCursor: v.optional(v.string()),
    }),
    refusals: ['NOT_FOUND'],
  }),
  getMyTournaments: endpoint(routes.tournaments.getMyTournaments, {
    access: 'player',
    rate: 'read',
    summary: 'Tournaments that the player has entered, newest first',
    /** With a race with play chips: also the rounds that were played in it. */
    request: v.object({ tournamentId: v.optional(tournamentId) }),
    reply: v.object({
      ...success.entries,
      tournaments: v.array(
        v.object({
          id: v.string(),
          name: v.string(),
          state: v.picklist(tournamentStates),
          rank: v.optional(v.number()),
          score: v.optional(v.number()),
          prize: v.optional(tournamentPrize),
          /** Cash: when it was paid. Others: when the player took them. */
          paidAt: v.optional(instant),
          /** The prize waits until the player takes it (`claim`). */
          waiting: v.optional(v.literal(true)),
          /** Of a race with play chips: what the player has, and how many rebuys and rounds are left. */
          chips: v.optional(
            v.object({
              balance: v.number(),
              rebuysLeft: v.number(),
              roundsLeft: v.number(),
              /** So few that no stake can be made: a rebuy is possible. */
              isOut: v.boolean(),
            }),
          ),
        }),
      ),
      /** Of that race, newest first, at most 100; amounts are chips. */
      rounds: v.optional(
        v.array(
          v.object({
            roundId: v.string(),
            gameCode,
            stake: v.number(),
            win: v.number(),
            /** Not finished yet. */
            open: v.boolean(),
            startedAt: instant,
          }),
        ),
      ),
    }),
    refusals: [],
  }),
  enterTournament: endpoint(routes.tournaments.enterTournament, {
    access: 'player',
    rate: 'write',
    summary:
      'Enters a tournament; a buy-in is taken from real cash. Once more, with another key, in a race with play chips: gives the chips again to a player who has lost them, as often as its rules say, for nothing',
    request: v.object({ tournamentId, idempotencyKey }),
    reply: v.object({
      ...success.entries,
      entry: v.object({ tournamentId: v.string(), enteredAt: instant, paid: v.optional(balanceAmount) }),
    }),
    refusals: ['NOT_FOUND', 'ACTION_IMPOSSIBLE'],
  }),
  claim: endpoint(routes.tournaments.claim, {
    access: 'player',
    rate: 'money',
    summary: 'Grants free spins or a bonus that the player has won, once; a prize waits while another bonus is active',
    request: v.object({ tournamentId, idempotencyKey }),
    reply: v.object({ ...success.entries, prize: tournamentPrize, bonusId: v.string(), takenAt: instant }),
    refusals: ['NOT_FOUND', 'ACTION_IMPOSSIBLE', 'BONUS_ACTIVE', 'BONUS_NOT_ELIGIBLE', 'ACCOUNT_LOCKED'],
  }),
  ...tips,
} as const
