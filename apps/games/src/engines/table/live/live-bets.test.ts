import { expect, test } from 'vitest'
import type { OwnBet } from '../../../shell/shared/shared-scene.ts'
import { createLaidBets } from '../laid-bets.ts'
import { createLiveBets, mergedLayout, paidBy } from './live-bets.ts'

const limits = { bets: { straight: { least: 100, most: 1000 } }, layout: { least: 200, most: 1500 } }

function felt() {
  const bets = createLaidBets({ limits, sortOf: (spot) => (/^\d+$/.test(spot) ? 'straight' : undefined) })
  const played: object[] = []
  const live = createLiveBets(bets, { least: 200, onPlayed: (layout) => void played.push(Object.fromEntries(layout)) })
  const lay = (spot: string, amount: number) => bets.add(new Map([[spot, amount]]))
  return { bets, live, played, lay }
}
const own = (choice: object, changes: Partial<OwnBet> = {}): OwnBet => ({
  id: 'rnd_1',
  number: 1,
  status: 'placed',
  stake: 300,
  choice,
  actions: [],
  win: null,
  events: [],
  ...changes,
})
const paid = (spot: string, amount: number) => ({ type: 'betPaid', spot, amount }) as OwnBet['events'][number]

test('layouts of several bets lie on top of each other, and what each spot paid adds up', () => {
  const bets = [own({ '17': 100, '3': 100 }), own({ '17': 200 }), own({}), { choice: null }, { choice: { '5': 'x' } }]
  expect(Object.fromEntries(mergedLayout(bets))).toEqual({ '3': 100, '17': 300 })
  expect([...paidBy([own({}, { events: [paid('17', 3600)] }), own({}, { events: [paid('17', 400)] })])]).toEqual([
    ['17', 4000],
  ])
})

test('placed chips count for the limits of what is laid on top, and a new round frees them', () => {
  const { bets, live, lay } = felt()
  live.setOwn([own({ '17': 900 })])
  expect(lay('17', 200)).toEqual({ why: 'bet', spot: '17', least: 100, most: 1000 })
  expect([lay('17', 100), lay('3', 500)]).toEqual([null, null])
  expect(lay('5', 100)).toEqual({ why: 'layout', least: 200, most: 1500 })
  expect(Object.fromEntries(live.placed())).toEqual({ '17': 900 })
  bets.clear()
  live.opened()
  expect([lay('17', 1000), live.placed().size]).toEqual([null, 0])
})

test('chips are sent as one bet once they reach the least of the table', () => {
  const { live, lay } = felt()
  expect(live.toPlace()).toBeNull()
  lay('17', 100)
  expect(live.toPlace()).toBeNull()
  lay('3', 100)
  expect(live.toPlace()).toEqual({ stake: 200, choice: { '17': 100, '3': 100 } })
  live.taken()
  expect([live.toPlace(), live.laid().size]).toEqual([null, 0])
})

test('chips that were not accepted lie on the felt again, as far as the limits allow', () => {
  const { live, lay } = felt()
  lay('17', 300)
  const sent = live.toPlace()
  live.taken()
  live.setOwn([own({ '3': 900 })])
  live.returned([...(sent ? [sent] : []), { stake: 500, choice: { '3': 500 } }])
  expect(Object.fromEntries(live.laid())).toEqual({ '17': 300 })
})

test('while a result is shown no laid chips are, and what is paid follows it', () => {
  const { live, lay } = felt()
  live.setOwn([own({ '17': 300 })])
  lay('3', 200)
  live.decided({ drawn: [], facts: ['17'] }, [own({ '17': 300 })])
  expect([live.isResult(), live.laid().size, live.shownRound()?.paid.size]).toEqual([true, 0, 0])
  live.setOwn([own({ '17': 300 }, { status: 'settled', win: 10_800, events: [paid('17', 10_800)] })])
  expect(live.shownRound()?.paid.get('17')).toBe(10_800)
  live.goOn()
  expect([live.isResult(), live.shownRound(), Object.fromEntries(live.laid())]).toEqual([false, null, { '3': 200 }])
})

test('the last layout that took part can be repeated, a round without bets leaves it, and it is told', () => {
  const { bets, live, played } = felt()
  live.opened()
  live.setOwn([own({ '17': 300 })])
  live.opened()
  live.opened()
  expect(played).toEqual([{ '17': 300 }, { '17': 300 }])
  expect(Object.fromEntries(bets.last())).toEqual({ '17': 300 })
})

test('a past round that is watched has the felt until it gives it back', () => {
  const { live, lay } = felt()
  lay('3', 200)
  const past = { bets: new Map([['5', 100]]), paid: new Map(), facts: [], drawn: [], isDecided: false }
  live.replay(past)
  expect([Object.fromEntries(live.placed()), live.laid().size, live.replayed()]).toEqual([{ '5': 100 }, 0, past])
  live.replay(null)
  expect([live.placed().size, Object.fromEntries(live.laid())]).toEqual([0, { '3': 200 }])
})
