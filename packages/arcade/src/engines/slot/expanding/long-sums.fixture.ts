import { assert } from '@andon/platform/assert'

/**
 * Whole numbers of any length by index, none below zero: one array for each digit to the radix 2³¹, the lowest first. A missing digit or index is 0. Floats add and
 * multiply whole numbers exactly below 2⁵³.
 */
export type LongSums = readonly Float64Array[]

interface Term {
  readonly by: number
  readonly times: number
}

const radix = 2 ** 31

export const longSumsOf = (values: ReadonlyMap<number, bigint>): LongSums => {
  const length = Math.max(-1, ...values.keys()) + 1
  const digits: Float64Array[] = []
  for (const [index, value] of values)
    for (let left = value, digit = 0; left > 0n; left >>= 31n, digit++) {
      const place = digits[digit] ?? new Float64Array(length)
      digits[digit] = place
      place[index] = Number(BigInt.asUintN(31, left))
    }
  return digits
}

/**
 * `sums`, moved by each term and multiplied by it, plus `more`, for indexes below `size`. The terms multiply by less than 2²² together, so that no sum of products reaches
 * 2⁵³ before it is carried.
 */
export function timesPlus(
  sums: LongSums,
  { terms, more, size }: { readonly terms: readonly Term[]; readonly more: LongSums; readonly size: number },
): LongSums {
  const times = terms.reduce((all, term) => all + term.times, 0)
  assert((times + 2) * radix <= 2 ** 53, 'a float holds the sum of all products, a digit and what is carried')
  const farthest = Math.max(0, ...terms.map(({ by }) => by))
  const moved = (sums[0]?.length ?? 0) + farthest
  const length = Math.min(size, Math.max(sums.length > 0 ? moved : 0, more[0]?.length ?? 0))
  return carried(
    Array.from({ length: Math.max(sums.length, more.length) }, (_, digit) => {
      const products = new Float64Array(length)
      const from = sums[digit]
      if (from) addProducts(products, { from, terms, farthest })
      const added = more[digit] ?? []
      for (let at = 0; at < Math.min(length, added.length); at++) products[at] = (products[at] ?? 0) + (added[at] ?? 0)
      return products
    }),
  )
}

/** Four terms at a time, which is twice as fast. */
function addProducts(
  products: Float64Array,
  {
    from,
    terms,
    farthest,
  }: { readonly from: Float64Array; readonly terms: readonly Term[]; readonly farthest: number },
) {
  const padded = new Float64Array(farthest + products.length)
  padded.set(from.subarray(0, products.length), farthest)
  const none: Term = { by: 0, times: 0 }
  for (let first = 0; first < terms.length; first += 4) {
    const [a, b, c, d] = [0, 1, 2, 3].map((next) => terms[first + next] ?? none) as [Term, Term, Term, Term] // four of them
    const [atA, atB, atC, atD] = [farthest - a.by, farthest - b.by, farthest - c.by, farthest - d.by]
    const [timesA, timesB, timesC, timesD] = [a.times, b.times, c.times, d.times]
    for (let at = 0; at < products.length; at++)
      products[at] =
        (products[at] ?? 0) +
        (padded[at + atA] ?? 0) * timesA +
        (padded[at + atB] ?? 0) * timesB +
        (padded[at + atC] ?? 0) * timesC +
        (padded[at + atD] ?? 0) * timesD
  }
}

/** Brings each digit below the radix. */
function carried(digits: Float64Array[]): LongSums {
  const length = digits[0]?.length ?? 0
  for (let digit = 0; digit < digits.length; digit++) {
    const here = digits[digit] ?? new Float64Array()
    let next = digits[digit + 1]
    for (let at = 0; at < length; at++) {
      const value = here[at] ?? 0
      if (value < radix) continue
      const over = Math.floor(value / radix)
      here[at] = value - over * radix
      if (!next) {
        next = new Float64Array(length)
        digits.push(next)
      }
      next[at] = (next[at] ?? 0) + over
    }
  }
  return digits
}

export const valuesOf = (sums: LongSums): bigint[] =>
  Array.from({ length: sums[0]?.length ?? 0 }, (_, at) =>
    sums.reduceRight((value, digit) => (value << 31n) + BigInt(digit[at] ?? 0), 0n),
  )
