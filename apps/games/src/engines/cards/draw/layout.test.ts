import { describe, expect, test } from 'vitest'
import { layOut as layOutCards } from '../layout.ts'
import { layOut } from './layout.ts'

/** The window, and the space between its bars. */
const windows = [
  { name: 'a small phone', view: [320, 568], area: { x: 0, y: 52, width: 320, height: 352 }, card: 54, row: 15 },
  { name: 'a phone', view: [390, 844], area: { x: 0, y: 52, width: 390, height: 604 }, card: 66, row: 22 },
  { name: 'a phone on its side', view: [844, 390], area: { x: 0, y: 0, width: 650, height: 390 }, card: 105, row: 15 },
  {
    name: 'a small phone on its side',
    view: [568, 320],
    area: { x: 0, y: 0, width: 398, height: 320 },
    card: 70,
    row: 15,
  },
  { name: 'a tablet', view: [1024, 768], area: { x: 0, y: 60, width: 1024, height: 600 }, card: 180, row: 15 },
  { name: 'a large screen', view: [1440, 900], area: { x: 0, y: 60, width: 1440, height: 730 }, card: 220, row: 20 },
] as const

describe.each(windows)('on $name', ({ view: [width, height], area, card, row }) => {
  const cards = layOutCards({ width, height, density: 1 }, area)
  const layout = layOut(cards)
  const { pays, notes, mat, holds, advice } = layout

  test('everything stands one below the other within the table', () => {
    const blocks = [pays, notes, mat, advice]
    for (const [index, block] of blocks.entries()) {
      const before = blocks[index - 1]
      expect(block.y).toBeGreaterThanOrEqual(before ? before.y + before.height - 1 : cards.table.y)
      expect(block.x).toBeGreaterThanOrEqual(area.x)
      expect(block.x + block.width).toBeLessThanOrEqual(area.x + area.width)
    }
    expect(advice.y + advice.height).toBeLessThanOrEqual(cards.table.y + cards.table.height + 1)
  })

  test('the cards are large, and rows of pays high enough to be read', () => {
    expect(layout.card.width).toBeGreaterThanOrEqual(card)
    expect(pays.row).toBeGreaterThanOrEqual(row)
  })

  test('five buttons stand side by side, each over its card when it lies and when it is lifted', () => {
    expect(holds).toHaveLength(5)
    for (const [index, hold] of holds.entries()) {
      const place = layout.places[index]
      const before = holds[index - 1]
      if (before) expect(hold.x).toBeGreaterThan(before.x + before.width)
      expect(hold.x + hold.width / 2).toBeCloseTo(place?.x ?? 0)
      expect(hold.y).toBeLessThanOrEqual((place?.y ?? 0) - layout.card.height / 2 - layout.lift)
      expect(hold.y + hold.height).toBeGreaterThanOrEqual((place?.y ?? 0) + layout.card.height / 2 + layout.plate)
      expect(hold.x).toBeGreaterThanOrEqual(mat.x)
      expect(hold.y + hold.height).toBeLessThanOrEqual(mat.y + mat.height)
    }
  })

  test('new cards come from outside, and old ones leave', () => {
    expect(layout.stock.x).toBeGreaterThan(width)
    expect(layout.discards.x).toBeLessThan(0)
  })
})
