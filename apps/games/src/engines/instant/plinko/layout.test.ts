import { expect, test } from 'vitest'
import { liesBelow, startsAbove } from './ball-path.ts'
import { layOut, placeOf } from './layout.ts'

/** Views of the game in the site's page, with the space that the bars leave, in CSS pixels. */
const shapes = [
  { name: '320 × 568', view: [320, 512], area: [0, 50, 320, 310], least: 11 },
  { name: '390 × 844', view: [390, 788], area: [0, 57, 390, 530], least: 19 },
  { name: '844 × 390', view: [780, 390], area: [0, 0, 601, 390], least: 18 },
  { name: '568 × 320', view: [504, 320], area: [0, 0, 344, 320], least: 10 },
  { name: '768 × 1024', view: [768, 968], area: [0, 57, 768, 720], least: 29 },
  { name: '1440 × 900', view: [1440, 844], area: [0, 63, 1440, 674], least: 30 },
] as const

test.each(shapes)('on $name the board of any number of rows stands in the free space, beside its list', (shape) => {
  const [x, y, width, height] = shape.area
  for (let rows = 8; rows <= 16; rows++) {
    const layout = layOut(
      { width: shape.view[0], height: shape.view[1], density: 1 },
      { x, y, width, height },
      { rows },
    )
    const { board, list, unit, upright } = layout
    expect(board.x).toBeGreaterThanOrEqual(x)
    expect(board.x + board.width).toBeLessThanOrEqual(x + width)
    expect(board.y).toBeGreaterThanOrEqual(y)
    expect(board.y + board.height).toBeLessThanOrEqual(y + height)
    expect(list.x).toBeGreaterThanOrEqual(x)
    if (upright) expect(list.y + list.height).toBeLessThanOrEqual(board.y)
    else expect(list.x + list.width).toBeLessThanOrEqual(board.x)
    expect(unit).toBeGreaterThanOrEqual(shape.least)
  }
})

test('the board holds the ball at its start and in both outer bins', () => {
  const view = { width: 390, height: 788, density: 1 }
  const rows = 16
  const layout = layOut(view, { x: 0, y: 57, width: 390, height: 530 }, { rows })
  const { board, unit } = layout
  expect(placeOf(layout, { x: 0, y: -startsAbove }).y).toBeGreaterThan(board.y)
  for (const side of [-1, 1]) {
    const { x, y } = placeOf(layout, { x: (side * rows) / 2, y: rows - 1 + liesBelow })
    expect(Math.abs(x - board.x - board.width / 2)).toBeLessThan(board.width / 2 - unit / 2)
    expect(y).toBeLessThan(board.y + board.height - unit)
  }
})
