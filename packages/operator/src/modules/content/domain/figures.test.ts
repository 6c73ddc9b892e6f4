import { expect, test } from 'vitest'
import { checkFigures, gamesQuoted, withFigures } from './figures.ts'
import { withPictures } from './named-pictures.ts'
import { parseText } from './parse-text.ts'

const written = parseText(
  '# Wheel\n\n## `odds` Odds\n\nIt returns {game.wheel.rtp}, red {game.wheel.bet.red}, and wins {game.wheel.hit}.\n\n- Up to {game.wheel.max-win}×\n- Gone: {game.gone.rtp}',
)
const blocks = withPictures(written.blocks, { pictureOf: () => undefined, language: 'en' })
const wheel = { rtp: 97.2972, hitFrequency: 0.48648, maxWin: 36, bets: { red: 98.6486 } }

test('a figure of a game stands in its text as the game itself writes it, one that is not known is a dash', () => {
  expect(gamesQuoted(blocks)).toEqual(['wheel', 'gone'])
  const filled = withFigures(blocks, { games: new Map([['wheel', wheel]]), language: 'en' })
  expect(JSON.stringify(filled)).toContain('It returns 97.29%, red 98.64%, and wins 48.64%.')
  expect(filled.at(-1)).toMatchObject({ items: [[{ text: 'Up to 36×' }], [{ text: 'Gone: —' }]] })
})

test.each([
  ['{game.wheel.rtp} and {game.wheel.bet.even-chance}', true],
  ['no braces', true],
  ['{game.wheel.rpt}', false],
  ['{rtp}', false],
  ['{game.wheel.rtp', false],
  ['game.wheel.rtp}', false],
])('%j may be saved: %j', (source, fine) => {
  if (fine) expect(() => checkFigures(source)).not.toThrow()
  else expect(() => checkFigures(source)).toThrow(/figure/)
})
