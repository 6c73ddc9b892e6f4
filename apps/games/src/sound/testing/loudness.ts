import type { Samples } from '../samples.ts'

/** The rate for which ITU-R BS.1770-5, annex 1, tables 1 and 2 give the coefficients of its K-weighting. */
export const loudnessRate = 48_000

/** A filter of second order: b0, b1, b2, then a1, a2. */
type Filter = readonly [number, number, number, number, number]
/** The head: a shelf that raises high frequencies by 4 dB. */
const head: Filter = [1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585]
/** The low end, to which ears are less sensitive. */
const lowCut: Filter = [1, -2, 1, -1.99004745483398, 0.99007225036621]

const blockS = 0.4
const stepS = 0.1

/**
 * The loudest 400 ms of mono sound at 48 kHz in LUFS: blocks of annex 1 of BS.1770, which overlap by 75 %. Its gating is left out: it needs longer
 * programmes than a cue. A sound shorter than a block is followed by silence.
 */
export function loudness(samples: Samples): number {
  const weighted = filtered(filtered(samples, head), lowCut)
  const [block, step] = [blockS * loudnessRate, stepS * loudnessRate]
  let loudest = 0
  for (let from = 0; from === 0 || from + block <= weighted.length; from += step) {
    let sum = 0
    for (const sample of weighted.subarray(from, from + block)) sum += sample * sample
    loudest = Math.max(loudest, sum / block)
  }
  return -0.691 + 10 * Math.log10(loudest)
}

function filtered(samples: Samples, [b0, b1, b2, a1, a2]: Filter): Samples {
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  return samples.map((x) => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    ;[x2, x1, y2, y1] = [x1, x, y1, y]
    return y
  })
}
