import { expect, test } from 'vitest'
import { cardHeight, cardWidth } from '../../../tabletop/cards/paint-face.ts'
import { layOut } from '../layout.ts'
import { squeezePlaces } from './squeeze-places.ts'

const felt = { aspect: 12 / 4.9, bar: 0, roads: true, fills: true }
const view = (width: number, height: number) => ({ width, height, density: 1 })
const screens = {
  'a small phone in a page': layOut(view(320, 456), { x: 0, y: 50, width: 320, height: 288 }, felt),
  'a small phone': layOut(view(320, 568), { x: 0, y: 42, width: 320, height: 340 }, felt),
  'a phone': layOut(view(390, 844), { x: 0, y: 56, width: 390, height: 560 }, felt),
  'a phone on its side': layOut(view(844, 390), { x: 0, y: 0, width: 640, height: 390 }, { ...felt, bar: 52 }),
  'a wide screen': layOut(view(1440, 900), { x: 0, y: 60, width: 1440, height: 740 }, felt),
}

test.each(Object.entries(screens))(
  'on %s a card is large enough for a finger, and its buttons do not lie on it',
  (_, layout) => {
    const { width, x, y, tools } = squeezePlaces(layout)
    const long = (width * cardHeight) / cardWidth
    expect(width).toBeGreaterThanOrEqual(80)
    const { area } = layout
    for (const [across, down] of [
      [width, long],
      [long, width],
    ] as const) {
      expect(x - across / 2).toBeGreaterThanOrEqual(area.x)
      expect(x + across / 2).toBeLessThanOrEqual(area.x + area.width)
      expect(y - down / 2).toBeGreaterThanOrEqual(layout.strip.y + layout.strip.height - 1)
      expect(tools.x >= x + across / 2 || tools.y >= y + down / 2).toBe(true)
    }
    expect(tools.width).toBeGreaterThanOrEqual(160)
    expect(tools.x + tools.width).toBeLessThanOrEqual(area.x + area.width)
    expect(tools.y + tools.height).toBeLessThanOrEqual(area.y + area.height)
  },
)
