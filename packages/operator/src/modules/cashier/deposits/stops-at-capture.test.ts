import type { CaptureRefusalReason } from '@andon/contract/player-api/cashier/methods'
import { createLimits, type Limits } from '@andon/operator/limits'
import type { Runtime } from '@andon/platform/runtime'
import { isInForm } from '@andon/tests/long-form'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { contextOf, limitFor } from '../../limits/limit.fixture.ts'
import { noOtherAccounts } from '../../limits/limits.fixture.ts'
import { type CashierFixture, cards, openCashier, type Player } from '../cashier.fixture.ts'
import type { PaymentSupplier } from '../payment-supplier.ts'

/**
 * Every payment method with every stop at every moment between a deposit's opening and its credit: the player is never credited, and afterwards the
 * supplier holds no money for us, or the money is held on the books to be returned. All combinations run in the long form (`npm run test:long`).
 */

type Hooked = 'authorise' | 'open' | 'capture'
/** References that were captured. */
const captured = new Set<string>()
let hook: { readonly when: `before ${Hooked}` | `after ${Hooked}`; readonly run: () => Promise<void> } | null = null

async function reach(when: `before ${Hooked}` | `after ${Hooked}`): Promise<void> {
  if (hook?.when !== when) return
  const { run } = hook
  hook = null
  await run()
}

/** Pauses before and after each call that advances a payment. */
function wrap(supplier: PaymentSupplier): PaymentSupplier {
  async function around<Reply>(call: Hooked, work: () => Promise<Reply>): Promise<Reply> {
    await reach(`before ${call}`)
    const reply = await work()
    await reach(`after ${call}`)
    return reply
  }
  return {
    ...supplier,
    authorise: (order) => around('authorise', () => supplier.authorise(order)),
    open: (order) => around('open', () => supplier.open(order)),
    capture: (reference) => {
      captured.add(reference)
      return around('capture', () => supplier.capture(reference))
    },
  }
}

let fixture: CashierFixture
let limits: Limits
let country = 'JP'
const operatorLimits = [{ limitType: 'deposit' as const, days: 1, value: 5_000_000 }]

beforeAll(async () => {
  const openLimits = (runtime: Runtime) => {
    limits = createLimits(runtime, {
      persons: noOtherAccounts,
      operatorLimits,
      selfExclusionMinimumDays: () => 184,
    })
    return limits
  }
  fixture = await openCashier({ supplierTimeoutMs: 20_000 }, { limits: openLimits, wrap })
})
afterEach(async () => {
  hook = null
  country = 'JP'
  operatorLimits[0] = { limitType: 'deposit', days: 1, value: 5_000_000 }
  await fixture.verifyLedger()
})
afterAll(() => fixture.close())

interface Stop {
  readonly reason: CaptureRefusalReason | null
  readonly before?: (playerId: string) => Promise<unknown>
  readonly stop: (playerId: string) => Promise<unknown>
}

const inTx = (work: Parameters<CashierFixture['db']['transaction']>[0]) => fixture.db.transaction(work)
async function newPlayer(): Promise<Player> {
  const player = await fixture.newPlayer()
  await inTx((tx) => limits.openPlayer(tx, { playerId: player.playerId, country, currency: 'JPY' }))
  return player
}
const deposited = (playerId: string, amount: number) =>
  inTx((tx) => limits.recordDeposit(tx, { depositId: `dep_before_${playerId}`, playerId, amount }))
const dailyLimit = (playerId: string, value: number) =>
  limitFor({ limits }, playerId, { limitType: 'deposit', days: 1, value })
let sessions = 0
const logIn = (playerId: string) =>
  inTx((tx) => limits.admitSession(tx, { playerId, sessionId: `ses_${++sessions}`, country }))

const stops: Record<string, Stop> = {
  'a lock for good': {
    reason: 'ACCOUNT_LOCKED',
    stop: (playerId) => limits.routes.lockAccount({ days: 5_256_000 }, contextOf(playerId)),
  },
  'a break of a day': {
    reason: 'ACCOUNT_LOCKED',
    stop: (playerId) => limits.routes.takeBreak({ days: 1 }, contextOf(playerId)),
  },
  'a lowered deposit limit': {
    reason: 'LIMIT_REACHED',
    before: (playerId) => dailyLimit(playerId, 50_000),
    stop: (playerId) => dailyLimit(playerId, 9_999),
  },
  'a new deposit limit': { reason: 'LIMIT_REACHED', stop: (playerId) => dailyLimit(playerId, 9_999) },
  'a limit of the operator': {
    reason: 'LIMIT_REACHED',
    stop: async () => {
      operatorLimits[0] = { limitType: 'deposit', days: 1, value: 9_999 }
    },
  },
  'the limit of another jurisdiction': {
    reason: 'LIMIT_REACHED',
    before: (playerId) => deposited(playerId, 140_001),
    stop: async (playerId) => {
      country = 'DE'
      await logIn(playerId)
    },
  },
  'session time that is used up': {
    reason: 'SESSION_LIMIT_REACHED',
    before: async (playerId) => {
      await limitFor({ limits }, playerId, { limitType: 'session', days: 1, value: 5 })
      await logIn(playerId)
    },
    stop: async () => fixture.clock.advance({ minutes: 5 }),
  },
  'a logout, with session time left': {
    reason: null,
    before: async (playerId) => {
      await limitFor({ limits }, playerId, { limitType: 'session', days: 1, value: 5 })
      await logIn(playerId)
    },
    stop: (playerId) =>
      inTx((tx) => limits.sessionsEnded(tx, [{ playerId, sessionId: `ses_${sessions}`, at: fixture.clock.now() }])),
  },
  'a higher limit that is confirmed': {
    reason: null,
    before: async (playerId) => {
      await dailyLimit(playerId, 10_000)
      await dailyLimit(playerId, 20_000)
      fixture.clock.advance({ hours: 24 })
    },
    stop: (playerId) => limits.routes.confirmDepositLimits({}, contextOf(playerId)),
  },
  'a lower limit that is still enough': {
    reason: null,
    before: (playerId) => dailyLimit(playerId, 50_000),
    stop: (playerId) => dailyLimit(playerId, 10_000),
  },
}

type Way =
  | 'card'
  | 'card with 3-D Secure'
  | 'hosted card'
  | 'hosted card with 3-D Secure'
  | 'wallet'
  | 'voucher'
  | 'transfer'
interface Opened {
  readonly transactionId: string
  /** Submits the supplier's page, if there is one. */
  readonly answer?: () => Promise<unknown>
}
const typed = { cardHolder: 'AKARI MORI', expiryMonth: '09', expiryYear: '2030', cvv: '737' }
let vouchers = 0

const ways: Record<Way, (player: Player) => Promise<Opened>> = {
  card: (player) => player.pay(),
  'card with 3-D Secure': async (player) => {
    const { transactionId, redirectUrl } = await player.pay({ cardNumber: cards.confirms })
    return { transactionId, answer: () => fixture.bank(redirectUrl, 'accept') }
  },
  'hosted card': async (player) => {
    const { transactionId, hostedUri } = await player.hosted()
    return { transactionId, answer: () => fixture.bank(hostedUri, 'accept', { cardNumber: cards.approves, ...typed }) }
  },
  'hosted card with 3-D Secure': async (player) => {
    const { transactionId, hostedUri } = await player.hosted()
    await fixture.bank(hostedUri, 'accept', { cardNumber: cards.confirms, ...typed })
    return { transactionId, answer: () => fixture.bank(hostedUri, 'accept') }
  },
  wallet: async (player) => {
    const { transactionId, redirectUrl } = await player.payByWallet({ paymentMethod: 'PAPERWALLET' })
    return { transactionId, answer: () => fixture.bank(redirectUrl, 'accept', { account: 'akari@paper.example' }) }
  },
  voucher: (player) => player.payByWallet({ paymentMethod: 'VOUCHER', voucherCode: `LAMP-10000-STOP${++vouchers}` }),
  transfer: async (player) => {
    const { transactionId, transfer } = await player.payByWallet({ paymentMethod: 'BANKTRANSFER' })
    const sent = { accountHolder: 'AKARI MORI', accountNumber: '1234567', amount: '10000' }
    return { transactionId, answer: () => fixture.bank(transfer?.pageUrl, 'accept', sent) }
  },
}

const opening = (way: Way): Hooked => (way === 'card' || way === 'card with 3-D Secure' ? 'authorise' : 'open')
const hasPage = (way: Way) => way !== 'card' && way !== 'voucher'

/** The moments at which a deposit can be stopped, in order. */
type Moment = 'asked' | 'answered' | 'page open' | 'page answered' | 'before the capture' | 'after the capture'
const momentsOf = (way: Way): readonly Moment[] => [
  'asked',
  'answered',
  ...(hasPage(way) ? (['page open', 'page answered'] as const) : []),
  ...(way === 'transfer' ? [] : (['before the capture', 'after the capture'] as const)),
]

/** Takes a deposit to its end and calls `stop` at the moment. */
async function pay(player: Player, { way, moment, stop }: { way: Way; moment: Moment; stop: () => Promise<unknown> }) {
  const at = {
    asked: `before ${opening(way)}`,
    answered: `after ${opening(way)}`,
    'before the capture': 'before capture',
    'after the capture': 'after capture',
    'page open': null,
    'page answered': null,
  } as const satisfies Record<Moment, string | null>
  let stopped = false
  const run = async () => {
    stopped = true
    await stop()
  }
  const when = at[moment]
  hook = when === null ? null : { when, run }
  const { transactionId, answer } = await ways[way](player)
  if (moment === 'page open') await run()
  await answer?.()
  if (moment === 'page answered') await run()
  for (const _ of 'thrice') await fixture.pass({ seconds: 15 })
  expect(stopped).toBe(true)
  return transactionId
}

const atSupplier = async (transactionId: string) => (await fixture.sandbox.supplier.status(transactionId)).state
const books = async () => [
  await fixture.books('house/payments/sandbox'),
  await fixture.books('house/unallocated/sandbox'),
]

/** The methods and moments at which a stop is tried. */
const cellsOf = (name: string) =>
  (Object.keys(ways) as Way[]).flatMap((way, wayPlace) =>
    momentsOf(way)
      .map((moment) => ({ way, moment }))
      .filter((_, momentPlace) => isInForm(Object.keys(stops).indexOf(name), wayPlace, momentPlace)),
  )

describe.each(Object.entries(stops).filter(([, { reason }]) => reason !== null))(
  '%s',
  (name, { reason, before, stop }) => {
    const cells = cellsOf(name).filter(({ way }) => way !== 'transfer')
    test.each(cells)('$way, $moment: refused, and voided at the supplier', async ({ way, moment }) => {
      const player = await newPlayer()
      await before?.(player.playerId)
      const booked = await books()
      const transactionId = await pay(player, { way, moment, stop: () => stop(player.playerId) })
      expect(await player.status(transactionId)).toMatchObject({ status: 'DECLINED', reason })
      expect(await atSupplier(transactionId)).toBe('voided')
      expect(captured.has(transactionId)).toBe(moment === 'before the capture' || moment === 'after the capture')
      expect([await fixture.cash(player), await books()]).toEqual([0, booked])
      expect(await fixture.facts(player)).not.toContain('cashier.DepositApproved')
      expect((await fixture.facts(player)).filter((name) => name === 'cashier.DepositDeclined')).toHaveLength(1)
      expect(await fixture.cashier.backOffice.depositsInReview()).toEqual([])
    })

    test.each(momentsOf('transfer'))('transfer, %s: held until the back office returns it', async (moment) => {
      const player = await newPlayer()
      await before?.(player.playerId)
      const [supplier = 0, unallocated = 0] = await books()
      const transactionId = await pay(player, { way: 'transfer', moment, stop: () => stop(player.playerId) })
      expect(await player.status(transactionId)).toMatchObject({ status: 'PENDING', reason })
      expect([await fixture.cash(player), await books()]).toEqual([0, [supplier - 10_000, unallocated + 10_000]])
      const { backOffice } = fixture.cashier
      expect(await backOffice.depositsInReview()).toMatchObject([{ id: transactionId, reason }])
      expect(await backOffice.credit(transactionId, 'ops')).toMatchObject({
        problem: expect.stringContaining(reason ?? ''),
      })
      expect(await fixture.cash(player)).toBe(0)
      expect(await backOffice.giveBack(transactionId, 'ops')).toHaveProperty('payment')
      expect([await fixture.cash(player), await books()]).toEqual([0, [supplier, unallocated]])
      expect(await player.status(transactionId)).toMatchObject({ status: 'DECLINED', reason })
    })
  },
)

describe.each(Object.entries(stops).filter(([, { reason }]) => reason === null))(
  '%s stops nothing',
  (name, { before, stop }) => {
    test.each(cellsOf(name))('$way, $moment', async ({ way, moment }) => {
      const player = await newPlayer()
      await before?.(player.playerId)
      const transactionId = await pay(player, { way, moment, stop: () => stop(player.playerId) })
      expect(await player.status(transactionId)).toMatchObject({ status: 'APPROVED' })
      expect(await fixture.cash(player)).toBe(10_000)
    })
  },
)
