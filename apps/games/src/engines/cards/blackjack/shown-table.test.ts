import type { CardsEvent } from '@andon/arcade/engines/cards/events'
import { expect, test } from 'vitest'
import { afterEvent, emptyTable, handOf, isNatural, type ShownTable } from './shown-table.ts'

const dealt: CardsEvent = {
  type: 'handsDealt',
  hands: [
    { hand: 0, stake: 1000, cards: ['8s', '8h'], total: 16, soft: false, natural: false },
    { hand: 2, stake: 400, cards: ['As', 'Kh'], total: 21, soft: true, natural: true },
  ],
  dealer: 'Ad',
  mayTake: 3700,
}
const after = (...events: readonly CardsEvent[]): ShownTable => events.reduce(afterEvent, emptyTable)
const split: CardsEvent = { type: 'handPlayed', hand: 0, move: 'split', staked: 1000, byTimeOut: false }

test('the dealt hands lie on the table, with one card of the dealer that nobody has seen', () => {
  const table = after(dealt, { type: 'handWaits', hand: 0, actions: ['insure', 'decline'] })
  expect(table).toMatchObject({ dealer: ['Ad'], dealerTotal: 11, hidden: true, mayTake: 3700, waits: { hand: 0 } })
  expect(table.hands.map(isNatural)).toEqual([false, true])
})

test('a split place has two hands that follow each other, each with the first stake and one card', () => {
  const table = after(dealt, split, { type: 'cardDealt', hand: 0, card: '3c', total: 11, soft: false })
  expect(table.hands.map(({ hand, stake, cards, total }) => [hand, stake, cards.join(' '), total])).toEqual([
    [0, 1000, '8s 3c', 11],
    [3, 1000, '8h', 8],
    [2, 400, 'As Kh', 21],
  ])
  expect(table.mayTake).toBe(2700)
  expect(table.waits).toBeNull()
})

test('a double and insurance are added to what is staked', () => {
  const table = after(
    dealt,
    { type: 'insuranceDecided', hand: 0, staked: 500, byTimeOut: false },
    { type: 'handPlayed', hand: 0, move: 'double', staked: 1000, byTimeOut: false },
  )
  expect(handOf(table, 0)).toMatchObject({ stake: 1000, staked: 2000, insured: 500 })
  expect(handOf(table, 2)).toMatchObject({ staked: 400, insured: null })
})

test('the hidden card is there when the server tells it, and hands keep what they returned', () => {
  const table = after(
    dealt,
    { type: 'dealerShown', card: '5d', total: 16, natural: false },
    { type: 'dealerDrew', card: '9c', total: 15 },
    { type: 'insurancePaid', hand: 0, staked: 500, amount: 0 },
    { type: 'handSettled', hand: 0, outcome: 'win', total: 16, staked: 1000, amount: 2000 },
  )
  expect(table).toMatchObject({ dealer: ['Ad', '5d', '9c'], dealerTotal: 15, hidden: false, mayTake: 0 })
  expect(handOf(table, 0)).toMatchObject({ settled: { outcome: 'win', amount: 2000 }, insurancePaid: 0 })
  expect(handOf(table, 2).settled).toBeNull()
})
