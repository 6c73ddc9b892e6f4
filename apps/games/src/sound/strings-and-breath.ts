import { faded, hiss, rendered, type Samples } from './samples.ts'

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

/** A shamisen: a bright short string over the slap of the plectrum on the skin. */
export function shamisen(rate: number, hertz: number, seconds = 0.9): Samples {
  const string = pluck(rate, hertz, seconds)
  const noise = hiss(string.length, 31)
  let skin = 0
  return faded(
    rendered(rate, seconds, (t, index) => {
      skin += 0.22 * ((noise[index] ?? 0) - skin)
      const bright = (string[index] ?? 0) - 0.6 * (string[index - 1] ?? 0)
      return bright * Math.exp(-t * 3.6) * 1.5 + skin * Math.exp(-t * 70) * 0.9
    }),
    rate,
    0.1,
  )
}

/** A shakuhachi: breath before the tone, and a vibrato that grows. */
export function flute(rate: number, hertz: number, seconds = 1.4): Samples {
  const noise = hiss(Math.floor(rate * seconds), 17)
  let breath = 0
  let phase = 0
  return faded(
    rendered(rate, seconds, (t, index) => {
      phase += (2 * Math.PI * hertz * (1 - 0.03 * Math.exp(-t * 18) + 0.006 * Math.min(1, t) * Math.sin(32 * t))) / rate
      breath += 0.16 * ((noise[index] ?? 0) - breath)
      const tone = Math.sin(phase) + 0.32 * Math.sin(2 * phase) + 0.1 * Math.sin(3 * phase)
      return (tone * 0.42 * (1 - Math.exp(-t * 14)) + breath * (0.16 + 0.5 * Math.exp(-t * 16))) * Math.exp(-t * 0.7)
    }),
    rate,
    0.4,
  )
}
