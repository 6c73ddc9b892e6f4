/** Synthesised instruments: each renders its note into samples, without recordings. */
export type Samples = Float32Array<ArrayBuffer>

/** A koto string (Karplus–Strong delay line). */
export function pluck(rate: number, hertz: number, seconds = 1.6): Samples {
  const out = new Float32Array(Math.floor(rate * seconds))
  const period = Math.max(2, Math.round(rate / hertz))
  const noise = hiss(period, Math.round(hertz * 7))
  for (let index = 0; index < out.length; index++) {
    const before = index < period ? (noise[index] ?? 0) : (out[index - period] ?? 0)
    const next = index < period ? (noise[(index + 1) % period] ?? 0) : (out[index - period + 1] ?? 0)
    out[index] = 0.996 * (0.52 * before + 0.48 * next)
  }
  return faded(out, rate, 0.25)
}

/** Hyoshigi, two hardwood blocks. */
export function wood(rate: number, hertz = 1150): Samples {
  const out = new Float32Array(Math.floor(rate * 0.12))
  const noise = hiss(out.length, 11)
  for (let index = 0; index < out.length; index++) {
    const t = index / rate
    const tone = Math.sin(2 * Math.PI * hertz * t) * 0.6 + Math.sin(2 * Math.PI * hertz * 2.41 * t) * 0.25
    out[index] = tone * Math.exp(-t * 62) + (noise[index] ?? 0) * 0.35 * Math.exp(-t * 300)
  }
  return out
}

/** A taiko: a falling tone with the slap of the skin. */
export function drum(rate: number, hertz = 62): Samples {
  const out = new Float32Array(Math.floor(rate * 0.9))
  const noise = hiss(out.length, 23)
  let phase = 0
  let slap = 0
  for (let index = 0; index < out.length; index++) {
    const t = index / rate
    phase += (2 * Math.PI * hertz * (1 + 1.3 * Math.exp(-t * 26))) / rate
    slap += 0.08 * ((noise[index] ?? 0) - slap)
    out[index] = Math.sin(phase) * Math.exp(-t * 5) * 0.9 + slap * Math.exp(-t * 46) * 1.4
  }
  return faded(out, rate, 0.1)
}

/** A rin, a temple bowl: slightly inharmonic partials that beat against each other. */
export function bell(rate: number, hertz = 523, seconds = 2.6): Samples {
  const partials: readonly (readonly [ratio: number, level: number, decay: number])[] = [
    [1, 0.5, 1.3],
    [1.006, 0.35, 1.4],
    [2.71, 0.26, 2.4],
    [5.1, 0.14, 4.2],
    [8.2, 0.06, 7],
  ]
  const out = new Float32Array(Math.floor(rate * seconds))
  for (let index = 0; index < out.length; index++) {
    const t = index / rate
    let sum = 0
    for (const [ratio, level, decay] of partials)
      sum += Math.sin(2 * Math.PI * hertz * ratio * t) * level * Math.exp(-t * decay)
    out[index] = sum * Math.min(1, t * 400)
  }
  return faded(out, rate, 0.3)
}

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

/** Deterministic noise: the same at every start. */
function hiss(length: number, seed: number): Samples {
  const out = new Float32Array(length)
  let state = seed | 1
  for (let index = 0; index < length; index++) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0
    out[index] = state / 2 ** 31
  }
  return out
}

function faded(samples: Samples, rate: number, seconds: number): Samples {
  const tail = Math.min(samples.length, Math.floor(rate * seconds))
  for (let index = 0; index < tail; index++) {
    const at = samples.length - 1 - index
    samples[at] = (samples[at] ?? 0) * (index / tail)
  }
  return samples
}
