import { play, round, rules } from '@andon/arcade/engines/cards/blackjack/blackjack.fixture'
import { costOfDecisions } from '@andon/arcade/engines/cards/blackjack/decision-costs'
import type { CardsEvent } from '@andon/arcade/engines/cards/events'
import { toNumber } from '@andon/money/fraction'
import { expect, test } from 'vitest'
import { costsKeptIn, createAdvice, shareOf } from './advice.ts'
import { afterEvent, emptyTable } from './shown-table.ts'

const advice = createAdvice(rules)
const eventsOf = (cards: string, played = '', choice?: Readonly<Record<string, number>>): readonly CardsEvent[] =>
  round(cards, played, choice)?.events ?? []
const bestAfter = (cards: string, played = '') =>
  advice.bestMove(eventsOf(cards, played).reduce(afterEvent, emptyTable))

test.each([
  ['16 against a ten', 'Ts Kd 6h 7d', '', 'hit'],
  ['eleven', '6s 6d 5h Td', '', 'double'],
  ['eights', '8s 6d 8h Td', '', 'split'],
  ['an eight and a three of a split place', '8s 6d 8h Td 3c', 'split 0', 'double'],
  ['insurance', 'Ts Ad 9h 8d', '', 'decline'],
  ['16 of three cards against a seven', 'Ts 7d 2h Td 4c', 'hit 0', 'hit'],
])('the best move is that of the server’s maths: %s', (_, cards, played, move) => {
  expect(bestAfter(cards, played)).toBe(move)
})

test('no move is the best while nothing waits', () => {
  expect(advice.bestMove(emptyTable)).toBeNull()
  expect(bestAfter('As 6d Kh Td')).toBeNull()
})

test('decisions cost what the server’s maths says, and name the better ones', () => {
  const events = eventsOf('Ts Kd 6h 7d', 'stand 0')
  const { cost, staked, worse } = advice.costOf(events)
  expect(staked).toBe(1000)
  expect(cost / staked).toBeCloseTo(toNumber(costOfDecisions(play, events).ofFirstStakes), 12)
  expect(worse).toEqual([{ hand: 0, made: 'stand', best: 'hit' }])
  expect(advice.costOf(eventsOf('Ts 6d 2h Td Kh', 'stand 0'))).toEqual({ cost: 0, staked: 1000, worse: [] })
})

test('what the server did when time had run out is not the player’s decision', () => {
  expect(advice.costOf(eventsOf('Ts Kd 6h 7d', 'timeOut 0')).cost).toBe(0)
})

test('the sums of a tab outlive a reload, and start at nothing', () => {
  const kept = new Map<string, string>()
  const storage = {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string) => void kept.set(key, value),
  }
  expect(costsKeptIn(storage, 'cost').add({ cost: 4, staked: 1000 })).toBe(0.004)
  expect(costsKeptIn(storage, 'cost').add({ cost: 0, staked: 1000 })).toBe(0.002)
  kept.set('cost', 'no numbers')
  expect(costsKeptIn(storage, 'cost').add({ cost: 1, staked: 100 })).toBe(0.01)
  expect(shareOf({ cost: 0, staked: 0 })).toBe(0)
})
