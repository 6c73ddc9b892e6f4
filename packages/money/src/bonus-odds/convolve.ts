/** Convolves two sequences at once with one fixed kernel by a fast Fourier transform. The absolute error of a result is below 1e-12 for probabilities. */
export interface Convolver {
  /** How many cells a sequence may have. */
  readonly size: number
  /** Cells 0 to `size` − 1 of the convolution of each sequence with the kernel; what lies beyond is left out. Changes the sequences in place; negative rounding becomes 0. */
  apply(first: Float64Array, second: Float64Array): void
}

/** `size` is a power of two; only that many cells of the kernel matter. */
export function convolver(kernel: Float64Array, size: number): Convolver {
  const length = size * 2
  const turn = transform(length)
  const [kernelRe, kernelIm] = [new Float64Array(length), new Float64Array(length)]
  kernelRe.set(kernel.subarray(0, size))
  turn(kernelRe, kernelIm)
  const [re, im] = [new Float64Array(length), new Float64Array(length)]
  return {
    size,
    apply: (first, second) => {
      re.fill(0)
      im.fill(0)
      re.set(first) // the kernel is real, so the two parts stay apart
      im.set(second)
      turn(re, im)
      for (let at = 0; at < length; at++) {
        const a = re[at] as number // every index is within the length
        const b = im[at] as number
        const c = kernelRe[at] as number
        const d = kernelIm[at] as number
        re[at] = a * c - b * d
        im[at] = a * d + b * c
      }
      turn(im, re) // the parts exchanged: the inverse, without its factor
      for (let at = 0; at < size; at++) {
        first[at] = Math.max(0, (re[at] as number) / length)
        second[at] = Math.max(0, (im[at] as number) / length)
      }
    },
  }
}

/** The kernel of `times` rounds one after the other, cut off after `size` cells (a power of two). */
export function power(kernel: Float64Array, { times, size }: { times: number; size: number }): Float64Array {
  let result: Float64Array | null = null
  let square = padded(kernel, size)
  for (let left = times; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = result === null ? square.slice() : product(result, square)
    if (left > 1) square = product(square, square)
  }
  return result ?? padded(Float64Array.of(1), size)
}

function product(one: Float64Array, other: Float64Array): Float64Array {
  const result = one.slice()
  convolver(other, one.length).apply(result, new Float64Array(one.length))
  return result
}

function padded(kernel: Float64Array, size: number): Float64Array {
  const cells = new Float64Array(size)
  cells.set(kernel.subarray(0, size))
  return cells
}

/** An in-place radix-2 transform of sequences of this length, a power of two. */
function transform(length: number): (re: Float64Array, im: Float64Array) => void {
  const half = length / 2
  const cos = Float64Array.from({ length: half }, (_, at) => Math.cos((2 * Math.PI * at) / length))
  const sin = Float64Array.from({ length: half }, (_, at) => -Math.sin((2 * Math.PI * at) / length))
  const reversed = new Uint32Array(length)
  for (let at = 1; at < length; at++) reversed[at] = ((reversed[at >> 1] ?? 0) >> 1) | (at & 1 ? half : 0)
  return (re, im) => {
    for (let at = 0; at < length; at++) {
      const other = reversed[at] as number // within the length
      if (other > at) {
        swap(re, at, other)
        swap(im, at, other)
      }
    }
    for (let width = 1; width < length; width *= 2) {
      const stride = half / width
      for (let start = 0; start < length; start += width * 2)
        for (let at = 0; at < width; at++) {
          // every index is within the length
          const low = start + at
          const high = low + width
          const c = cos[at * stride] as number
          const s = sin[at * stride] as number
          const hr = re[high] as number
          const hi = im[high] as number
          const lr = re[low] as number
          const li = im[low] as number
          const turnedRe = hr * c - hi * s
          const turnedIm = hr * s + hi * c
          re[high] = lr - turnedRe
          im[high] = li - turnedIm
          re[low] = lr + turnedRe
          im[low] = li + turnedIm
        }
    }
  }
}

function swap(cells: Float64Array, at: number, other: number): void {
  const kept = cells[at] as number // within the length
  cells[at] = cells[other] as number
  cells[other] = kept
}
