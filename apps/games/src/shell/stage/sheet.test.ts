import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packed } from './sheet.ts'

const size = fc.integer({ min: 1, max: 600 })
const boxes = fc.array(fc.record({ width: size, height: size }), { minLength: 1, maxLength: 40 })

test('paintings on a sheet stay inside it and apart from each other', () => {
  fc.assert(
    fc.property(boxes, (list) => {
      const sheet = packed(list)
      const placed = list.map((box, index) => ({ ...box, ...(sheet.at[index] ?? { x: -1, y: -1 }) }))
      for (const { x, y, width, height } of placed) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
        expect(x + width).toBeLessThanOrEqual(sheet.width)
        expect(y + height).toBeLessThanOrEqual(sheet.height)
      }
      for (const [index, a] of placed.entries())
        for (const b of placed.slice(index + 1))
          expect(a.x + a.width < b.x || b.x + b.width < a.x || a.y + a.height < b.y || b.y + b.height < a.y).toBe(true)
    }),
  )
})

test('a sheet of symbols wastes little', () => {
  const symbols = Array.from({ length: 10 }, () => ({ width: 230, height: 230 }))
  const blurred = symbols.map(() => ({ width: 87, height: 130 }))
  const { width, height } = packed([...symbols, ...blurred])
  const used = [...symbols, ...blurred].reduce((sum, box) => sum + box.width * box.height, 0)
  expect(used / (width * height)).toBeGreaterThan(0.6)
  expect(Math.max(width, height)).toBeLessThanOrEqual(2048)
})
