import { title } from '@andon/arcade/titles/folding-screen-baccarat/index'
import { describe, expect, test } from 'vitest'
import { baccaratFelt, uprightBaccaratFelt } from '../../engines/table/baccarat/felt.ts'
import { neighbourOf, placeAt } from '../../engines/table/felt.ts'
import { spotsAt } from '../../engines/table/pays.ts'
import { texts } from './texts.ts'

/** A return for each sort, named after it. */
const terms = { rtp: (sort: string) => `RTP of ${sort}`, numbers: {} }
const { display } = title.current
if (display.engine !== 'table') throw new Error('baccarat is a table')
const shapes = display.tables.flatMap((table) => {
  const spots = spotsAt(display, table)
  return [
    [`${table} on its side`, spots, baccaratFelt(spots, texts.en, terms)] as const,
    [`${table} upright`, spots, uprightBaccaratFelt(spots, texts.ja, terms)] as const,
  ]
})

describe.each(shapes)('the felt of %s', (_, spots, felt) => {
  test('has a field for every bet of its table, which is hit where its chips lie', () => {
    expect(felt.places.map(({ id }) => id).sort()).toEqual(spots.map(({ id }) => id).sort())
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

test('prints the odds of each bet, all of them where a bet has several', () => {
  const notes = new Map(
    shapes.flatMap(([, spots, felt]) => felt.cells.map(({ note }, place) => [spots[place]?.id ?? '', note])),
  )
  expect(Object.fromEntries(notes)).toEqual({
    player: '1 : 1',
    tie: '8 : 1',
    banker: '0.95 : 1',
    'banker-free': '0.5 / 1 : 1',
    'player-pair': '11 : 1',
    'banker-pair': '11 : 1',
    'either-pair': '5 : 1',
    'perfect-pair': '200 / 25 : 1',
    small: '1.5 : 1',
    big: '0.54 : 1',
  })
})
