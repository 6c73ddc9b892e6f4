import { band, faded, hiss, looped, rendered, type Samples } from './samples.ts'

/** Running water: filtered noise with slow waves; its end joins its beginning. */
export function water(rate: number, seconds = 6): Samples {
  const length = Math.floor(rate * seconds)
  const seam = Math.floor(rate)
  const raw = new Float32Array(length + seam)
  const noise = hiss(raw.length, 5)
  let [low, lower] = [0, 0]
  for (let index = 0; index < raw.length; index++) {
    low += 0.045 * ((noise[index] ?? 0) - low)
    lower += 0.006 * (low - lower)
    raw[index] = (low - lower) * (0.75 + 0.25 * Math.sin((2 * Math.PI * index * 2) / length))
  }
  const out = raw.slice(0, length)
  for (let index = 0; index < seam; index++) {
    const part = index / seam
    out[index] = (raw[index] ?? 0) * part + (raw[length + index] ?? 0) * (1 - part)
  }
  return out
}

/** A waterfall close by: broad noise over a low rumble; repeats without a step. */
export function waterfall(rate: number, seconds = 5): Samples {
  const high = band(rate, seconds + 1, { low: 700, high: 3800, seed: 67 })
  const low = band(rate, seconds + 1, { low: 50, high: 320, seed: 71 })
  return looped(
    rendered(rate, seconds + 1, (_, index) => (high[index] ?? 0) * 0.16 + (low[index] ?? 0) * 0.5),
    rate,
  )
}

/** Wind over snow, or with a higher `hertz` the crickets' night air; repeats without a step. */
export function wind(rate: number, seconds = 6, hertz = 420): Samples {
  const air = band(rate, seconds + 1, { low: hertz * 0.5, high: hertz, seed: 73 })
  return looped(
    rendered(rate, seconds + 1, (t, index) => (air[index] ?? 0) * (0.6 + 0.3 * Math.sin((2 * Math.PI * t) / seconds))),
    rate,
  )
}

/** Crickets on a summer night; repeats without a step. */
export function crickets(rate: number, seconds = 4): Samples {
  const chirp = (t: number, period: number, hertz: number) => {
    const within = t % period
    const pulse =
      within < 0.32 ? Math.max(0, Math.sin(2 * Math.PI * 28 * within)) * Math.sin((Math.PI * within) / 0.32) : 0
    return Math.sin(2 * Math.PI * hertz * t) * pulse
  }
  return rendered(rate, seconds, (t) => chirp(t, 1, 4150) * 0.2 + chirp(t + 0.45, 2, 3520) * 0.14)
}

/** Something falls into water: a slap, then bubbles that rise in pitch. */
export function splash(rate: number, seconds = 0.8): Samples {
  const slap = band(rate, seconds, { low: 300, high: 3200, seed: 79 })
  let phase = 0
  return faded(
    rendered(rate, seconds, (t, index) => {
      const bubble = (t * 11) % 1
      phase += (2 * Math.PI * (320 + 520 * bubble + 300 * t)) / rate
      return (
        (slap[index] ?? 0) * 1.5 * Math.exp(-t * 7) * Math.min(1, t * 90) +
        Math.sin(phase) * 0.22 * Math.sin(Math.PI * bubble) * Math.exp(-t * 4)
      )
    }),
    rate,
    0.2,
  )
}

/** A drop: one bubble. */
export function drop(rate: number, hertz = 700): Samples {
  let phase = 0
  return faded(
    rendered(rate, 0.22, (t) => {
      phase += (2 * Math.PI * hertz * (1 + 5 * t)) / rate
      return Math.sin(phase) * 0.6 * Math.exp(-t * 18) * Math.min(1, t * 300)
    }),
    rate,
    0.04,
  )
}

/** A shovel in dry snow: grains that break one after another. */
export function snowCrunch(rate: number, seconds = 0.3): Samples {
  const grain = band(rate, seconds, { low: 500, high: 3600, seed: 83 })
  const crack = hiss(Math.floor(rate * seconds), 89)
  let level = 0
  return faded(
    rendered(rate, seconds, (t, index) => {
      if (Math.abs(crack[index] ?? 0) > 0.988) level = 1
      level *= 0.994
      return (grain[index] ?? 0) * level * 1.3 * Math.sin(Math.PI * Math.min(1, t / seconds) ** 0.6)
    }),
    rate,
    0.05,
  )
}

/** Steam that is let out. */
export function steamHiss(rate: number, seconds = 1.1): Samples {
  const air = band(rate, seconds, { low: 1600, high: 7000, seed: 97 })
  return faded(
    rendered(rate, seconds, (t, index) => (air[index] ?? 0) * 0.8 * (1 - Math.exp(-t * 16)) * Math.exp(-t * 3)),
    rate,
    0.3,
  )
}
