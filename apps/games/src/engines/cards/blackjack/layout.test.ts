import { describe, expect, test } from 'vitest'
import type { Rectangle } from '../../../shell/hud/hud.ts'
import { cardPlaces, cardRatio, type FeltPlace, layOutBlackjack } from './layout.ts'

const shapes = [
  ['320 px', { x: 8, y: 70, width: 304, height: 300 }, { flat: false, bar: 0 }],
  ['upright', { x: 8, y: 90, width: 374, height: 500 }, { flat: false, bar: 0 }],
  ['on its side', { x: 8, y: 8, width: 628, height: 374 }, { flat: true, bar: 52 }],
  ['on a large screen', { x: 8, y: 90, width: 1424, height: 640 }, { flat: false, bar: 0 }],
] as const
const none: FeltPlace[] = [0, 1, 2].map((place) => ({ place, hands: [] }))
const three: FeltPlace[] = [0, 1, 2].map((place) => ({ place, hands: [place] }))
const six: FeltPlace[] = [0, 1, 2].map((place) => ({ place, hands: [place, place + 3] }))
const oneOnly: FeltPlace[] = [0, 1, 2].map((place) => ({ place, hands: place === 1 ? [1] : [] }))

const isIn = (outer: Rectangle, { x, y, width, height }: Rectangle) =>
  x >= outer.x - 0.01 &&
  y >= outer.y - 0.01 &&
  x + width <= outer.x + outer.width + 0.01 &&
  y + height <= outer.y + outer.height + 0.01
const meets = (a: Rectangle, b: Rectangle) =>
  a.x < b.x + b.width - 0.01 && b.x < a.x + a.width - 0.01 && a.y < b.y + b.height - 0.01 && b.y < a.y + a.height - 0.01
const around = ({ x, y }: { x: number; y: number }, card: number): Rectangle => ({
  x: x - card / 2,
  y: y - (card * cardRatio) / 2,
  width: card,
  height: card * cardRatio,
})

describe.each(shapes)('the layout, %s', (_, table, shape) => {
  test.each([
    ['bets', none],
    ['one hand', oneOnly],
    ['three hands', three],
    ['three split places', six],
  ])('keeps everything on the table and apart: %s', (_name, places) => {
    const layout = layOutBlackjack(table, { ...shape, places })
    const rooms = layout.columns.flatMap(({ hands }) => hands.map(({ cards }) => cards))
    const shoe = around(layout.shoe, layout.card)
    const apart = [layout.dealer, shoe, layout.corner, layout.middle, ...rooms]
    for (const [at, rectangle] of apart.entries()) {
      expect(isIn(table, rectangle), JSON.stringify(rectangle)).toBe(true)
      for (const other of apart.slice(at + 1))
        expect(meets(rectangle, other), JSON.stringify([rectangle, other])).toBe(false)
    }
    for (const column of layout.columns) expect(column.height).toBeGreaterThan(layout.badge + layout.seat)
  })

  test('shows each index of up to eight cards, all of them in the room of their hand', () => {
    for (const places of [oneOnly, three, six]) {
      const layout = layOutBlackjack(table, { ...shape, places })
      for (const { cards: room, scale } of layout.columns.flatMap(({ hands }) => hands))
        for (let count = 1; count <= 8; count++) {
          const card = layout.card * scale
          const middles = cardPlaces(count, { room, card })
          for (const middle of middles) expect(isIn(room, around(middle, card))).toBe(true)
          for (const [at, { x, y }] of middles.entries())
            for (const over of middles.slice(at + 1))
              expect(over.x - x > card * 0.22 || over.y - y > card * cardRatio * 0.12, `${count} cards`).toBe(true)
        }
    }
  })

  test('has cards that can be read', () => {
    const { card } = layOutBlackjack(table, { ...shape, places: three })
    expect(card).toBeGreaterThan(36)
  })
})

test('a place that is not played gives room to the others', () => {
  const [first, middle] = layOutBlackjack(shapes[1][1], { flat: false, bar: 0, places: oneOnly }).columns
  expect(middle?.width).toBeGreaterThan((first?.width ?? 0) * 1.5)
})
