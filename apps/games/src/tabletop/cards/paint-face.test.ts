import { beforeEach, expect, test, vi } from 'vitest'
import type { Brush } from '../pen.ts'
import { type Face, faces, type Rank, rankOf, suits } from './faces.ts'
import { courtMonths, paintFace } from './paint-face.ts'

/** A path that keeps its data. */
class Path {
  readonly d: string
  constructor(d = '') {
    this.d = d
  }
  roundRect() {}
  arc() {}
}
beforeEach(() => {
  vi.stubGlobal('Path2D', Path)
})

/** How often each path is filled. */
function painted(face: Face, options: { width: number; index?: boolean }) {
  const filled = new Map<string, number>()
  const calls: Record<string, (...args: unknown[]) => unknown> = {
    fill: (shape) => {
      if (shape instanceof Path && shape.d) filled.set(shape.d, (filled.get(shape.d) ?? 0) + 1)
    },
  }
  const brush = new Proxy({}, { get: (_, name) => calls[String(name)] ?? (() => {}), set: () => true })
  paintFace(brush as Brush, face, options) // it calls nothing else
  return filled
}

const counts: Readonly<Partial<Record<Rank, number>>> = {
  '2': 2,
  '3': 3,
  '4': 4,
  '5': 5,
  '6': 6,
  '7': 7,
  '8': 8,
  '9': 9,
  T: 10,
}
const numbers = faces.filter((face) => counts[rankOf(face)] !== undefined)

test('a card has as many pips as it says, and one more at each index', () => {
  for (const face of numbers) {
    const pips = counts[rankOf(face)] ?? 0
    expect([...painted(face, { width: 80 }).values()]).toEqual([pips + 2])
    expect([...painted(face, { width: 80, index: false }).values()]).toEqual([pips])
  }
})

test('a narrow card shows its suit twice, large enough to be told apart, and no pips', () => {
  for (const face of numbers) expect([...painted(face, { width: 44 }).values()]).toEqual([2])
})

test('the four suits have four outlines, and each of the twelve courts a month of its own', () => {
  const outlines = suits.map((suit) => [...painted(`2${suit}`, { width: 80, index: false }).keys()].join())
  expect(new Set(outlines).size).toBe(4)
  const months = suits.flatMap((suit) => Object.values(courtMonths[suit]))
  expect(months.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
})
