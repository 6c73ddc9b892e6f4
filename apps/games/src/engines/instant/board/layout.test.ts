import { expect, test } from 'vitest'
import { layOut } from './layout.ts'

const skin = { roof: { least: 0.55, most: 2.6 }, rim: 0.35 }
const shapes = [
  { name: 'a phone', view: [390, 844], area: [0, 56, 390, 598] },
  { name: 'a small phone', view: [320, 568], area: [0, 56, 320, 372] },
  { name: 'a small phone with the bar of the page', view: [320, 512], area: [0, 50, 320, 338] },
  { name: 'a phone on its side', view: [844, 390], area: [52, 0, 636, 390] },
  { name: 'a small phone on its side', view: [568, 320], area: [52, 0, 360, 320] },
  { name: 'a desktop screen', view: [1440, 900], area: [0, 64, 1440, 728] },
  { name: 'a tablet', view: [768, 1024], area: [0, 56, 768, 776] },
] as const

test.each(shapes)('$name has its board, frame and ladder in the free space, side by side', ({ view, area }) => {
  const [x, y, width, height] = area
  const layout = layOut(
    { width: view[0], height: view[1], density: 1 },
    { x, y, width, height },
    { columns: 5, rows: 5, skin },
  )
  const { board, cell, ladder, upright, roof } = layout
  const rim = cell * skin.rim
  expect(board.x - rim).toBeGreaterThanOrEqual(x)
  expect(board.x + board.width + rim).toBeLessThanOrEqual(x + width)
  expect(board.y + board.height + rim).toBeLessThanOrEqual(y + height)
  expect(ladder.x).toBeGreaterThanOrEqual(x)
  if (upright) expect(ladder.y + ladder.height).toBeLessThanOrEqual(board.y - roof)
  else expect(ladder.x + ladder.width).toBeLessThanOrEqual(board.x - rim)
})

test.each([372, 338])('cells of a small phone with %d px of free height are large enough for a finger', (height) => {
  const area = { x: 0, y: 56, width: 320, height }
  const { cell } = layOut({ width: 320, height: 568, density: 1 }, area, { columns: 5, rows: 5, skin })
  expect(cell).toBeGreaterThanOrEqual(44)
})
