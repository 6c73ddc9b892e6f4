import { ConnectionLost } from '@andon/web-kit/client'
import { expect, test } from 'vitest'
import { createPlacing } from './placing.ts'
import { type SentBet, stakeReturns } from './send-bet.ts'
import { en } from './texts/en.ts'

const placed: SentBet = {
  outcome: {
    kind: 'placed',
    bet: {
      id: 'rnd_00000000000000000000000001',
      tableId: 'a-table',
      number: 7,
      stake: 300,
      choice: null,
      actions: [],
      receivedAt: 0,
      status: 'placed',
      refusal: null,
      win: null,
      events: [],
    },
  },
  balance: 700,
}
const refused = (code: string): SentBet => ({ outcome: { kind: 'refused', code, params: {} }, bet: null })

function table({ isOpen = true, isHeld = false, answer = placed as SentBet | Error } = {}) {
  const seen: unknown[] = []
  const ids: string[] = []
  let balance = 1_000
  const place = createPlacing({
    scene: { taken: () => void seen.push('taken'), returned: () => void seen.push('returned') },
    ownBets: { sent: () => {}, answered: () => {} },
    hold: {
      placing: (stake) => void seen.push(['hold', stake]),
      answered: () => void seen.push('released'),
      isUntilSeen: () => isHeld,
    },
    balance: {
      amount: () => balance,
      set: (amount) => {
        balance = amount
      },
    },
    hud: { announce: () => {} },
    figures: { amount: String } as never,
    texts: en,
    openRound: () => (isOpen ? { number: 7 } : null),
    send: async ({ requestId }) => {
      ids.push(requestId)
      if (answer instanceof Error) throw answer
      return answer
    },
    onRefused: ({ code }) => void seen.push(code),
    onFailure: () => void seen.push('failed'),
    onPlaced: () => void seen.push('placed'),
  })
  return { place, seen, ids, balance: () => balance }
}

test('a press sends each bet with an id of its own, and the balance is the one after the stakes', async () => {
  const { place, seen, ids, balance } = table()
  await place([{ stake: 300 }, { stake: 300 }])
  expect(new Set(ids).size).toBe(2)
  expect(seen.filter((one) => one === 'placed')).toHaveLength(2)
  expect([balance(), seen[0], seen.at(-1)]).toEqual([700, 'taken', 'released'])
})

test('without an open round nothing is sent, and the chips are laid again', async () => {
  const { place, seen, ids } = table({ isOpen: false })
  expect(await place([{ stake: 300 }])).toMatchObject([{ kind: 'refused', code: 'BETS_CLOSED' }])
  expect([seen, ids]).toEqual([['taken', 'returned'], []])
})

test.each([
  ['BETS_CLOSED', refused('BETS_CLOSED'), 1_000],
  [stakeReturns, refused(stakeReturns), 700],
  ['failed', new ConnectionLost('placeBet'), 1_000],
] as const)('a bet that ends as %s gives the chips back', async (told, answer, after) => {
  const { place, seen, balance } = table({ answer })
  await place([{ stake: 300 }])
  expect([seen.includes(told), seen.includes('returned'), balance()]).toEqual([true, true, after])
})

test('the balance of an answer that comes after the lock may have the win, and is not shown', async () => {
  const { place, balance } = table({ isHeld: true, answer: { ...placed, balance: 5_000 } })
  await place([{ stake: 300 }])
  expect(balance()).toBe(700)
})
