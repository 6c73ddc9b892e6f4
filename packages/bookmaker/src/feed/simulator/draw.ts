import { assert } from '@andon/platform/assert'
import { textHash } from '../state-hash.ts'

/** Numbers that depend on a text only: the same for the same seed, on every machine. Not for games of chance; the simulator's matches are known to anyone who knows the seed. */
export interface Draw {
  /** From 0 on, below 1. */
  next(): number
  /** The next numbers, times 2³²: many at once in a tenth of the time. */
  fill(words: Uint32Array): void
  /** A whole number from 0 on, below `count`. */
  below(count: number): number
  chance(of: number): boolean
  normal(): number
  poisson(mean: number): number
  /** Draws from a gamma distribution of shape `shape` and mean 1. */
  gamma(shape: number): number
  /** An index, each with its share of the weights. */
  weighted(weights: ArrayLike<number>): number
  /** The items in another order. */
  shuffled<Item>(items: readonly Item[]): Item[]
}

/** Draws from `seed`, by the generator sfc32 (Doty-Humphrey, PractRand). */
export function drawFrom(seed: string): Draw {
  let [a, b, c, counter] = [textHash(seed), textHash(seed, 0x9747b28c), textHash(seed, 0x1b873593), 1]

  function next(): number {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 2 ** 32
  }

  /** Fills `words` like calls of `next`, with the state at hand. */
  function fill(words: Uint32Array): void {
    let [one, two, three, count] = [a, b, c, counter]
    for (let index = 0; index < words.length; index++) {
      const sum = (((one + two) | 0) + count) | 0
      count = (count + 1) | 0
      one = two ^ (two >>> 9)
      two = (three + (three << 3)) | 0
      three = (((three << 21) | (three >>> 11)) + sum) | 0
      words[index] = sum
    }
    ;[a, b, c, counter] = [one, two, three, count]
  }

  for (let warm = 0; warm < 12; warm++) next()

  const below = (count: number) => Math.floor(next() * count)
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())

  function poisson(mean: number): number {
    const least = Math.exp(-mean)
    let [count, product] = [0, next()]
    while (product > least) {
      product *= next()
      count++
    }
    return count
  }

  /** Marsaglia and Tsang 2000, for shapes of 1 and more. */
  function gamma(shape: number): number {
    assert(shape >= 1 && Number.isFinite(shape), 'a shape of 1 or more')
    const d = shape - 1 / 3
    for (;;) {
      const z = normal()
      const v = (1 + z / Math.sqrt(9 * d)) ** 3
      if (v > 0 && Math.log(1 - next()) < (z * z) / 2 + d - d * v + d * Math.log(v)) return (d * v) / shape
    }
  }

  function weighted(weights: ArrayLike<number>): number {
    let left = next() * Array.from(weights).reduce((sum, weight) => sum + weight, 0)
    for (let index = 0; index < weights.length; index++) {
      left -= weights[index] ?? 0
      if (left < 0) return index
    }
    return weights.length - 1
  }

  function shuffled<Item>(items: readonly Item[]): Item[] {
    const rest = [...items]
    const order: Item[] = []
    while (rest.length > 0) order.push(...rest.splice(below(rest.length), 1))
    return order
  }

  return { next, fill, below, chance: (of) => next() < of, normal, poisson, gamma, weighted, shuffled }
}
