import { expect, test } from 'vitest'
import { monthRatio } from '../../../tabletop/months/paint-month.ts'
import { layOut } from '../layout.ts'
import { placesOf } from './places.ts'

/** Views of games in the site's page, with the space that the bars leave. */
test.each([
  ['320 × 568', [320, 512], [0, 50, 320, 300], 76],
  ['390 × 844', [390, 788], [0, 57, 390, 530], 150],
  ['844 × 390', [780, 390], [0, 0, 601, 390], 130],
  ['568 × 320', [504, 320], [0, 0, 344, 320], 110],
  ['1440 × 900', [1440, 844], [0, 63, 1440, 674], 190],
] as const)('at %s the cards are large, beside each other, and over nothing', (_, [width, height], area, least) => {
  const [x, y, wide, high] = area
  const layout = layOut({ width, height, density: 1 }, { x, y, width: wide, height: high })
  const { run, year, cardWidth, shown, pile } = placesOf(layout)
  const half = { x: cardWidth / 2, y: (cardWidth * monthRatio) / 2 }
  expect(cardWidth).toBeGreaterThanOrEqual(least)
  expect(shown.y - half.y).toBeGreaterThanOrEqual(run.y + run.height)
  expect(shown.y + half.y).toBeLessThanOrEqual(year.y)
  expect(pile.x - shown.x).toBeGreaterThan(cardWidth)
  expect(shown.x - half.x).toBeGreaterThanOrEqual(x)
  expect(pile.x + half.x).toBeLessThanOrEqual(x + wide)
  expect(run.y).toBeGreaterThanOrEqual(layout.texts.above)
  expect(year.y + year.height).toBeLessThanOrEqual(y + high)
})
