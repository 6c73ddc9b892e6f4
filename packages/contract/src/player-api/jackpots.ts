import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { balanceAmount, currency, flag, gameCode, languageId, success } from '../fields.ts'
import { routes } from './routes.ts'

export const jackpotLevels = ['MINI', 'MAJOR', 'GRAND'] as const

const jackpot = v.object({
  /** The supplier and its name for the jackpot: "arcade/festival.mini". */
  id: v.string(),
  name: v.string(),
  level: v.picklist(jackpotLevels),
  /** What it would pay now: whole minor units. */
  amount: balanceAmount,
  currency,
  games: v.array(gameCode),
  /** What a new meter starts at. */
  seed: v.optional(balanceAmount),
  /** The least stake of a round that can win it. */
  minimumStake: v.optional(balanceAmount),
  /** It is won at the latest by the first qualifying round after this instant. */
  mustDropBy: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /** It is won at the latest at this amount. */
  mustDropAt: v.optional(balanceAmount),
  /** The chance of a stake, in words of numbers: "1 : 2,500,000". Absent where the chance changes with the meter. */
  odds: v.optional(v.string()),
  /** Share of each stake that goes into this jackpot and its reserve, as a fraction "3/1000". */
  shareOfStake: v.string(),
  /** Of that what raises the meter; the rest is kept for seeds. With `mustDropAt` the chance of a round is stake × this ÷ (`mustDropAt` − `amount`). */
  increment: v.optional(v.string()),
  /** What it returns of each stake in the long run, beside the game's own return, as a fraction; absent where that depends on how much is played. */
  rtp: v.optional(v.string()),
})
export type Jackpot = v.InferOutput<typeof jackpot>

/** What all jackpots of the brand would pay now. */
export const jackpotMeters = v.object({
  jackpots: v.array(
    v.object({ id: v.string(), amount: balanceAmount, mustDropBy: v.optional(v.pipe(v.string(), v.isoTimestamp())) }),
  ),
})

/** False until the player turns it on; a lock turns it off. */
const consent = v.object({ ...success.entries, showWins: v.boolean() })

export const jackpots = {
  getJackpots: endpoint(routes.jackpots.getJackpots, {
    access: 'public',
    rate: 'read',
    summary: 'Jackpots of the brand with their meters; none on a brand without jackpots',
    request: v.object(languageId),
    reply: v.object({ ...success.entries, jackpots: v.array(jackpot) }),
    refusals: [],
  }),
  getWinners: endpoint(routes.jackpots.getWinners, {
    access: 'public',
    rate: 'read',
    summary:
      'The latest jackpot wins and great wins of players who agreed to be shown; none on a brand without jackpots',
    request: v.object(languageId),
    reply: v.object({
      ...success.entries,
      winners: v.array(
        v.object({
          /** The first letter of the nickname, for privacy. */
          name: v.string(),
          /** The same as `name`. */
          nickname: v.string(),
          /** `win`: what the round itself paid, a hundred times its stake or more. */
          kind: v.picklist(['jackpot', 'win']),
          gameCode,
          amount: balanceAmount,
          currency,
          /** The amount divided by the stake of its round, cut to hundredths; absent for a free round. */
          multiple: v.optional(v.number()),
          at: v.pipe(v.string(), v.isoTimestamp()),
          /** Anyone can watch and verify it in free play: `/{lang}/game-play?gameId=…&gameType=freegames&round=…`. Null: its game cannot show it. */
          roundId: v.nullable(v.string()),
          /**
           * Of the game's last rounds for real money, at most 1,000: their number, all stakes and all wins without jackpots, in minor units. `won` divided by
           * `staked` is what the game returned. Null: none is known.
           */
          lastRounds: v.nullable(v.object({ rounds: v.number(), staked: balanceAmount, won: balanceAmount })),
        }),
      ),
    }),
    refusals: [],
  }),
  getWinnerConsent: endpoint(routes.jackpots.getWinnerConsent, {
    access: 'player',
    whileRestricted: true,
    rate: 'read',
    summary: 'Whether the player agreed to be shown among the winners',
    request: v.object({}),
    reply: consent,
    refusals: [],
  }),
  updateWinnerConsent: endpoint(routes.jackpots.updateWinnerConsent, {
    access: 'player',
    rate: 'write',
    summary: 'Shows the wins of the player from now on, by the first letter of the nickname, or none any longer',
    request: v.object({ showWins: flag }),
    reply: consent,
    refusals: [],
  }),
} as const
