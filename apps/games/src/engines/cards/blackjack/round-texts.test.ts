import { round, rules } from '@andon/arcade/engines/cards/blackjack/blackjack.fixture'
import type { CardsEvent } from '@andon/arcade/engines/cards/events'
import { expect, test } from 'vitest'
import { createFigures } from '../../../shell/text/amounts.ts'
import type { PlayEvents } from '../play-events.ts'
import { costsKeptIn, createAdvice } from './advice.ts'
import { costLinesOf, saidOf } from './round-texts.ts'
import { afterEvent, emptyTable } from './shown-table.ts'
import { en } from './texts/en.ts'

const figures = createFigures('en', 'JPY')
const advice = createAdvice(rules)
const costs = () => costsKeptIn({ read: () => null, write: () => {} }, '')
const eventsOf = (cards: string, played = ''): readonly CardsEvent[] => round(cards, played)?.events ?? []

function lines(cards: string, played: string, { kept = costs(), isOwn = true } = {}) {
  const events = eventsOf(cards, played).filter((event) => event.type !== 'roundEnd') as PlayEvents['blackjack'][] // of blackjack
  return costLinesOf(events, { words: en, figures, advice, costs: kept, isOwn })
}
const said = (cards: string, balance: number, played = '') =>
  saidOf(eventsOf(cards, played).reduce(afterEvent, emptyTable), {
    words: en,
    figures,
    best: null,
    balance,
    costLines: [],
  }).mayTake

test('the deal says how much should be free, and what is left of it after a further stake', () => {
  expect(said('8s 6d 8h Td', 9_000)).toBe('Up to ¥ 3,000 more may be staked (balance ¥ 9,000)')
  expect(said('8s 6d 8h Td 3c', 8_000, 'split 0')).toBe('Up to ¥ 2,000 more may be staked (balance ¥ 8,000)')
  expect(said('8s 6d 8h Td', 2_999)).toMatch(/your balance of ¥ 2,999 may not cover it/)
  expect(said('As 6d Kh Td', 9_000)).toBeNull()
})

test('a worse decision is named with its cost, which is never shown as less than it is', () => {
  const { cost: exact, staked } = advice.costOf(eventsOf('Ts Kd 6h 7d', 'stand 0'))
  const [cost = '', worse] = lines('Ts Kd 6h 7d', 'stand 0')
  const shown = Number(/cost you ([\d.]+)%/.exec(cost)?.[1]) / 100
  expect(shown).toBeGreaterThanOrEqual(exact / staked)
  expect(shown - exact / staked).toBeLessThan(0.0001)
  expect(cost).toContain(`(¥ ${Math.ceil(exact)} on average)`)
  expect(worse).toBe('Hand 1: hit beats stand')
})

test('the best decisions cost nothing; rounds of the session are counted together, and watched ones not again', () => {
  const kept = costs()
  expect(lines('Ts Ad 9h 8d', 'insure 0 stand 0', { kept })[0]).toContain(
    'cost you 3.85% (¥ 39 on average). So far: 3.85%',
  )
  expect(lines('Ts 6d 2h Td Kh', 'stand 0', { kept })).toEqual(['Every decision was the best one. Cost so far: 1.93%'])
  expect(lines('Ts 6d 2h Td Kh', 'stand 0', { kept, isOwn: false })).toEqual([
    'Every decision was the best one. Cost so far: 1.93%',
  ])
})

test('a round without a decision of the player says nothing of decisions', () => {
  expect(lines('As 6d Kh Td', '')).toEqual([])
  expect(lines('Ts Kd 6h 7d', 'timeOut 0')).toEqual([])
})
