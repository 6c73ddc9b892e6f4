import { title } from '@andon/arcade/titles/dice-palace/index'
import { describe, expect, test } from 'vitest'
import { type Felt, placeAt } from '../../engines/table/felt.ts'
import { placesOf, reachedByArrows } from '../../engines/table/reached-by-arrows.fixture.ts'
import { sicBoFelt, uprightSicBoFelt } from './felt.ts'
import { texts } from './texts.ts'

const { display } = title.current
if (display.engine !== 'table') throw new Error('Sic Bo is a table')
const felts: readonly (readonly [string, Felt])[] = [
  ['on its side', sicBoFelt(display.spots, texts.en)],
  ['upright', uprightSicBoFelt(display.spots, texts.en)],
]

describe.each(felts)('the felt %s', (_, felt) => {
  test('has a place for every spot, and each place is hit where its chips lie', () => {
    expect(felt.places.map(({ id }) => id).sort()).toEqual(display.spots.map(({ id }) => id).sort())
    for (const { id, at } of felt.places) expect(placeAt(felt, at.x, at.y)?.id).toBe(id)
  })

  test('has fields that fill it and do not overlap', () => {
    const area = felt.cells.reduce((sum, { width, height }) => sum + width * height, 0)
    expect(area).toBeCloseTo(felt.width * felt.height, 6)
    for (const cell of felt.cells) {
      expect(cell.x + cell.width).toBeLessThanOrEqual(felt.width + 1e-9)
      expect(cell.y + cell.height).toBeLessThanOrEqual(felt.height + 1e-9)
    }
    for (let x = 0.05; x < felt.width; x += 0.1)
      for (let y = 0.05; y < felt.height; y += 0.1) expect(placeAt(felt, x, y), `${x} ${y}`).not.toBeNull()
  })

  test('reaches every place by arrow keys', () => {
    expect(reachedByArrows(felt)).toEqual(placesOf(felt))
  })
})

test('a field shows the dice of its bet and its odds', () => {
  for (const [, { cells }] of felts) {
    const shown = (index: string) => cells[display.spots.findIndex(({ id }) => id === index)]
    expect(shown('pair-2-5')).toMatchObject({ dice: [2, 5], note: '6:1' })
    expect(shown('triple-4')).toMatchObject({ dice: [4, 4, 4], note: '209:1' })
    expect(shown('single-6')).toMatchObject({ dice: [6], note: '1/2/14:1', fact: 'once-6 twice-6 thrice-6' })
    expect(shown('total-9')).toMatchObject({ label: '9', note: '7.4:1' })
  }
})
