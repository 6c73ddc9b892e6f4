import { faded, hiss, rendered, type Samples } from './samples.ts'

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

/** A glass wind chime: high partials that die away fast. */
export function chime(rate: number, hertz = 2100, seconds = 1.5): Samples {
  return faded(
    rendered(rate, seconds, (t) => {
      const ring = (ratio: number, level: number, decay: number) =>
        Math.sin(2 * Math.PI * hertz * ratio * t) * level * Math.exp(-t * decay)
      return (ring(1, 0.5, 4) + ring(1.004, 0.3, 4.4) + ring(2.32, 0.2, 9) + ring(3.9, 0.1, 16)) * Math.min(1, t * 900)
    }),
    rate,
    0.2,
  )
}

/** A metal coin set down: two tones, one after the other. */
export function coinRing(rate: number): Samples {
  return faded(
    rendered(rate, 0.6, (t) => {
      const tone = (hertz: number, from: number) =>
        t < from ? 0 : Math.sin(2 * Math.PI * hertz * (t - from)) * Math.exp(-(t - from) * 9)
      return tone(1567, 0) * 0.4 + tone(2093, 0.07) * 0.5
    }),
    rate,
    0.1,
  )
}
