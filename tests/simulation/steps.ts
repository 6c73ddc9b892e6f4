import fc from 'fast-check'

/** What may happen next. A number in `of` selects one of the items that exist by then, newest first. */
const amount = fc.oneof(fc.integer({ min: 500, max: 3_000 }), fc.constantFrom(500, 1_000, 1_500))
const of = fc.oneof(fc.constant(0), fc.nat(20))
const habit = fc.constantFrom('', '', '', 'LATE', 'TWICE', 'NEVER', 'OUT OF ORDER', 'EARLY')

export const playersPerOperator = 3

/** Requests of a player, or of the supplier of their game. */
const card = fc.record({
  do: fc.constant('card' as const),
  // the last digits make the sandbox charge the amount back
  amount: fc.oneof({ weight: 5, arbitrary: amount }, { weight: 1, arbitrary: fc.constantFrom(777, 1_777) }),
  withBonus: fc.boolean(),
  card: fc.constantFrom('approves', 'approves', 'approves', 'confirms', 'declines' as const),
  habit,
  lost: fc.nat(5).map((dice) => dice === 0),
})
const wallet = fc.record({
  do: fc.constant('wallet' as const),
  method: fc.constantFrom('PAPERWALLET', 'BANKTRANSFER', 'VOUCHER' as const),
  amount: amount.map((sum) => sum + 1_000),
  withBonus: fc.boolean(),
})
const bet = fc.record({
  do: fc.constant('bet' as const),
  amount: fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 1, max: 250 }) },
    { weight: 1, arbitrary: fc.constantFrom('room', 'beyond' as const) }, // the most that balance and limits let pass, and a yen more
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 2_500 }) },
  ),
})
const win = fc.record({
  do: fc.constant('win' as const),
  of,
  amount: fc.integer({ min: 0, max: 800 }),
  closes: fc.boolean(),
})
const limit = fc.record({
  do: fc.constant('limit' as const),
  type: fc.constantFrom('deposit', 'wager', 'loss' as const),
  days: fc.constantFrom(1, 7 as const),
  value: fc.option(fc.oneof(fc.integer({ min: 200, max: 9_000 }), fc.constantFrom(200, 250, 500, 1_000, 6_000)), {
    freq: 6,
  }),
})
const withdraw = fc.record({
  do: fc.constant('withdraw' as const),
  // the last digits make payouts fail, return later, or take a while
  amount: fc.constantFrom(1_000, 1_113, 1_117, 1_131, 2_000, 21_000),
})
const rollback = fc.record({ do: fc.constant('rollback' as const), of })
const bonus = fc.record({ do: fc.constantFrom('claim', 'drop' as const) })
const request = fc.oneof(
  { weight: 12, arbitrary: card },
  { weight: 5, arbitrary: wallet },
  { weight: 34, arbitrary: bet },
  { weight: 28, arbitrary: win },
  { weight: 8, arbitrary: rollback },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('again' as const), of }) },
  { weight: 5, arbitrary: bonus },
  { weight: 8, arbitrary: limit },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('confirm' as const), types: fc.constantFrom('deposit', 'play' as const) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('lock' as const), days: fc.constantFrom(1, 1, 7, 184) }) },
  { weight: 6, arbitrary: withdraw },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), of }) },
)
export type Wish = typeof request extends fc.Arbitrary<infer T> ? T : never

/** Twice: the same request arrives two times at once. */
const ask = fc.record({
  by: fc.nat(playersPerOperator - 1),
  wish: request,
  twice: fc.nat(7).map((dice) => dice === 0),
})
export type Ask = typeof ask extends fc.Arbitrary<infer T> ? T : never

/** Events caused by suppliers, staff and jobs; each applies to the items that exist. */
const event = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      of,
      how: fc.constantFrom('accept', 'accept', 'refuse' as const),
      percent: fc.constantFrom(50, 100, 100, 150),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('deliver' as const), doubled: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('expire' as const) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('decide' as const), of, yes: fc.boolean() }) },
)
export type OutsideEvent = typeof event extends fc.Arbitrary<infer T> ? T : never

/** Requests and events that compete for the same money and rows. */
const contested = fc.oneof(
  { weight: 5, arbitrary: bet },
  { weight: 3, arbitrary: win },
  { weight: 2, arbitrary: rollback },
  { weight: 4, arbitrary: bonus },
  { weight: 2, arbitrary: withdraw },
  { weight: 2, arbitrary: card },
  { weight: 1, arbitrary: limit },
)
const atOnce = { minLength: 2, maxLength: 4 }
const byOne = fc
  .tuple(fc.nat(playersPerOperator - 1), fc.array(fc.oneof(request, contested), atOnce))
  .map(([by, wishes]) => wishes.map((wish) => ({ by, wish, twice: false })))

const seconds = fc.constantFrom(20, 20, 5 * 3600, 25 * 3600, 25 * 3600, 192 * 3600)

/** A step's requests and events run at once; then the money is checked. Time passes between steps. */
export const step = fc.oneof(
  { weight: 60, arbitrary: fc.record({ asks: fc.tuple(ask) }) },
  { weight: 11, arbitrary: fc.record({ asks: fc.array(ask, atOnce) }) },
  { weight: 11, arbitrary: fc.record({ asks: byOne }) },
  { weight: 8, arbitrary: fc.record({ event }) },
  { weight: 4, arbitrary: fc.record({ asks: fc.tuple(ask), event }) },
  { weight: 6, arbitrary: fc.record({ settle: fc.constant(4) }) },
  { weight: 7, arbitrary: fc.record({ pass: seconds }) },
)
export interface Step {
  readonly asks?: readonly Ask[]
  readonly event?: OutsideEvent
  /** Minutes; in each, webhooks arrive and the cashier's jobs run. */
  readonly settle?: number
  /** Seconds. */
  readonly pass?: number
}

const firstPayment = {
  do: 'card',
  amount: 5_000,
  withBonus: false,
  card: 'approves',
  habit: '',
  lost: false,
} as const

/** Every history begins with money: without it most requests are refused. */
export const opening: Step = {
  asks: Array.from({ length: playersPerOperator }, (_, by) => ({ by, wish: firstPayment, twice: false })),
}
