/** The values of a generating function at the first half of the roots of unity of an even order, real and imaginary parts in turn; those at the others are their conjugates. */
export type Series = Float64Array

interface Roots {
  readonly cos: Float64Array
  readonly sin: Float64Array
}
const known = new Map<number, Roots>()

function rootsOf(size: number): Roots {
  const found = known.get(size) ?? {
    cos: Float64Array.from({ length: size }, (_, at) => Math.cos((2 * Math.PI * at) / size)),
    sin: Float64Array.from({ length: size }, (_, at) => Math.sin((2 * Math.PI * at) / size)),
  }
  known.set(size, found)
  return found
}

export const zero = (size: number): Series => new Float64Array(size + 2)
export const one = (size: number): Series => series(size, { p: 1, share: 0, by: 1 })

/** Something that comes with the chance `p`, a share of which counts by 1 or by −1. */
export function series(size: number, { p, share, by }: { p: number; share: number; by: 1 | -1 }): Series {
  const { cos, sin } = rootsOf(size)
  const made = zero(size)
  for (let at = 0; at < made.length; at += 2) {
    made[at] = p * (1 - share + share * (cos[at >> 1] as number))
    made[at + 1] = p * share * by * (sin[at >> 1] as number)
  }
  return made
}

/** The sum of two products. */
export function sumOfProducts(a: Series, b: Series, c: Series, d: Series): Series {
  const sum = new Float64Array(a.length)
  for (let at = 0; at < sum.length; at += 2) {
    const [ar, ai, br, bi] = [a[at] as number, a[at + 1] as number, b[at] as number, b[at + 1] as number]
    const [cr, ci, dr, di] = [c[at] as number, c[at + 1] as number, d[at] as number, d[at + 1] as number]
    sum[at] = ar * br - ai * bi + cr * dr - ci * di
    sum[at + 1] = ar * bi + ai * br + cr * di + ci * dr
  }
  return sum
}

export const plus = (one: Series, other: Series): Series => one.map((value, at) => value + (other[at] as number))

/** The product of both with 1 + s + s² + …, where s is the third. */
export function timesGeometric(one: Series, other: Series, s: Series): Series {
  const product = new Float64Array(one.length)
  for (let at = 0; at < product.length; at += 2) {
    const [a, b, c, d] = [one[at] as number, one[at + 1] as number, other[at] as number, other[at + 1] as number]
    const [real, imaginary] = [a * c - b * d, a * d + b * c]
    const [rest, turn] = [1 - (s[at] as number), s[at + 1] as number]
    const length = rest * rest + turn * turn
    product[at] = (real * rest - imaginary * turn) / length
    product[at + 1] = (real * turn + imaginary * rest) / length
  }
  return product
}

/** So much of the chances is told; what comes still later is left out. */
const enough = 1 - 1e-11

/** The chances of 0, 1, 2 …; those of −1, −2 … stand at the end where there are any. */
export function toChances(values: Series, hasNegative: boolean): Float64Array {
  const size = values.length - 2
  const { cos, sin } = rootsOf(size)
  const chances = new Float64Array(size)
  let told = 0
  for (let count = 0; count < size && (hasNegative || told < enough); count++) {
    let sum = ((values[0] as number) + (count % 2 === 0 ? 1 : -1) * (values[size] as number)) / 2
    for (let at = 1, turn = count; at < size / 2; at++, turn = (turn + count) % size)
      // the real part of the value times the conjugate root
      sum += (values[2 * at] as number) * (cos[turn] as number) + (values[2 * at + 1] as number) * (sin[turn] as number)
    // rounding leaves about 1e-17 where nothing comes
    const chance = Math.max(0, (2 * sum) / size)
    chances[count] = chance
    told += chance
  }
  return chances
}
