import { round } from '@andon/arcade/engines/cards/blackjack/blackjack.fixture'
import { expect, test } from 'vitest'
import { createFigures } from '../../../shell/text/amounts.ts'
import { settledText, shortTotal } from './hand-labels.ts'
import { afterEvent, emptyTable } from './shown-table.ts'
import { en } from './texts/en.ts'

const figures = createFigures('en', 'JPY')
const handsAfter = (cards: string, played = '') =>
  (round(cards, played)?.events ?? []).reduce(afterEvent, emptyTable).hands
const texts = (cards: string, played = '') =>
  handsAfter(cards, played).map((hand) => settledText(hand, { words: en, figures }))

test('a lost hand says what its insurance returned, and no return of its own', () => {
  expect(texts('Ts Ad 9h Kd', 'insure 0')).toEqual(['Hand 1: 19, loss. Insurance returns ¥ 1,500.'])
  expect(texts('Ts Ad 9h 8d', 'insure 0 stand 0')).toEqual(['Hand 1: 19, push, returns ¥ 1,000.'])
})

test('an ace counts as one or eleven until the hand is settled', () => {
  expect(handsAfter('As 6d 2h Td').map(shortTotal)).toEqual(['3/13'])
  expect(handsAfter('As 6d 2h Td Kh', 'stand 0').map(shortTotal)).toEqual(['13'])
})
