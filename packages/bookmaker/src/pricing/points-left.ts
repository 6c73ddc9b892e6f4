import type { PlayerCountKind } from '../markets/match.ts'

/** One kind of play that scores: the points it brings, and how often it comes beside the others. */
export type Play = readonly [points: number, often: number]

/** What one side still makes. */
export interface PointsLeft {
  /** Chances of so many of its points, as a function of the share that is counted. */
  readonly points: (share: number) => Float64Array
  /** Chances of so many plays of those that count. */
  readonly plays: (kind: PlayerCountKind, counts: (points: number) => boolean) => Float64Array
}

/** Chances below are left out at both ends. */
const rare = 1e-10

/**
 * The plays of a side are Poisson, of each kind by itself, given that they make the points: so a player's points k among R of the side have the chance a(k) b(R − k) / c(R), where a, b and c are the
 * chances of compound Poisson sums with the plays of the player, of the others and of all. Their mean is the share times R.
 */
export function pointsLeft(
  { from, p }: { from: number; p: Float64Array },
  soFar: number,
  plays: readonly Play[],
): PointsLeft {
  let top = p.length - 1
  while (top > 0 && (p[top] as number) < rare) top--
  const most = Math.max(0, from + top - soFar)
  let mean = 0
  for (let at = 0; at <= top; at++) mean += (p[at] as number) * Math.max(0, from + at - soFar)
  const scale = mean / plays.reduce((sum, [points, often]) => sum + points * often, 0)
  const all = compoundPoisson(plays, scale, most)
  const weights = new Float64Array(most + 1) // of R, divided by c(R)
  for (let at = 0; at <= top; at++) {
    const points = Math.max(0, from + at - soFar)
    const chance = all[points] as number
    if (chance > 0) weights[points] = (weights[points] as number) + (p[at] as number) / chance
  }
  let least = 0
  while (least < most && weights[least] === 0) least++
  function points(share: number): Float64Array {
    const own = compoundPoisson(plays, scale * share, Math.min(most, farAbove(share * mean)))
    const others = compoundPoisson(plays, scale * (1 - share), most)
    const counts = new Float64Array(own.length)
    let [sum, size] = [0, 0]
    for (let k = 0; k < own.length; k++) {
      let chance = 0
      for (let points = Math.max(k, least); points <= most; points++)
        chance += (weights[points] as number) * (others[points - k] as number)
      counts[k] = chance * (own[k] as number)
      sum += counts[k] as number
      size = k + 1
      if (k > share * mean && (counts[k] as number) < rare) break
    }
    return counts.subarray(0, size).map((chance) => chance / sum)
  }

  /** The points of the plays that count and their number are compound Poisson sums, too. */
  function playsLeft(counts: (points: number) => boolean): Float64Array {
    const own = plays.filter(([each]) => counts(each))
    const others = compoundPoisson(
      plays.filter(([each]) => !counts(each)),
      scale,
      most,
    )
    // the chance of all points, given those of the plays that count
    const given = new Float64Array(most + 1)
    for (let x = 0; x <= most; x++) {
      let chance = 0
      for (let all = Math.max(x, least); all <= most; all++)
        chance += (weights[all] as number) * (others[all - x] as number)
      given[x] = chance
    }
    return countsOf(own, scale, given)
  }

  const byShare = new Map<number, Float64Array>()
  const byKind = new Map<PlayerCountKind, Float64Array>()
  return {
    points: (share) => kept(byShare, share, () => points(share)),
    plays: (kind, counts) => kept(byKind, kind, () => playsLeft(counts)),
  }
}

function kept<Key>(known: Map<Key, Float64Array>, key: Key, find: () => Float64Array): Float64Array {
  const found = known.get(key) ?? find()
  known.set(key, found)
  return found
}

/** Chances of 0, 1, 2 … plays of these kinds, weighed by what their points make likely. */
function countsOf(own: readonly Play[], scale: number, given: Float64Array): Float64Array {
  const expected = scale * own.reduce((sum, [, often]) => sum + often, 0)
  const counts: number[] = []
  let sums = new Float64Array(given.length) // of the points of so many plays, with their Poisson chance
  sums[0] = Math.exp(-expected)
  let sum = 0
  for (let count = 0; count < given.length; count++) {
    let chance = 0
    for (let x = count; x < given.length; x++) chance += (sums[x] as number) * (given[x] as number)
    counts.push(chance)
    sum += chance
    if (count > expected && chance < rare * sum) break
    const next = new Float64Array(given.length)
    for (const [each, often] of own) {
      const weight = (scale * often) / (count + 1)
      for (let x = each + count; x < given.length; x++)
        next[x] = (next[x] as number) + weight * (sums[x - each] as number)
    }
    sums = next
  }
  return Float64Array.from(counts, (chance) => chance / sum)
}

/** Chances of so many plays of a player, of whom each one is with the same chance. */
export function thinned(plays: Float64Array, share: number): Float64Array {
  const counts = new Float64Array(plays.length)
  let left = 1
  for (let k = 0; k < plays.length; k++) {
    // one play less for the player each time: the chance of k in n is that of k in n − 1, times n (1 − share) ÷ (n − k)
    let chance = share ** k
    let sum = 0
    for (let n = k; n < plays.length; n++) {
      sum += (plays[n] as number) * chance
      chance *= ((n + 1) * (1 - share)) / (n + 1 - k)
    }
    counts[k] = sum
    left -= sum
    if (left < rare) break
  }
  return normalised(counts)
}

function normalised(counts: Float64Array): Float64Array {
  const sum = counts.reduce((all, chance) => all + chance, 0)
  let size = counts.length
  while (size > 1 && (counts[size - 1] as number) < rare * sum) size--
  return counts.subarray(0, size).map((chance) => chance / sum)
}

/** Two counts that do not depend on each other, added. */
export function convolved(one: Float64Array, other: Float64Array): Float64Array {
  const p = new Float64Array(one.length + other.length - 1)
  for (let i = 0; i < one.length; i++)
    for (let j = 0; j < other.length; j++) p[i + j] = (p[i + j] as number) + (one[i] as number) * (other[j] as number)
  return p
}

/**
 * Where every play brings one, a player's share of R is binomial: with G the generating function of R, the player has k with the chance sᵏ G⁽ᵏ⁾(1 − s) / k!, the coefficients of G around 1 − s, which
 * dividing by x − (1 − s) again and again gives one after the other.
 */
export function singlesLeft({ from, p }: { from: number; p: Float64Array }, soFar: number): PointsLeft {
  let top = p.length - 1
  while (top > 0 && (p[top] as number) < rare) top--
  const whole = new Float64Array(Math.max(0, from + top - soFar) + 1)
  for (let at = 0; at <= top; at++) {
    const left = Math.max(0, from + at - soFar)
    whole[left] = (whole[left] as number) + (p[at] as number)
  }
  function points(share: number): Float64Array {
    const rest = whole.slice()
    const counts = new Float64Array(whole.length)
    let [power, sum, size] = [1, 0, 0]
    while (size < whole.length && sum < 1 - rare) {
      for (let n = rest.length - 2; n >= size; n--)
        rest[n] = (rest[n] as number) + (1 - share) * (rest[n + 1] as number)
      const chance = power * (rest[size] as number)
      counts[size] = chance
      sum += chance
      power *= share
      size++
    }
    return counts.subarray(0, size).map((chance) => chance / sum)
  }
  return { points, plays: (_, counts) => (counts(1) ? whole : Float64Array.of(1)) }
}

/** A number of points that a player hardly ever comes to who makes `mean` of them on average. */
const farAbove = (mean: number): number => Math.ceil(mean + 12 * Math.sqrt(mean)) + 12

/** Chances of 0 … `top` points from plays of each kind that come `scale × often` times on average (Panjer 1981). */
function compoundPoisson(plays: readonly Play[], scale: number, top: number): Float64Array {
  const p = new Float64Array(top + 1)
  const points = plays.map(([each]) => each)
  const weights = plays.map(([each, often]) => scale * each * often)
  p[0] = Math.exp(-scale * plays.reduce((sum, [, often]) => sum + often, 0))
  for (let n = 1; n <= top; n++) {
    let sum = 0
    for (let kind = 0; kind < points.length; kind++) {
      const before = n - (points[kind] as number)
      if (before >= 0) sum += (weights[kind] as number) * (p[before] as number)
    }
    p[n] = sum / n
  }
  return p
}
