import { expect, test } from 'vitest'
import { burst, crackle, sizzle, whistle } from './fireworks.ts'
import { bell, chime, coinRing, drum, wood } from './percussion.ts'
import type { Samples } from './samples.ts'
import { flute, pluck, shamisen } from './strings-and-breath.ts'
import { crickets, drop, snowCrunch, splash, steamHiss, water, waterfall, wind } from './water-and-air.ts'

const rate = 44_100
type Render = (rate: number) => Samples
const notes: Readonly<Record<string, Render>> = {
  koto: (at) => pluck(at, 440),
  shamisen: (at) => shamisen(at, 440),
  flute: (at) => flute(at, 440),
  wood,
  drum,
  bell,
  chime,
  coinRing,
  whistle,
  burst,
  crackle,
  sizzle,
  splash,
  drop,
  snowCrunch,
  steamHiss,
}
const loops: Readonly<Record<string, Render>> = { water, waterfall, wind, crickets }

test.each(Object.entries({ ...notes, ...loops }))(
  '%s is audible, within full scale and the same each time',
  (_, render) => {
    const samples = render(rate)
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
    expect(peak).toBeGreaterThan(0.05)
    expect(peak).toBeLessThan(2)
    expect(samples.every(Number.isFinite)).toBe(true)
    expect(render(rate)).toEqual(samples)
  },
)

test.each(Object.entries(notes))('%s has faded out at its end, so that it does not click', (_, render) => {
  expect(Math.abs(render(rate).at(-1) ?? 1)).toBeLessThan(0.005)
})

test.each(Object.entries(loops))('%s repeats without a step', (_, render) => {
  const samples = render(rate)
  const step = Math.abs((samples.at(-1) ?? 0) - (samples[0] ?? 0))
  const usual = samples
    .slice(1)
    .reduce((most, sample, index) => Math.max(most, Math.abs(sample - (samples[index] ?? 0))), 0)
  expect(step).toBeLessThanOrEqual(usual * 1.5)
})
