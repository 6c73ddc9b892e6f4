/** Complex numbers by index, real and imaginary parts apart. The length is a power of two. */
export interface Complex {
  readonly re: Float64Array
  readonly im: Float64Array
}

/** Discrete Fourier transform in place (radix 2, J. W. Cooley and J. W. Tukey, 1965). */
export function transform({ re, im }: Complex): void {
  reverseBits({ re, im })
  const count = re.length
  for (let span = 2; span <= count; span *= 2) {
    const half = span / 2
    for (let index = 0; index < half; index++) {
      const angle = (-2 * Math.PI * index) / span
      const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
      for (let even = index; even < count; even += span) {
        const odd = even + half
        const oddRe = (re[odd] ?? 0) * cosine - (im[odd] ?? 0) * sine
        const oddIm = (re[odd] ?? 0) * sine + (im[odd] ?? 0) * cosine
        re[odd] = (re[even] ?? 0) - oddRe
        im[odd] = (im[even] ?? 0) - oddIm
        re[even] = (re[even] ?? 0) + oddRe
        im[even] = (im[even] ?? 0) + oddIm
      }
    }
  }
}

/** The real part of the inverse. Overwrites its argument. */
export function inverseTransform({ re, im }: Complex): Float64Array {
  transform({ re: im, im: re }) // with the parts exchanged the transform is its own inverse
  return re.map((value) => value / re.length)
}

function reverseBits({ re, im }: Complex): void {
  const count = re.length
  for (let index = 1, reversed = 0; index < count; index++) {
    let bit = count / 2
    for (; reversed & bit; bit /= 2) reversed ^= bit
    reversed ^= bit
    if (index >= reversed) continue
    for (const part of [re, im]) {
      const kept = part[index] ?? 0
      part[index] = part[reversed] ?? 0
      part[reversed] = kept
    }
  }
}
