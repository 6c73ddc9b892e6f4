import * as v from 'valibot'
import { dayOf } from '../page/days.ts'
import { createStoredState } from '../page/stored-state.ts'
import { type Bet, isSettled } from './occasions.ts'

const schema = v.object({
  /** In the player's time zone. */
  day: v.string(),
  /** By id: what each settled bet of the day won or lost, in minor units. */
  nets: v.record(v.string(), v.number()),
})
type DayResult = v.InferOutput<typeof schema>

/** The settled bets of the player's day that this browser has seen. */
export const dayResult = createStoredState('sports.day', schema, { day: '', nets: {} }, { adopt: (own) => own })

type Money = Pick<Bet, 'id' | 'paid' | 'stake' | 'freeBets'>

/** Returned less staked; a free bet risks none of the player's money. */
const netOf = ({ paid, stake, freeBets }: Money) => paid - (freeBets ? 0 : stake)

/** With a bet that was settled on that day; the count begins again on another day. */
export function withSettled(before: DayResult, day: string, bet: Money): DayResult {
  const nets = before.day === day ? before.nets : {}
  return { day, nets: { ...nets, [bet.id]: netOf(bet) } }
}

/** The settled bets of a list that were placed on that day: when a bet was settled is known only of those that the page sees change. */
export const settledOf = <Listed extends Pick<Bet, 'status' | 'placedAt'>>(
  bets: readonly Listed[],
  day: string,
  zone: string,
): Listed[] => bets.filter((bet) => isSettled(bet) && dayOf(Date.parse(bet.placedAt), zone) === day)

/** True if the settled bets of that day lost money together. */
export const isLosingDay = ({ day, nets }: DayResult, today: string): boolean =>
  day === today && Object.values(nets).reduce((sum, net) => sum + net, 0) < 0
