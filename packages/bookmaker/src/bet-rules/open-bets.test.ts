import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type LegOutcome, plainOutcome } from '../settlement/leg-outcome.ts'
import { readSlip } from '../settlement/read-slip.ts'
import { settle } from '../settlement/settle.ts'
import { mayMove } from './bet-status.ts'
import type { Certainty } from './leg-facts.ts'
import { OpenBets } from './open-bets.ts'
import type { Bet, Payment } from './settle-bet.ts'

const slipOf = (legs: readonly string[], more: object = { type: 'fold' }) =>
  readSlip({ stakePerLine: '100', ...more, legs: legs.map((id) => ({ id, odds: '2.5' })) })
const betOf = (legs: readonly string[], more: Partial<Bet> = {}): Bet => ({
  id: 'bet',
  slip: slipOf(legs),
  selections: new Map(),
  places: new Map(),
  acceptedAtMs: 1000,
  status: 'ACCEPTED',
  cashedOut: 0,
  paid: 0,
  closed: false,
  ...more,
})
const open = (bet: Bet) => {
  const bets = new OpenBets()
  bets.add(bet)
  return bets
}
const sure = (result: LegOutcome['result'], certainty: Certainty = 2) => ({ outcome: plainOutcome(result), certainty })

describe('a bet is settled', () => {
  test('when its last leg is decided, once', () => {
    const bets = open(betOf(['a', 'b']))
    expect(bets.settle('a', sure('won'))).toEqual([])
    expect(bets.settle('b', sure('won', 1))).toEqual([{ call: 'win', bet: 'bet', amount: 625, roundClosed: true }])
    expect(bets.settle('b', sure('won', 2))).toEqual([])
    expect(bets.settle('b', sure('won', 2))).toEqual([])
    expect(bets.get('bet')).toMatchObject({ status: 'WON', paid: 625 })
  })

  test('as soon as nothing of it can return any more', () => {
    const bets = open(betOf(['a', 'b', 'c'], { slip: slipOf(['a', 'b', 'c'], { choose: [2] }) }))
    expect(bets.settle('a', sure('lost'))).toEqual([])
    expect(bets.settle('c', sure('lost'))).toEqual([{ call: 'win', bet: 'bet', amount: 0, roundClosed: true }])
    expect(bets.get('bet')?.status).toBe('LOST')
    expect(bets.settle('b', sure('won'))).toEqual([])
  })

  test('again by a confirmation that says otherwise, and not by a late message that is less sure', () => {
    const bets = open(betOf(['a']))
    bets.settle('a', sure('won', 1))
    expect(bets.settle('a', sure('lost', 2))).toEqual([
      { call: 'adjust', bet: 'bet', amount: -250, paid: 0, reason: 'resettled' },
    ])
    expect(bets.settle('a', sure('won', 1))).toEqual([])
    expect(bets.get('bet')).toMatchObject({ status: 'LOST', paid: 0 })
  })

  test('jointly where its selections have one price', () => {
    const bets = open(betOf(['joint', 'c'], { selections: new Map([['joint', ['a', 'b']]]) }))
    bets.settle('c', sure('won'))
    bets.settle('a', sure('won'))
    expect(bets.get('bet')?.status).toBe('ACCEPTED')
    expect(bets.settle('b', sure('void'))).toEqual([{ call: 'win', bet: 'bet', amount: 250, roundClosed: true }])
    expect(bets.settle('b', sure('lost'))).toMatchObject([{ amount: -250 }])
  })

  test('jointly as soon as one of these selections is lost', () => {
    const bets = open(betOf(['joint'], { selections: new Map([['joint', ['a', 'b']]]) }))
    bets.settle('b', sure('lost'))
    expect(bets.get('bet')?.status).toBe('LOST')
  })

  test('only where it can be: a result that one bet cannot use changes none', () => {
    const eachWay = readSlip({
      stakePerLine: '100',
      type: 'single',
      eachWay: true,
      legs: [{ id: 'a', odds: '9', placeFraction: '1/5' }],
    })
    const bets = open(betOf(['a']))
    bets.add(betOf(['a'], { id: 'each-way', slip: eachWay }))
    expect(() => bets.settle('a', sure('halfWon'))).toThrow('a.result')
    expect([bets.get('bet')?.status, bets.get('each-way')?.status]).toEqual(['ACCEPTED', 'ACCEPTED'])
    expect(bets.settle('a', sure('placed'))).toMatchObject([
      { bet: 'bet', amount: 0 },
      { bet: 'each-way', amount: 260 },
    ])
  })
})

describe('a roll-back', () => {
  test('takes back what was paid, and the next settlement pays again', () => {
    const bets = open(betOf(['a']))
    bets.settle('a', sure('won'))
    expect(bets.rollBack('a')).toEqual([{ call: 'adjust', bet: 'bet', amount: -250, paid: 0, reason: 'resettled' }])
    expect(bets.get('bet')).toMatchObject({ status: 'ACCEPTED', closed: true })
    expect(bets.rollBack('a')).toEqual([])
    expect(bets.settle('a', sure('won', 1))).toEqual([
      { call: 'adjust', bet: 'bet', amount: 250, paid: 250, reason: 'resettled' },
    ])
  })

  test('of a lost bet moves no money', () => {
    const bets = open(betOf(['a']))
    bets.settle('a', sure('lost'))
    expect(bets.rollBack('a')).toEqual([])
    expect(bets.get('bet')?.status).toBe('ACCEPTED')
  })
})

describe('a cancel window', () => {
  const window = { fromMs: 1000, untilMs: 2000 }

  test.each([
    [999, 'ACCEPTED'],
    [1000, 'CANCELLED'],
    [1999, 'CANCELLED'],
    [2000, 'ACCEPTED'],
  ])('accepted at %d: %s', (acceptedAtMs, status) => {
    const bets = open(betOf(['a'], { acceptedAtMs }))
    bets.cancel('a', window)
    expect(bets.get('bet')?.status).toBe(status)
  })

  test('that is open on both sides cancels every bet', () => {
    const bets = open(betOf(['a']))
    expect(bets.cancel('a', { fromMs: null, untilMs: null })).toEqual([
      { call: 'win', bet: 'bet', amount: 100, roundClosed: true },
    ])
  })

  test('takes a leg out of a multiple, and stands above its result', () => {
    const bets = open(betOf(['a', 'b']))
    bets.cancel('a', window)
    bets.settle('a', sure('lost'))
    expect(bets.settle('b', sure('won'))).toEqual([{ call: 'win', bet: 'bet', amount: 250, roundClosed: true }])
  })

  test('returns the stake of a settled bet, and its roll-back the result', () => {
    const bets = open(betOf(['a']))
    bets.settle('a', sure('won'))
    expect(bets.cancel('a', window)).toEqual([
      { call: 'adjust', bet: 'bet', amount: -150, paid: 100, reason: 'cancelled' },
    ])
    expect(bets.cancel('a', window)).toEqual([])
    expect(bets.rollBackCancel('a', window)).toMatchObject([{ amount: 150, paid: 250 }])
    expect(bets.get('bet')?.status).toBe('WON')
  })
})

describe('a cash-out', () => {
  test('of all ends the bet; no result changes it', () => {
    const bets = open(betOf(['a']))
    expect(bets.cashOut('bet', { taken: 120, value: 120 })).toEqual({
      call: 'win',
      bet: 'bet',
      amount: 120,
      roundClosed: true,
    })
    expect(bets.settle('a', sure('won'))).toEqual([])
    expect(bets.get('bet')).toMatchObject({ status: 'CASHED_OUT', paid: 120 })
    expect(() => bets.cashOut('bet', { taken: 1, value: 1 })).toThrow('only an open bet')
    expect(() => bets.cashOut('other', { taken: 1, value: 1 })).toThrow('bet other is known')
  })

  test('of a part leaves the rest to be settled', () => {
    const bets = open(betOf(['a']))
    expect(bets.cashOut('bet', { taken: 48, value: 120 })).toEqual({
      call: 'win',
      bet: 'bet',
      amount: 48,
      roundClosed: false,
    })
    expect(bets.settle('a', sure('won'))).toEqual([{ call: 'win', bet: 'bet', amount: 150, roundClosed: true }])
    expect(bets.rollBack('a')).toMatchObject([{ amount: -150, paid: 48 }])
    expect(bets.get('bet')).toMatchObject({ status: 'ACCEPTED', paid: 48 })
    expect(bets.cashOut('bet', { taken: 70, value: 70 })).toEqual({
      call: 'adjust',
      bet: 'bet',
      amount: 70,
      paid: 118,
      reason: 'resettled',
    })
  })
})

test('bets that are not accepted, and selections without bets, cause no payments', () => {
  const bets = open(betOf(['a'], { status: 'PENDING_ACCEPTANCE' }))
  expect([...bets.settle('a', sure('won')), ...bets.settle('other', sure('won'))]).toEqual([])
  expect(() => bets.add(betOf(['a']))).toThrow('is added once')
})

test('a removed bet is not settled, and what was known about its selections is forgotten', () => {
  const bets = open(betOf(['a']))
  bets.add(betOf(['a', 'b'], { id: 'other' }))
  bets.settle('a', sure('won'))
  bets.remove('other')
  bets.remove('other')
  expect(bets.get('other')).toBeNull()
  expect(bets.rollBack('a')).toHaveLength(1)
  bets.remove('bet')
  bets.add(betOf(['a', 'b'], { id: 'later' }))
  expect(bets.settle('b', sure('won'))).toEqual([])
  expect(bets.get('later')?.status).toBe('ACCEPTED')
})

/** The operator's wallet, as far as its rules about one round go. */
function walletOf() {
  let [balance, closed] = [0, false]
  return {
    take(payment: Payment) {
      if (payment.call === 'win') {
        if (closed || payment.amount < 0) throw new Error('ROUND_CLOSED')
        closed = payment.roundClosed
        balance += payment.amount
      } else {
        if (!closed) throw new Error('ROUND_OPEN')
        if (payment.paid !== balance + payment.amount) throw new Error('the difference is wrong')
        balance = payment.paid
      }
    },
    balance: () => balance,
  }
}

test('after any messages, in any order and repeated, a bet has paid what its last results say, through legal moves and wallet calls', () => {
  const legs = ['a', 'b', 'c']
  const windows = [
    { fromMs: null, untilMs: null },
    { fromMs: 0, untilMs: 500 },
    { fromMs: 900, untilMs: 1100 },
  ]
  const leg = fc.constantFrom(...legs)
  const window = fc.constantFrom(...windows)
  const message = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('settle' as const),
        leg,
        result: fc.constantFrom('won', 'lost', 'void', 'halfWon', 'halfLost'),
        certainty: fc.constantFrom<Certainty>(1, 2),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('rollBack' as const), leg }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), leg, window }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('rollBackCancel' as const), leg, window }) },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('cashOut' as const), leg, taken: fc.integer({ min: 1, max: 99 }) }),
    },
  )
  const history = fc.array(message, { maxLength: 40 })
  const choose = fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(history, choose, (messages, folds) => {
      const slip = slipOf(legs, { choose: folds })
      const bets = open(betOf(legs, { slip }))
      const wallet = walletOf()
      let cashedOut = 0
      const known = new Map<string, { outcome: LegOutcome; certainty: Certainty }>()
      const cancelled = new Map(legs.map((id) => [id, new Set<(typeof windows)[number]>()]))
      for (const one of messages) {
        const before = bets.get('bet')?.status ?? 'NOT_ACCEPTED'
        const last = known.get(one.leg)
        if (one.kind === 'settle') {
          const settled = { outcome: plainOutcome(one.result), certainty: one.certainty }
          if (!last || last.certainty <= one.certainty) known.set(one.leg, settled)
          for (const payment of bets.settle(one.leg, settled)) wallet.take(payment)
          expect(bets.settle(one.leg, settled)).toEqual([])
        } else if (one.kind === 'rollBack') {
          known.delete(one.leg)
          for (const payment of bets.rollBack(one.leg)) wallet.take(payment)
        } else if (one.kind === 'cancel') {
          cancelled.get(one.leg)?.add(one.window)
          for (const payment of bets.cancel(one.leg, one.window)) wallet.take(payment)
        } else if (one.kind === 'cashOut') {
          const payment = before === 'ACCEPTED' ? bets.cashOut('bet', { taken: one.taken, value: 100 }) : null
          if (payment) wallet.take(payment)
          cashedOut += payment?.amount ?? 0
        } else {
          cancelled.get(one.leg)?.delete(one.window)
          for (const payment of bets.rollBackCancel(one.leg, one.window)) wallet.take(payment)
        }
        const after = bets.get('bet')?.status ?? 'NOT_ACCEPTED'
        expect(before === after || mayMove(before, after)).toBe(true)
      }
      const isVoid = (id: string) => [...(cancelled.get(id) ?? [])].some(({ fromMs }) => fromMs !== 0) // it was accepted at 1000
      const outcomes = new Map(
        legs.flatMap((id) =>
          isVoid(id)
            ? [[id, plainOutcome('void')] as const]
            : known.has(id)
              ? [[id, known.get(id)?.outcome ?? plainOutcome('void')] as const]
              : [],
        ),
      )
      const bet = bets.get('bet')
      const due = cashedOut + (outcomes.size === legs.length ? settle(bet?.slip ?? slip, outcomes).paid : 0)
      expect({ paid: bet?.paid, received: wallet.balance() }).toEqual({ paid: due, received: due })
    }),
    { numRuns: 300 },
  )
})
