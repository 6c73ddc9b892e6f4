import { expect, test } from 'vitest'
import { drawnWords, resultWords } from './drawn-words.ts'

const words = { drawn: (list: readonly string[]) => list.join(', ') }
const wheel = { words, texts: { drawn: (_: string, face: string) => `${face} black` } }
const cards = {
  words,
  texts: {
    drawn: (to: string, face: string) => `${to} gets ${face}`,
    hand: (to: string, faces: readonly string[]) => `${to} has ${faces.length}`,
    result: (facts: readonly string[]) => `${facts[0]} wins`,
  },
}
const one = [
  { to: 'dragon', face: 'Kh' },
  { to: 'tiger', face: '4s' },
]

test('a draw that says it all has no result beside it', () => {
  const shown = { drawn: [{ to: 'wheel', face: '17' }], facts: ['17'] }
  expect(drawnWords(wheel, shown)).toBe('17 black')
  expect(resultWords(wheel, shown)).toBeNull()
})

test('of one card each the cards and the result are said; the line of text has what they count', () => {
  const shown = { drawn: one, facts: ['dragon'] }
  expect(drawnWords(cards, shown)).toBe('dragon gets Kh, tiger gets 4s, dragon wins')
  expect(resultWords(cards, shown)).toBe('dragon has 1, tiger has 1, dragon wins')
})

test('a hand of several cards is followed by what it counts', () => {
  const shown = { drawn: [...one, { to: 'tiger', face: '2c' }], facts: ['tiger'] }
  expect(drawnWords(cards, shown)).toBe('dragon gets Kh, tiger gets 4s, tiger gets 2c, tiger has 2, tiger wins')
})
