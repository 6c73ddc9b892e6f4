import { title } from '@andon/arcade/titles/cho-han/index'
import { describe, expect, test } from 'vitest'
import { type Felt, placeAt } from '../../engines/table/felt.ts'
import { placesOf, reachedByArrows } from '../../engines/table/reached-by-arrows.fixture.ts'
import { choHanFelt, uprightChoHanFelt } from './felt.ts'
import { texts } from './texts.ts'

const { display } = title.current
if (display.engine !== 'table') throw new Error('chō-han is a table')
const felts: readonly (readonly [string, Felt])[] = [
  ['on its side', choHanFelt(display.spots, texts.ja)],
  ['upright', uprightChoHanFelt(display.spots, texts.ja)],
]

describe.each(felts)('the felt %s', (_, felt) => {
  test('has a field for every bet, which fill it, and each is hit where its chips lie', () => {
    expect(felt.places.map(({ id }) => id)).toEqual(display.spots.map(({ id }) => id))
    for (const { id, at } of felt.places) expect(placeAt(felt, at.x, at.y)?.id).toBe(id)
    for (let x = 0.05; x < felt.width; x += 0.1)
      for (let y = 0.05; y < felt.height; y += 0.1) expect(placeAt(felt, x, y), `${x} ${y}`).not.toBeNull()
  })

  test('reaches every place by arrow keys', () => {
    expect(reachedByArrows(felt)).toEqual(placesOf(felt))
  })

  test('shows the odds of each bet', () => {
    expect(felt.cells.map(({ note }) => note)).toEqual(['0.96:1', '0.96:1', '4.8:1', 'ピンゾロ 34:1'])
  })
})
