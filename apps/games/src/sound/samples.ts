/** Mono sound, full scale at ±1. Everything is synthesised: there are no recordings. */
export type Samples = Float32Array<ArrayBuffer>

/** Samples of a function of time in seconds. */
export function rendered(rate: number, seconds: number, at: (t: number, index: number) => number): Samples {
  const out = new Float32Array(Math.floor(rate * seconds))
  for (let index = 0; index < out.length; index++) out[index] = at(index / rate, index)
  return out
}

/** Deterministic noise in ±1: the same at every start. */
export function hiss(length: number, seed: number): Samples {
  const out = new Float32Array(length)
  let state = seed | 1
  for (let index = 0; index < length; index++) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0
    out[index] = state / 2 ** 31
  }
  return out
}

/** Noise between two frequencies (one-pole filters); deterministic. */
export function band(
  rate: number,
  seconds: number,
  { low, high, seed }: { low: number; high: number; seed: number },
): Samples {
  const noise = hiss(Math.floor(rate * seconds), seed)
  const part = (hertz: number) => 1 - Math.exp((-2 * Math.PI * hertz) / rate)
  const [keepHigh, keepLow] = [part(high), part(low)]
  let [upper, lower] = [0, 0]
  return noise.map((value) => {
    upper += keepHigh * (value - upper)
    lower += keepLow * (upper - lower)
    return upper - lower
  })
}

/** Fades the end out, so that it does not click. */
export function faded(samples: Samples, rate: number, seconds: number): Samples {
  const tail = Math.min(samples.length, Math.floor(rate * seconds))
  for (let index = 0; index < tail; index++) {
    const at = samples.length - 1 - index
    samples[at] = (samples[at] ?? 0) * (index / tail)
  }
  return samples
}

/** Joins the end to the beginning: the last `seamS` seconds are blended into the first and cut off. */
export function looped(samples: Samples, rate: number, seamS = 1): Samples {
  const seam = Math.floor(rate * seamS)
  const length = samples.length - seam
  const out = samples.slice(0, length)
  for (let index = 0; index < seam; index++) {
    const part = index / seam
    out[index] = (samples[index] ?? 0) * part + (samples[length + index] ?? 0) * (1 - part)
  }
  return out
}
