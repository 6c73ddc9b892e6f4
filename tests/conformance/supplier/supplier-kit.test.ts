import { resolve } from 'node:path'
import { walletRefusals } from '@andon/contract/wallet-api'
import { freshDatabase } from '@andon/tests/database'
import { expect, test } from 'vitest'
import type { Outcome } from '../run-kit.ts'
import { supplierCases } from './cases/index.ts'
import { faults } from './faults.ts'
import { runSupplierKit, type SupplierKitOptions } from './run-supplier-kit.ts'

const program = (file: string, fault = '') => `${process.execPath} ${resolve(import.meta.dirname, file)} ${fault}`
const brokenOf = (outcomes: readonly Outcome[]) => outcomes.filter(({ result }) => result === 'BROKEN')

/** The reference supplier, which shares no code with ours, with one fault. */
const reference = (fault: string, options: Partial<SupplierKitOptions> = {}) =>
  runSupplierKit(() => undefined, { drive: program('reference-supplier.ts', fault), atOnce: 16, ...options })

test('the arcade, a process of its own that calls over HTTP, keeps every promise', async () => {
  const database = await freshDatabase({ modules: ['arcade'] })
  const options = { drive: program('drive-arcade.ts'), env: { CONFORMANCE_DATABASE: database.url }, atOnce: 16 }
  const outcomes = await runSupplierKit(() => undefined, { ...options, groups: supplierCases({ quick: true }) })
  await database.close()
  expect(outcomes.filter(({ result }) => result !== 'kept')).toEqual([])
  expect(outcomes.length).toBeGreaterThan(60)
})

test('the reference supplier, which shares no code with ours, keeps every promise', async () => {
  const outcomes = await reference('')
  expect(outcomes.filter(({ result }) => result !== 'kept')).toEqual([])
  expect(outcomes.length).toBeGreaterThan(60)
})

test('without a restart, those cases are said to be not run', async () => {
  const { restarts = [] } = supplierCases()
  const outcomes = await reference('cannot-restart', { groups: { restarts } })
  expect(outcomes.map(({ result, why }) => [result, why])).toEqual([
    ...restarts.map(() => ['not run', 'restart: it runs elsewhere']),
    ['kept', undefined],
  ])
})

const aRound = 'a round is one bet and one win that closes it, and the win is what is shown'
const aWin = (fault: string) => `a win that gets ${fault} is sent again until it is known, and paid once`
const aBet = (fault: string) => `a bet that gets ${fault}: it is repeated or taken back, never lost`
const aRollback = (fault: string) => `after an unknown bet, a rollback that gets ${fault} is sent again`
const refused = (code: string) => `a bet refused as ${code} ends its round without a result`

const cycle = 'a bet refused as CYCLE_TOO_FAST shows no result unless a repeat of it is taken'

const inJackpots = 'where the brand has jackpots, what a round contributes is a part of its stake'

/** Each fault of a supplier, and promises that it breaks. */
const faulty: readonly (readonly [fault: string, promises: readonly string[]])[] = [
  ['signs-other-bytes', [aRound, 'every call is signed over the bytes that are sent']],
  ['pays-fractions', [aRound, 'the maximum itself may be bet']],
  ['shows-another-win', [aRound, aWin('UNAVAILABLE')]],
  ['shows-the-old-balance', ['the balance that is shown after a round is the wallet’s']],
  ['takes-other-stakes', ['the higher stake is bet to the last unit']],
  ['bets-twice', [aRound, 'two players at once: each bets with their own session']],
  ['repeats-round-ids', ['two rounds have different round ids and transaction ids']],
  ['trades-tokens-again', ['a launch token is traded once, and opens nothing a second time']],
  ['opens-anyway', ['an invented launch token opens nothing']],
  ['mixes-players-up', ['two players at once: each bets with their own session']],
  [
    'takes-silence-for-yes',
    [aBet('no answer, and nothing booked'), 'nothing is shown as played while the bet is unknown'],
  ],
  ['forgets-unknown-bets', [aBet('a connection cut after it is booked'), 'a bet that gets no answer twice is one bet']],
  ['new-id-for-a-bet', [aBet('UNAVAILABLE'), 'a bet that gets no answer twice is one bet']],
  ['new-id-for-a-repeat', [aWin('no answer after it is booked'), 'a win is still sent after three failures']],
  ['other-amount-for-a-repeat', [aWin('an OK for another transaction')]],
  ['takes-back-after-the-win', [aRound, aWin('a connection cut before it is booked')]],
  ['takes-back-once', [aRollback('UNAVAILABLE'), aRollback('a connection cut before it is booked')]],
  [
    'plays-refused-rounds',
    [refused('INSUFFICIENT_FUNDS'), refused('A_CODE_OF_TOMORROW'), cycle, 'a stake above the balance shows no result'],
  ],
  ['keeps-on-betting', [refused('LIMIT_REACHED'), 'after SESSION_EXPIRED it sends nothing on its own']],
  ['ignores-the-cycle', ['a round does not start before the minimum cycle']],
  ['ignores-the-maximum', ['a stake above the maximum is not bet']],
  ['ignores-the-brand', ['at a brand without jackpots a round neither contributes to one nor wins one']],
  ['contributes-above-the-stake', [inJackpots]],
  [
    'forgets-at-a-restart',
    [
      'a win that was owed when the supplier was killed is paid after its start',
      'a bet that was under way when the supplier was killed is paid for or comes back',
    ],
  ],
]

test.concurrent.each(faulty)('a supplier with the fault %s breaks %j', async (fault, promises) => {
  const groups = Object.fromEntries(
    Object.entries(supplierCases()).map(([group, cases]) => [
      group,
      cases.filter(({ title }) => promises.includes(title)),
    ]),
  )
  const broken = brokenOf(await reference(fault, { groups, patienceSeconds: 3 }))
  expect(
    broken
      .map(({ title }) => title)
      .filter((title) => promises.includes(title))
      .sort(),
  ).toEqual([...promises].sort())
})

test('a supplier that moves money of a jackpot which is not there is found', async () => {
  const { jackpots = [] } = supplierCases()
  // its wallet is never silent: a slow answer is neither unknown nor late
  const env = { REFERENCE_TIMEOUT_MS: '60000' }
  const broken = brokenOf(
    await reference('moves-what-is-not-there', { groups: { jackpots }, env, patienceSeconds: 120 }),
  )
  expect(broken.map(({ why }) => why)).toEqual([
    expect.stringContaining('moves more out of pot.reserve than came into it'),
  ])
})

/** Titles that differ by a fault or a refusal alone are one kind of case. */
const kindOf = (title: string) =>
  [...faults.map(({ name }) => name), ...walletRefusals, 'A_CODE_OF_TOMORROW']
    .sort((a, b) => b.length - a.length)
    .reduce((text, name) => text.replace(name, '…'), title)

test('of every kind of case there is one that a faulty supplier breaks', () => {
  const kinds = new Set(Object.values(supplierCases()).flatMap((cases) => cases.map(({ title }) => kindOf(title))))
  const broken = new Set(faulty.flatMap(([, promises]) => promises.map(kindOf)))
  expect([...kinds].filter((kind) => !broken.has(kind))).toEqual([])
})
