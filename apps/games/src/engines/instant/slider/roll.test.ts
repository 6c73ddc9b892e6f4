import { expect, test } from 'vitest'
import { rollTo, turnOf } from './roll.ts'

const numbers = [0, 1, 2500, 4999, 5000, 5001, 9998, 9999].map((number) => number / 9999)

test('a die comes to rest at its number, slowly, and never jumps', () => {
  for (const to of numbers) {
    const { at, durationMs } = rollTo(to)
    expect(at(durationMs).part).toBeCloseTo(to, 9)
    expect(at(durationMs + 1000)).toEqual(at(durationMs))
    for (let ms = 8; ms <= durationMs; ms += 8) {
      expect(Math.abs(at(ms).part - at(ms - 8).part)).toBeLessThan(0.017)
      expect(at(ms).part).toBeGreaterThanOrEqual(0)
      expect(at(ms).part).toBeLessThanOrEqual(1)
    }
    expect(Math.abs(at(durationMs).part - at(durationMs - 30).part)).toBeLessThan(0.003)
    expect(durationMs).toBeLessThan(2600)
  }
})

test('it rolls the same for every number until it has turned and come back a good part of the way', () => {
  for (const to of numbers) for (let ms = 0; ms <= 720; ms += 20) expect(rollTo(to).at(ms)).toEqual(rollTo(0.5).at(ms))
})

test('it turns the same for every number so long, and lies flat in the end', () => {
  for (const to of [0.001, 0.03, 0.31, 0.5, 0.777, 1]) {
    const [roll, other] = [rollTo(to), rollTo(0.5)]
    const edges = 7.7
    expect(Math.abs(Math.sin(2 * turnOf(roll, { elapsedMs: roll.durationMs, edges })))).toBeLessThan(1e-9)
    for (let elapsedMs = 0; elapsedMs <= 720; elapsedMs += 20)
      expect(Math.abs(turnOf(roll, { elapsedMs, edges }) - turnOf(other, { elapsedMs, edges }))).toBeLessThan(0.02)
  }
})
