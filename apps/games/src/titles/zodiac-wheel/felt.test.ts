import { title } from '@andon/arcade/titles/zodiac-wheel/index'
import { rules } from '@andon/arcade/titles/zodiac-wheel/rules'
import { describe, expect, test } from 'vitest'
import { type Felt, placeAt } from '../../engines/table/felt.ts'
import { placesOf, reachedByArrows } from '../../engines/table/reached-by-arrows.fixture.ts'
import { uprightZodiacFelt, zodiacFelt } from './felt.ts'
import { texts } from './texts.ts'

const { display } = title.current
if (display.engine !== 'table') throw new Error('the wheel is a table')
const deps = { terms: { rtp: (sort: string) => `RTP of ${sort}`, numbers: {} }, pictureOf: (id: string) => `${id}.svg` }
const felts: readonly (readonly [string, Felt])[] = [
  ['on its side', zodiacFelt(display.spots, texts.en, deps)],
  ['upright', uprightZodiacFelt(display.spots, texts.ja, deps)],
]

describe.each(felts)('the felt %s', (_, felt) => {
  test('has a field for every bet, which fill it, and each is hit where its chips lie', () => {
    expect(placesOf(felt)).toEqual(display.spots.map(({ id }) => id).sort())
    for (const { id, at } of felt.places) expect(placeAt(felt, at.x, at.y)?.id).toBe(id)
    for (let x = 0.05; x < felt.width; x += 0.1)
      for (let y = 0.05; y < felt.height; y += 0.1) expect(placeAt(felt, x, y), `${x} ${y}`).not.toBeNull()
  })

  test('reaches every place by arrow keys', () => {
    expect(reachedByArrows(felt)).toEqual(placesOf(felt))
  })

  test('prints the return of each bet, and marks its field however often the round is multiplied', () => {
    expect(felt.cells.map(({ rtp }) => rtp)).toEqual(
      rules.prizes.flatMap(({ sort, spots }) => spots.map(() => `RTP of ${sort}`)),
    )
    for (const product of [1, 2, 4, 6, 12, 36])
      expect(felt.cells.filter(({ fact }) => fact?.split(' ').includes(`ox*${product}`))).toHaveLength(1)
  })
})

test('shows what each animal pays, the bet included', () => {
  expect(felts[0]?.[1].cells.map(({ label }) => label)).toEqual([
    '5×',
    '5×',
    '7.5×',
    '7.5×',
    '9×',
    '9×',
    '15×',
    '15×',
    '22.5×',
    '22.5×',
    '45×',
    '45×',
  ])
})
