import { expect, test } from 'vitest'
import { bell, drum, pluck, type Samples, water, wood } from './instruments.ts'

const rate = 44_100
const notes: readonly (readonly [string, () => Samples])[] = [
  ['koto', () => pluck(rate, 440)],
  ['wood', () => wood(rate)],
  ['taiko', () => drum(rate)],
  ['rin', () => bell(rate)],
  ['water', () => water(rate)],
]

test.each(notes)('%s is audible, stays within full scale and is deterministic', (_, render) => {
  const samples = render()
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  expect(peak).toBeGreaterThan(0.05)
  expect(peak).toBeLessThan(2)
  expect(samples.every(Number.isFinite)).toBe(true)
  expect(render()).toEqual(samples)
})

test('a note has faded out at its end, so that it does not click', () => {
  for (const samples of [pluck(rate, 440), drum(rate), bell(rate)])
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.001)
})

test('the river sound repeats without a step', () => {
  const samples = water(rate)
  const step = Math.abs((samples.at(-1) ?? 0) - (samples[0] ?? 0))
  const usual = samples
    .slice(1, 5000)
    .reduce((most, sample, index) => Math.max(most, Math.abs(sample - (samples[index] ?? 0))), 0)
  expect(step).toBeLessThanOrEqual(usual * 1.5)
})
