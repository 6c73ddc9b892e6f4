import { endpoint } from '@andon/contract/endpoint'
import * as v from 'valibot'
import { isLadder, mostOfLadder } from '../bet-rules/boost-terms.ts'
import { ordered, reason, roles } from './fields.ts'
import { bookmakerRoutes } from './routes.ts'

const whole = (least: number, most: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most))
const terms = {
  /** From so many legs on, so many per cent more winnings; fewest legs first, each step with more of both. Empty: no multiple is boosted. */
  steps: v.pipe(
    v.array(v.strictObject({ legs: whole(2, 63), percent: whole(1, mostOfLadder.percent) })),
    v.maxLength(mostOfLadder.steps),
    v.check((steps) => isLadder(steps), 'Each step has more legs and more per cent than the one before'),
  ),
  /** Which each leg needs, in thousandths. */
  leastOdds: whole(1010, 100_000),
  /** The most that a boosted multiple returns on average, in thousandths of its stake. */
  mostReturn: whole(1, 970),
}

/** The ladder by which the winnings of multiples are boosted, as far as the margins of their legs pay for it. */
export const staffMultipleBoosts = {
  setMultipleBoosts: endpoint(bookmakerRoutes.bookmaker.setMultipleBoosts, {
    roles,
    rate: 'write',
    summary: 'Sets the ladder by which the winnings of multiples are boosted; bets keep the one that they have',
    request: v.strictObject({ ...terms, reason }),
    reply: ordered,
    refusals: ['ACTION_IMPOSSIBLE'],
  }),
  showMultipleBoosts: endpoint(bookmakerRoutes.bookmaker.showMultipleBoosts, {
    roles,
    rate: 'read',
    summary: 'The ladder by which the winnings of multiples are boosted now',
    request: v.object({}),
    reply: v.object({ success: v.literal(true), ...terms }),
    refusals: [],
  }),
}
