import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { balanceAmount, currency, gameCode, languageId, success } from '../fields.ts'
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
  /** It is won at the latest by the first qualifying round after this instant. */
  mustDropBy: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /** It is won at the latest at this amount. */
  mustDropAt: v.optional(balanceAmount),
  /** The chance of a stake, in words of numbers: "1 : 2,500,000". Absent where the chance changes with the meter. */
  odds: v.optional(v.string()),
  /** Share of each stake that goes into this jackpot and its reserve, as a fraction "3/1000". */
  shareOfStake: v.string(),
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
    summary: 'The latest jackpot wins; none on a brand without jackpots',
    request: v.object(languageId),
    reply: v.object({
      ...success.entries,
      winners: v.array(
        v.object({
          /** The first letter of the nickname, for privacy. */
          name: v.string(),
          /** The same as `name`. */
          nickname: v.string(),
          gameCode,
          amount: balanceAmount,
          currency,
          /** The amount divided by the stake of its round, cut to hundredths; absent for a free round. */
          multiple: v.optional(v.number()),
          at: v.pipe(v.string(), v.isoTimestamp()),
        }),
      ),
    }),
    refusals: [],
  }),
} as const
