import * as fc from 'fast-check'
import { eventStatuses } from '../model/event-status.ts'
import { price } from '../model/price.ts'
import { cashOutStatuses, changeTypes, type Message, offerStatuses, outcomeResults, phases } from './messages.ts'
import { phaseTable } from './status-table.ts'

const line = fc.constantFrom(
  { market: 1, specifiers: '' },
  { market: 18, specifiers: 'total=2.5' },
  { market: 16, specifiers: 'hcp=-0.25' },
)
const outcome = fc.constantFrom('1', '2', '3', '12', '13')
const at = fc.integer({ min: 1_000, max: 9_999 })
const about = {
  producer: fc.constantFrom(1, 3),
  event: fc.constantFrom('andon:match:log-1' as const, 'andon:outright:log-season-7' as const),
  at,
  requestId: fc.constant(null),
}
const odds = fc.record({
  line,
  status: fc.constantFrom(...offerStatuses),
  favourite: fc.boolean(),
  cashOut: fc.constantFrom(null, ...cashOutStatuses),
  outcomes: fc.uniqueArray(
    fc.record({
      id: outcome,
      price: fc.option(fc.integer({ min: 1001, max: 1_000_000 }).map(price)),
      active: fc.boolean(),
      probability: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    }),
    { selector: ({ id }) => id },
  ),
})
const score = fc.record({ home: fc.nat(20), away: fc.nat(20) })
const state = fc.record({
  status: fc.constantFrom(...eventStatuses),
  phase: fc.constantFrom(
    'other' as const,
    ...phases.filter((phase) => phaseTable.some(({ ours, uof }) => ours === phase && uof.length > 0)),
  ),
  score: fc.option(score),
  redCards: fc.option(score),
  clockSeconds: fc.option(fc.nat(7_200)),
})
const settled = fc.record({
  line,
  voidReason: fc.option(fc.nat(16)),
  outcomes: fc.uniqueArray(
    fc.record({
      id: outcome,
      result: fc.constantFrom(...outcomeResults),
      deadHeat: fc.constantFrom(null, '0.5', '0.333333333333'),
    }),
    { selector: ({ id }) => id, minLength: 1 },
  ),
})
const flat = <Rest>({
  line: { market, specifiers },
  ...rest
}: { line: { market: number; specifiers: string } } & Rest) => ({
  market,
  specifiers,
  ...rest,
})
const bare = fc.uniqueArray(line, { selector: ({ market }) => market, minLength: 1 })
const byLine = <Item extends { line: { market: number; specifiers: string } }>(
  item: fc.Arbitrary<Item>,
  minLength: number,
) => fc.uniqueArray(item, { selector: ({ line: { market } }) => market, minLength }).map((items) => items.map(flat))
const window = fc.record({ from: fc.option(at), to: fc.option(at) })

/** Any message about an event, in its own words: not a story that could have happened. */
export const anyEventMessage: fc.Arbitrary<Exclude<Message, { type: 'alive' | 'snapshotComplete' }>> = fc.oneof(
  fc.record({ type: fc.constant('oddsChange' as const), ...about, state: fc.option(state), markets: byLine(odds, 0) }),
  fc.record({
    type: fc.constant('betStop' as const),
    ...about,
    groups: fc.uniqueArray(fc.constantFrom('all', 'score', '1st_half', 'corners', 'unheard_of'), { minLength: 1 }),
    status: fc.constantFrom('suspended' as const, 'inactive' as const),
  }),
  fc.record({
    type: fc.constant('betSettlement' as const),
    ...about,
    certainty: fc.constantFrom(1 as const, 2 as const),
    markets: byLine(settled, 1),
  }),
  fc.record({ type: fc.constant('settlementRollback' as const), ...about, markets: bare }),
  fc.record({
    type: fc.constant('betCancel' as const),
    ...about,
    window,
    markets: bare.map((lines) => lines.map((one) => ({ ...one, voidReason: 12 }))),
  }),
  fc.record({ type: fc.constant('cancelRollback' as const), ...about, window, markets: bare }),
  fc.record({
    type: fc.constant('fixtureChange' as const),
    ...about,
    change: fc.constantFrom(...changeTypes.filter((change) => change !== 'other')),
    startsAt: fc.option(at),
  }),
)
