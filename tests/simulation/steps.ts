import fc from 'fast-check'

/** What may happen next. Numbers that point at something (`of`) point at one of what there is by then. */
const amount = fc.integer({ min: 500, max: 3_000 })
const of = fc.nat(20)
const habit = fc.constantFrom('', '', '', 'LATE', 'TWICE', 'NEVER', 'OUT OF ORDER', 'EARLY')

const card = fc.record({
  do: fc.constant('card' as const),
  // by its last digits the sandbox charges a sum back
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
const answer = fc.record({
  do: fc.constant('answer' as const),
  of,
  how: fc.constantFrom('accept', 'accept', 'refuse' as const),
  percent: fc.constantFrom(50, 100, 100, 150),
})
const bet = fc.record({
  do: fc.constant('bet' as const),
  amount: fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 250 }) },
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
  value: fc.option(fc.integer({ min: 200, max: 9_000 }), { freq: 6 }),
})
const withdraw = fc.record({
  do: fc.constant('withdraw' as const),
  // by their last digits payouts fail, come back later, or take a while
  amount: fc.constantFrom(1_000, 1_113, 1_117, 1_131, 2_000, 21_000),
})
const pass = fc.record({
  do: fc.constant('pass' as const),
  seconds: fc.constantFrom(20, 20, 5 * 3600, 25 * 3600, 25 * 3600, 192 * 3600),
})

/** With nothing there is nothing to see: every history begins with money. */
export const opening = {
  do: 'card',
  amount: 5_000,
  withBonus: false,
  card: 'approves',
  habit: '',
  lost: false,
} as const

export const step = fc.oneof(
  { weight: 12, arbitrary: card },
  { weight: 5, arbitrary: wallet },
  { weight: 7, arbitrary: answer },
  { weight: 34, arbitrary: bet },
  { weight: 28, arbitrary: win },
  { weight: 7, arbitrary: fc.record({ do: fc.constant('rollback' as const), of }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('again' as const), of }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constantFrom('claim', 'drop', 'deliver' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('expire' as const) }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('settle' as const) }) },
  { weight: 5, arbitrary: limit },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('confirm' as const), types: fc.constantFrom('deposit', 'play' as const) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('lock' as const), days: fc.constantFrom(1, 1, 7, 184) }) },
  { weight: 6, arbitrary: withdraw },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('decide' as const), of, yes: fc.boolean() }) },
  { weight: 8, arbitrary: pass },
)
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never
