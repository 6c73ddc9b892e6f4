import type { TableBetNow } from '@andon/arcade/game-api/table-fields'
import { expect, test } from 'vitest'
import { createMoney, type MoneyDeps } from './money.ts'
import { createOwnBets } from './own-bets.ts'
import type { Settled } from './shared-scene.ts'
import { sharedTexts } from './texts/shared-texts.ts'

const bet = (changes: Partial<TableBetNow> = {}): TableBetNow => ({
  id: 'rnd_1',
  tableId: 'a-table',
  number: 7,
  stake: 500,
  choice: null,
  actions: [],
  receivedAt: 0,
  status: 'placed',
  refusal: null,
  win: null,
  events: [],
  ...changes,
})

/** The meters with what they show, in order; the balance at the server is `server`. */
function meters() {
  const shown: (readonly [meter: string, value: unknown])[] = []
  let net = 0
  let balance = 1_000
  let server = 1_000
  let held = false
  let reads = 0
  const counted = new Set<string>()
  const ownBets = createOwnBets(() => undefined)
  const money = createMoney({
    session: {
      net: () => net,
      betStaked: (id, stake) => {
        if (!counted.has(id)) net -= stake
        counted.add(id)
      },
      betShown: (id, win) => {
        const isNew = counted.has(id) && !counted.has(`${id} shown`)
        if (isNew) net += win
        counted.add(`${id} shown`)
        return isNew
      },
    },
    hud: {
      setNet: (amount) => void shown.push(['net', amount]),
      setWin: (amount) => void shown.push(['win', amount]),
      announce: (text) => void shown.push(['spoken', text]),
      showNote: (text) => void shown.push(['note', text]),
    },
    balance: {
      amount: () => balance,
      read: async () => {
        reads += 1
        return server
      },
      set: (amount: number) => {
        balance = amount
      },
    } as MoneyDeps['balance'],
    hold: {
      isUntilSeen: () => held,
      untilSeen: () => {
        held = true
      },
      seen: () => {
        held = false
      },
    },
    ownBets,
    line: { isUp: () => true } as unknown as MoneyDeps['line'], // no call fails here
    messages: {
      resultNone: (now: string) => `nothing, ${now}`,
      resultWin: (win: string, now: string) => `won ${win}, ${now}`,
      resultReturn: (win: string, stake: string, now: string) => `${win} of ${stake}, ${now}`,
      settlingNotice: 'being paid',
    } as unknown as MoneyDeps['messages'], // all that is said of results
    figures: { amount: (amount: number) => String(amount) } as unknown as MoneyDeps['figures'],
    texts: sharedTexts.en,
    onFailure: (error) => void shown.push(['failed', error]),
  })
  return {
    money,
    shown,
    ownBets,
    reads: () => reads,
    balance: () => balance,
    held: () => held,
    pays: (amount: number) => {
      server = amount
    },
  }
}
const settled = (win: number, celebrates: boolean) =>
  ({ round: { number: 7 }, stake: 500, win, celebrates }) as unknown as Settled // the meters read no more of it

test('a stake lowers the net result once, and the win raises it once, however often either is told', async () => {
  const { money, shown, ownBets, pays, balance } = meters()
  money.staked('rnd_1', 500)
  money.staked('rnd_1', 500)
  ownBets.note(bet({ status: 'settled', win: 900 }))
  pays(1_400)
  await money.settled(settled(900, true))
  await money.moved(bet({ status: 'settled', win: 900 }))
  expect(shown.filter(([name]) => name === 'net').map(([, amount]) => amount)).toEqual([-500, -500, 400, 400])
  expect(balance()).toBe(1_400)
})

test('a return below the stake is told as one, without the win meter', async () => {
  const { money, shown, ownBets } = meters()
  ownBets.note(bet({ status: 'settled', win: 200 }))
  await money.settled(settled(200, false))
  expect(shown).toContainEqual(['win', null])
  expect(shown).toContainEqual(['spoken', '200 of 500, 1000'])
  expect(shown).toContainEqual(['note', sharedTexts.en.returned('200', '500')])
})

test('a win that is not paid yet says so, a loss that is not booked yet says nothing', async () => {
  const win = meters()
  win.ownBets.note(bet({ status: 'settling', win: 900 }))
  await win.money.settled(settled(900, true))
  expect(win.shown).toContainEqual(['note', 'being paid'])
  const loss = meters()
  loss.ownBets.note(bet({ status: 'settling', win: 0 }))
  await loss.money.settled(settled(0, false))
  expect(loss.shown.filter(([name]) => name === 'note')).toEqual([])
  expect(loss.shown).toContainEqual(['spoken', 'nothing, 1000'])
})

test('from the lock until the result is seen nothing that is paid shows, and a round without own bets holds nothing', async () => {
  const { money, ownBets, held, reads, pays, balance } = meters()
  money.locked(7)
  expect(held()).toBe(false)
  ownBets.note(bet())
  money.locked(7)
  pays(1_900)
  await money.moved(bet({ status: 'settled', win: 900 }))
  expect([held(), reads(), balance()]).toEqual([true, 0, 1_000])
  await money.seen(7)
  expect([held(), reads(), balance()]).toEqual([false, 1, 1_900])
  await money.seen(7)
  expect(reads()).toBe(1)
})

test('readings at the same time are one', async () => {
  const { money, reads } = meters()
  await Promise.all([money.read(), money.read(), money.read()])
  expect(reads()).toBe(1)
})
