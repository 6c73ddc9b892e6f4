import { expect, test } from 'vitest'
import type { Rectangle } from '../../../shell/hud/hud.ts'
import { layOutLive } from './live-layout.ts'

/** Screens with the space that the bars leave: on a phone on its side they stand beside it. */
const screens: readonly (readonly [name: string, view: { width: number; height: number }, area: Rectangle])[] = [
  ['a small phone', { width: 320, height: 640 }, { x: 0, y: 44, width: 320, height: 470 }],
  ['a phone', { width: 390, height: 844 }, { x: 0, y: 44, width: 390, height: 660 }],
  ['a phone on its side', { width: 844, height: 390 }, { x: 90, y: 0, width: 664, height: 390 }],
  ['a large screen', { width: 1440, height: 900 }, { x: 0, y: 50, width: 1440, height: 760 }],
]
const layoutOf = ([, view, area]: (typeof screens)[number], hasDealer = true) =>
  layOutLive({ ...view, density: 1 }, area, {
    aspect: 2.2,
    bar: 60,
    roads: true,
    fills: true,
    hasDealer,
    free: { ...area, height: 110 },
  })

const within = (outer: Rectangle, { x, y, width, height }: Rectangle) =>
  x >= outer.x - 1 &&
  y >= outer.y - 1 &&
  x + width <= outer.x + outer.width + 1 &&
  y + height <= outer.y + outer.height + 1
const overlap = (one: Rectangle, other: Rectangle) =>
  one.x < other.x + other.width - 1 &&
  other.x < one.x + one.width - 1 &&
  one.y < other.y + other.height - 1 &&
  other.y < one.y + one.height - 1

test.each(screens)('on %s everything stands within the space between the bars', (...screen) => {
  for (const hasDealer of [true, false]) {
    const { area, felt, reveal, strip, seats, dealer, countdown } = layoutOf(screen, hasDealer)
    for (const [name, part] of Object.entries({ felt, reveal, strip, seats, dealer }))
      if (part) expect([name, within(area, part), part.width > 0, part.height > 0]).toEqual([name, true, true, true])
    expect(within(area, { ...countdown, width: 0, height: 0 })).toBe(true)
  }
})

test.each(screens)('on %s the seats, the line of results and the felt do not cover each other', (...screen) => {
  const { felt, strip, seats } = layoutOf(screen)
  expect(overlap(felt, strip)).toBe(false)
  if (seats) expect([overlap(seats, strip), overlap(seats, felt)]).toEqual([false, false])
})

test('a low field has no row of seats, a large one has, beside the dealer', () => {
  expect(screens.map((screen) => layoutOf(screen).seats !== null)).toEqual([false, true, false, true])
  const { seats, dealer, felt } = layoutOf(screens[3] as (typeof screens)[number])
  expect(seats && dealer && overlap(seats, dealer)).toBe(false)
  expect(dealer && overlap(dealer, felt)).toBe(false)
})

test('without a dealer the reveal is a square, and there is no place for one', () => {
  for (const screen of screens) {
    const { reveal, dealer } = layoutOf(screen, false)
    expect([dealer, Math.abs(reveal.width - reveal.height) < 1]).toEqual([null, true])
  }
})
