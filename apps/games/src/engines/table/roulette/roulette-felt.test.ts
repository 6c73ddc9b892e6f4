import { title } from '@andon/arcade/titles/rose-window-roulette/index'
import { rules } from '@andon/arcade/titles/rose-window-roulette/rules'
import { describe, expect, test } from 'vitest'
import { texts } from '../../../titles/rose-window-roulette/texts.ts'
import { type Felt, placeAt, upright } from '../felt.ts'
import { coveredBy, spotsAt } from '../pays.ts'
import { placesOf, reachedByArrows } from '../reached-by-arrows.fixture.ts'
import { fieldOf, reds, rouletteFelt } from './roulette-felt.ts'

const { display } = title.current
if (display.engine !== 'table') throw new Error('roulette is a table')
const felts = display.tables.map((table) => [table, rouletteFelt(spotsAt(display, table), texts.en)] as const)
const shapes: readonly (readonly [string, Felt])[] = felts.flatMap(([table, felt]) => [
  [`${table} on its side`, felt] as const,
  [`${table} upright`, upright(felt)] as const,
])

describe.each(shapes)('the felt of %s', (_, felt) => {
  test('has a place for every spot of its table, and each place is hit where its chips lie', () => {
    expect(felt.places.map(({ id }) => id).sort()).toEqual([...new Set(felt.places.map(({ id }) => id))].sort())
    expect(felt.places).toHaveLength(157)
    for (const place of felt.places) {
      expect(placeAt(felt, place.at.x, place.at.y)?.id).toBe(place.id)
      expect(place.zone.x).toBeGreaterThanOrEqual(-0.3)
      expect(place.zone.x + place.zone.width).toBeLessThanOrEqual(felt.width + 0.3)
    }
  })

  test('reaches every place by arrow keys', () => {
    expect(reachedByArrows(felt)).toEqual(placesOf(felt))
  })
})

test('inside bets lie where the fields of their numbers meet', () => {
  for (const [, felt] of felts)
    for (const { id, at } of felt.places) {
      const spot = display.spots.find((one) => one.id === id)
      if (!spot || /column|dozen|even-chance/.test(spot.sort)) continue
      for (const number of coveredBy(spot)) {
        const field = fieldOf(Number(number))
        const dx = Math.max(field.x - at.x, 0, at.x - field.x - field.width)
        const dy = Math.max(field.y - at.y, 0, at.y - field.y - field.height)
        const isLineOfStreet = ['street', 'six-line', 'first-four'].includes(spot.sort)
        expect(dx + (isLineOfStreet ? 0 : dy), `${id}: ${number}`).toBeLessThan(0.01)
      }
    }
})

test('a press beside the felt means nothing', () => {
  for (const [, felt] of felts) expect([placeAt(felt, -2, 1), placeAt(felt, 7, 99)]).toEqual([null, null])
})

test('numbers have the colours of the rules', () => {
  expect([...reds]).toEqual(rules.red)
})
