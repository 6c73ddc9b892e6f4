import { expect, test } from 'vitest'
import { type BallPath, ballPath, ballRadius, liesBelow, pinRadius } from './ball-path.ts'

/** Ways of eight rows and of sixteen. */
const ways = [
  ...Array.from({ length: 64 }, (_, bits) => wayOf(bits * 4 + (bits % 4), 8)),
  ...Array.from({ length: 24 }, (_, some) => wayOf(some * 2729 + 7, 16)),
]

function wayOf(bits: number, rows: number): string {
  return Array.from({ length: rows }, (_, row) => ((bits >> row) & 1 ? 'R' : 'L')).join('')
}

function* framesOf({ at, durationMs }: BallPath) {
  for (let ms = 0; ms <= durationMs; ms += 4) yield { ms, ...at(ms) }
}

test('a ball ends in the middle of the bin that its way says, and touches one pin of each row on it', () => {
  for (const way of ways) {
    const { at, durationMs, hits } = ballPath(way)
    const rights = way.replaceAll('L', '').length
    expect(at(durationMs)).toMatchObject({ x: rights - way.length / 2, y: way.length - 1 + liesBelow })
    expect(at(durationMs + 1000)).toEqual(at(durationMs))
    expect(hits.map(({ row, column }) => column + row / 2)).toEqual(
      [...way].map((_, row) => way.slice(0, row).replaceAll('L', '').length),
    )
  }
})

test('it never jumps, and passes through no pin', () => {
  for (const way of ways) {
    let [farthest, nearest] = [0, Number.POSITIVE_INFINITY]
    let before: { x: number; y: number } | null = null
    for (const { x, y } of framesOf(ballPath(way))) {
      if (before) farthest = Math.max(farthest, Math.hypot(x - before.x, y - before.y))
      before = { x, y }
      for (const row of [Math.floor(y), Math.ceil(y)]) {
        if (row < 0 || row >= way.length) continue
        const pin = Math.round(x + row / 2) - row / 2
        nearest = Math.min(nearest, Math.hypot(x - pin, y - row))
      }
    }
    expect(farthest, way).toBeLessThan(0.12)
    expect(nearest, way).toBeGreaterThan(ballRadius + pinRadius - 0.012)
  }
})

test('it moves the same as any other ball until their ways part: no letter shows before it is reached', () => {
  for (const way of ways) {
    const path = ballPath(way)
    for (let parted = 1; parted < way.length; parted++) {
      const other = ballPath(way.slice(0, parted) + (way[parted] === 'R' ? 'L' : 'R') + way.slice(parted + 1))
      const until = path.hits[parted - 1]?.atMs ?? 0
      for (let ms = 0; ms <= until; ms += 40) expect(other.at(ms)).toEqual(path.at(ms))
    }
  }
})

test('a row takes about a fifth of a second, wherever the ball falls', () => {
  for (const way of ways) {
    const { hits } = ballPath(way)
    for (const [row, { atMs }] of hits.entries()) {
      const ms = atMs - (hits[row - 1]?.atMs ?? atMs - 200)
      expect(ms).toBeGreaterThan(170)
      expect(ms).toBeLessThan(250)
    }
  }
})
