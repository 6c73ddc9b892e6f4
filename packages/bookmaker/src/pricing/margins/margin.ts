import { findRoot } from '../find-root.ts'

/**
 * Taking the margin out of prices and putting one in. Sources: Štrumbelj 2014, "On determining probability forecasts from betting odds"; Shin 1993;
 * Clarke, Kovalchik and Ingram 2017 for power and odds ratio; goto is the conversion by standard errors of the chance.
 * `implied` are 1 / price; all functions also serve markets where `winners` outcomes win (three of twenty are relegated).
 */
export const removalMethods = ['multiplicative', 'additive', 'power', 'shin', 'oddsRatio', 'goto'] as const
export type RemovalMethod = (typeof removalMethods)[number]
export const additionMethods = ['multiplicative', 'additive', 'power', 'shin', 'oddsRatio'] as const
export type AdditionMethod = (typeof additionMethods)[number]

/** Fair chances, with the number the method searched for: the power, Shin's share of insiders z, the odds ratio c; 0 where there is none. */
export interface Removed {
  readonly chances: readonly number[]
  readonly parameter: number
}

/**
 * The fair chances behind implied ones. Refuses (RangeError) no outcomes, an implied chance outside 0 … 1, and a result with a chance that is not positive, which
 * additive and goto give for long shots in a wide book. Shin's model knows one winner only.
 */
export function removeMargin(implied: readonly number[], method: RemovalMethod, winners = 1): Removed {
  if (implied.length === 0 || implied.some((chance) => !(chance > 0 && chance < 1)))
    throw new RangeError('not implied chances')
  const removed = removal[method](implied, winners)
  if (Math.abs(sum(removed.chances) - winners) > 1e-6)
    throw new RangeError(`${method} cannot make these sum to ${winners}`)
  if (removed.chances.some((chance) => !(chance > 0)))
    throw new RangeError(`${method} leaves a chance that is not positive`)
  return removed
}

const removal: Readonly<Record<RemovalMethod, (implied: readonly number[], winners: number) => Removed>> = {
  multiplicative: (implied, winners) => {
    const book = sum(implied)
    return { chances: implied.map((chance) => (chance * winners) / book), parameter: 0 }
  },
  additive: (implied, winners) => {
    const share = (sum(implied) - winners) / implied.length
    return { chances: implied.map((chance) => chance - share), parameter: 0 }
  },
  power: (implied, winners) => powers(implied, winners, [0.01, 20]),
  shin: (implied, winners) => {
    const book = sum(implied)
    return search(implied, winners, [0, 0.9], (chance, z) => shinChance(chance, z, book))
  },
  oddsRatio: (implied, winners) =>
    search(implied, winners, [0.001, 1000], (chance, c) => chance / (c + chance - c * chance)),
  goto: (implied, winners) => {
    const step = (sum(implied) - winners) / sum(implied.map((chance) => Math.sqrt(1 - chance)))
    return { chances: implied.map((chance) => chance - step * Math.sqrt(1 - chance)), parameter: step }
  },
}

function shinChance(implied: number, z: number, book: number): number {
  return (Math.sqrt(z * z + (4 * (1 - z) * implied * implied) / book) - z) / (2 * (1 - z))
}

/**
 * Implied chances with a margin of `overround` (0.05 makes them sum to 1.05 of what they did). Every one is at least the fair chance, so that no bet at these prices
 * gains on average. Refuses (RangeError) a chance outside 0 … 1, a negative overround, and what the method cannot make: an implied chance that reaches 1, which would be no price, as multiplicative,
 * additive and Shin's give for sure winners, and a sum that it does not reach.
 */
export function addMargin(chances: readonly number[], overround: number, method: AdditionMethod): readonly number[] {
  if (overround < 0 || chances.some((chance) => !(chance > 0 && chance < 1))) throw new RangeError('not fair chances')
  if (overround === 0) return chances
  const target = sum(chances) * (1 + overround)
  const implied = addition[method](chances, target)
  if (Math.abs(sum(implied) - target) > 1e-6) throw new RangeError(`${method} cannot make these sum to ${target}`)
  if (implied.some((chance) => chance >= 1)) throw new RangeError(`${method} makes a chance reach 1`)
  return implied
}

const addition: Readonly<Record<AdditionMethod, (chances: readonly number[], target: number) => readonly number[]>> = {
  multiplicative: (chances, target) => {
    const factor = target / sum(chances)
    return chances.map((chance) => chance * factor)
  },
  additive: (chances, target) => {
    const share = (target - sum(chances)) / chances.length
    return chances.map((chance) => chance + share)
  },
  power: (chances, target) => powers(chances, target, [0.001, 1]).chances,
  shin: (chances, target) => {
    const insiders = search(chances, target, [0, 0.9], (chance, z) => {
      const spread = sum(chances.map((other) => Math.sqrt(z * other + (1 - z) * other * other)))
      return spread * Math.sqrt(z * chance + (1 - z) * chance * chance)
    })
    return insiders.chances
  },
  oddsRatio: (chances, target) =>
    search(chances, target, [1, 1000], (chance, c) => (c * chance) / (1 - chance + c * chance)).chances,
}

/**
 * Every chance to the same power, so that they sum to `target`: by logarithms and Halley's method (Newton's with the curvature, two or three steps) from the power 1, as prices are
 * made of several hundred times for each change. A step out of `range` leaves it to `search`.
 */
function powers(chances: readonly number[], target: number, range: readonly [number, number]): Removed {
  const logarithms = chances.map(Math.log)
  const raised = [...chances]
  let power = 1
  for (let step = 0; step < 20; step++) {
    let total = -target
    let slope = 0
    let bend = 0
    for (let place = 0; place < raised.length; place++) {
      const logarithm = logarithms[place] as number
      const chance = raised[place] as number
      total += chance
      slope += logarithm * chance
      bend += logarithm * logarithm * chance
    }
    if (Math.abs(total) < 1e-11) return { chances: raised, parameter: power }
    power -= (2 * total * slope) / (2 * slope * slope - total * bend)
    if (!(power > range[0] && power < range[1])) break
    for (let place = 0; place < raised.length; place++) raised[place] = Math.exp((logarithms[place] as number) * power)
  }
  return search(logarithms, target, range, (logarithm, at) => Math.exp(logarithm * at))
}

/** Finds the parameter within `range` at which the transformed chances sum to `target`; the sum must run one way over the range. */
function search(
  chances: readonly number[],
  target: number,
  range: readonly [number, number],
  transform: (chance: number, parameter: number) => number,
): Removed {
  const parameter = findRoot((at) => {
    let total = -target
    for (const chance of chances) total += transform(chance, at)
    return total
  }, range)
  return { chances: chances.map((chance) => transform(chance, parameter)), parameter }
}

function sum(values: readonly number[]): number {
  let total = 0
  for (const value of values) total += value
  return total
}
