import { round } from '@andon/arcade/engines/cards/blackjack/blackjack.fixture'
import { expect, test } from 'vitest'
import { createFigures } from '../../../shell/text/amounts.ts'
import type { Move } from './advice.ts'
import { offersOf } from './offers.ts'
import { afterEvent, emptyTable } from './shown-table.ts'
import { en } from './texts/en.ts'

const figures = createFigures('en', 'JPY')
/** After these cards and actions of a round with a stake of 1,000 on the first place. */
function offers(cards: string, { played = '', balance = 10_000, best = null as Move | null } = {}) {
  const table = (round(cards, played)?.events ?? []).reduce(afterEvent, emptyTable)
  const taken: Move[] = []
  const offered = offersOf(table, {
    words: en,
    figures,
    insuranceReturn: 12 / 13,
    balance,
    best,
    onTake: (move) => taken.push(move),
  })
  return { offered, taken }
}
const shortly = (cards: string, options: Parameters<typeof offers>[1] = {}) =>
  offers(cards, options).offered.map(({ id, detail, enabled }) => `${id}${enabled ? '' : ' off'}: ${detail}`)

test('what the rules allow is offered with what it takes, and names its hand', () => {
  expect(shortly('8s 6d 8h Td')).toEqual(['hit: ', 'stand: ', 'double: +¥ 1,000', 'split: +¥ 1,000'])
  const half = offers('8s 6d 8h Td 3c', { played: 'split 0' })
  expect(half.offered.map(({ id }) => id)).toEqual(['hit', 'stand', 'double'])
  expect(half.offered[2]).toMatchObject({ spoken: 'Hand 1A, double, +¥ 1,000', key: 'd' })
  expect(half.offered[2]?.take()).toEqual({ action: { type: 'double', hand: 0 }, stake: 1000 })
  expect(half.taken).toEqual(['double'])
  expect(offers('As 6d Kh Td').offered).toEqual([])
})

test('insurance takes half the stake, and says what it returns', () => {
  expect(shortly('8s Ad 8h Td')).toEqual(['decline: ', 'insure: +¥ 500, returns 92.3%'])
  expect(offers('8s Ad 8h Td').offered[1]?.take()).toEqual({ action: { type: 'insure', hand: 0 }, stake: 500 })
})

test('a move that the balance cannot pay says so and cannot be taken, and the others stay', () => {
  expect(shortly('8s 6d 8h Td', { balance: 999 })).toEqual([
    'hit: ',
    'stand: ',
    'double off: balance too low for ¥ 1,000',
    'split off: balance too low for ¥ 1,000',
  ])
  expect(shortly('8s 6d 8h Td', { balance: 1000 })[2]).toBe('double: +¥ 1,000')
})

test('the best move is marked by more than a colour, on request alone', () => {
  expect(shortly('8s 6d 8h Td', { best: 'split' })).toEqual([
    'hit: ',
    'stand: ',
    'double: +¥ 1,000',
    'split: ★ +¥ 1,000',
  ])
  const [hit, stand] = offers('Ts 6d 6h Td', { best: 'stand' }).offered
  expect(stand).toMatchObject({ detail: '★ best play', spoken: 'Hand 1, stand, best play', tone: 'cash' })
  expect(hit?.tone).toBe('main')
})
