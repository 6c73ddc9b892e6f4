import { band, faded, hiss, rendered, type Samples } from './samples.ts'

/** A shell that climbs: a whistle that bends upwards and thins out. */
export function whistle(rate: number, seconds = 1.1): Samples {
  const air = band(rate, seconds, { low: 1800, high: 6000, seed: 41 })
  let phase = 0
  return faded(
    rendered(rate, seconds, (t, index) => {
      const part = t / seconds
      phase += (2 * Math.PI * (620 + 1250 * part ** 1.6 + 14 * Math.sin(t * 46))) / rate
      return (Math.sin(phase) * 0.36 + (air[index] ?? 0) * 0.5) * Math.min(1, t * 12) * (1 - 0.75 * part)
    }),
    rate,
    0.12,
  )
}

/** The burst: a deep report whose echo rolls away. */
export function burst(rate: number, seconds = 1.8): Samples {
  const roar = band(rate, seconds, { low: 30, high: 520, seed: 43 })
  const snap = hiss(Math.floor(rate * seconds), 47)
  let phase = 0
  return faded(
    rendered(rate, seconds, (t, index) => {
      phase += (2 * Math.PI * (46 + 70 * Math.exp(-t * 20))) / rate
      const roll = 0.55 + 0.45 * Math.exp(-(((t - 0.42) / 0.1) ** 2))
      return (
        Math.sin(phase) * 0.62 * Math.exp(-t * 5) +
        (roar[index] ?? 0) * 1.3 * Math.exp(-t * 3.2) * roll +
        (snap[index] ?? 0) * 0.4 * Math.exp(-t * 60)
      )
    }),
    rate,
    0.3,
  )
}

/** Crackling stars: short pops that get rarer. */
export function crackle(rate: number, seconds = 1.4): Samples {
  const noise = hiss(Math.floor(rate * seconds), 53)
  const chance = hiss(Math.floor(rate * seconds), 59)
  let level = 0
  return faded(
    rendered(rate, seconds, (t, index) => {
      if (Math.abs(chance[index] ?? 0) > 1 - 0.0022 * (1 - t / seconds)) level = 0.5 + 0.5 * Math.abs(noise[index] ?? 0)
      level *= 0.9935
      return (noise[index] ?? 0) * level * 0.7
    }),
    rate,
    0.2,
  )
}

/** A drum of embers: the hiss of a sparkler, in a loop's length. */
export function sizzle(rate: number, seconds = 0.7): Samples {
  const air = band(rate, seconds, { low: 2600, high: 9000, seed: 61 })
  return faded(
    rendered(rate, seconds, (t, index) => (air[index] ?? 0) * 0.7 * Math.min(1, t * 20) * (1 - t / seconds)),
    rate,
    0.1,
  )
}
