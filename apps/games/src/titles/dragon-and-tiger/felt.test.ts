import { title } from '@andon/arcade/titles/dragon-and-tiger/index'
import { describe, expect, test } from 'vitest'
import { neighbourOf, placeAt } from '../../engines/table/felt.ts'
import { spotsAt } from '../../engines/table/pays.ts'
import { dragonTigerFelt, uprightDragonTigerFelt } from './felt.ts'
import { texts } from './texts.ts'

/** A return for each sort, named after it. */
const terms = { rtp: (sort: string) => `RTP of ${sort}` }
const { display } = title.current
if (display.engine !== 'table') throw new Error('it is a table')
const spots = spotsAt(display, null)
const shapes = [
  ['on its side', spots, dragonTigerFelt(spots, texts.en, terms)] as const,
  ['upright', spots, uprightDragonTigerFelt(spots, texts.ja, terms)] as const,
]

describe.each(shapes)('the felt %s', (_, all, felt) => {
  test('has a field for every bet, which is hit where its chips lie', () => {
    expect(felt.places.map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id).sort())
    for (const place of felt.places) expect(placeAt(felt, place.at.x, place.at.y)).toBe(place)
  })

  test('is covered by its fields, each in one place', () => {
    const area = felt.places.reduce((sum, { zone }) => sum + zone.width * zone.height, 0)
    expect(area).toBeCloseTo(felt.width * felt.height)
    for (const [index, { zone }] of felt.places.entries())
      for (const other of felt.places.slice(index + 1).map((place) => place.zone)) {
        const across = Math.min(zone.x + zone.width, other.x + other.width) - Math.max(zone.x, other.x)
        const down = Math.min(zone.y + zone.height, other.y + other.height) - Math.max(zone.y, other.y)
        expect(Math.min(across, down)).toBeLessThan(1e-9)
      }
  })

  test('reaches every place by arrow keys', () => {
    const reached = new Map(felt.places.slice(0, 1).map((place) => [place.id, place]))
    for (const place of reached.values())
      for (const direction of ['left', 'right', 'up', 'down'] as const) {
        const next = neighbourOf(felt, place, direction)
        if (!reached.has(next.id)) reached.set(next.id, next)
      }
    expect(reached.size).toBe(felt.places.length)
  })
})

test('prints the odds and the return of each bet', () => {
  const printed = shapes.map(([, , felt]) => felt.cells.map(({ note, rtp }) => [note, rtp]))
  const fields = [
    ['1 : 1', 'RTP of dragon'],
    ['1 : 1', 'RTP of tiger'],
    ['12 : 1', 'RTP of tie'],
    ['57 : 1', 'RTP of suited-tie'],
  ]
  expect(printed).toEqual([fields, fields])
})
