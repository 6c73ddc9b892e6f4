import type { Distribution } from './distribution.ts'

/**
 * Chances of what several matches come to together. Matches are independent of each other, the two sides of one are not: each is given by the joint chances of its final score, from the
 * model that prices it, and what follows here is exact.
 */

/** The chances of 0, 1, 2 … points of all matches together: the convolution of their totals. */
export const totalChances = (matches: readonly Distribution[]): Float64Array =>
  matches.map(totalsOf).reduce(convolved, Float64Array.of(1))

/**
 * For each match, in its order, what home and away are expected to win of the title of the side with most points: 1 for a side that has it alone, 1 ÷ n where n share it. These sum
 * to 1, and their inverses are the fair prices where a dead heat pays 1 ÷ n of the stake at full odds.
 */
export function mostChances(matches: readonly Distribution[]): readonly (readonly [home: number, away: number])[] {
  const reached = matches.map(reachedIn)
  const shares = matches.map((): [number, number] => [0, 0])
  for (let best = 0; best < Math.max(...reached.map(({ length }) => length)); best++) {
    // of a match that never reaches it, nobody has so many
    const each = reached.map((levels) => levels[best] ?? { none: 1, home: 0, away: 0, both: 0 })
    each.forEach(({ home, away, both }, place) => {
      const others = each.filter((_, other) => other !== place).reduce(withMatch, [1])
      const share = shares[place]
      if (!share) return
      others.forEach((chance, level) => {
        share[0] += chance * (home / (level + 1) + both / (level + 2))
        share[1] += chance * (away / (level + 1) + both / (level + 2))
      })
    })
  }
  return shares
}

/** The chances that nobody of a match has more than so many points, by who has as many. */
interface Reaching {
  readonly none: number
  /** Home alone, away alone. */
  readonly home: number
  readonly away: number
  readonly both: number
}

/** For 0, 1, 2 … points up to the most that a side can have. */
function reachedIn(match: Distribution): Reaching[] {
  const levels: { -readonly [Who in keyof Reaching]: number }[] = []
  for (const { chance, home, away } of scoresOf(match)) {
    const best = Math.max(home, away)
    while (levels.length <= best) levels.push({ none: 0, home: 0, away: 0, both: 0 })
    const level = levels[best]
    if (level) level[home === away ? 'both' : home > away ? 'home' : 'away'] += chance
  }
  levels.forEach((level, best) => {
    const below = levels[best - 1]
    if (below) level.none = below.none + below.home + below.away + below.both
  })
  return levels
}

/** The chances that 0, 1, 2 … sides have the most, with one match more. */
function withMatch(chances: readonly number[], { none, home, away, both }: Reaching): number[] {
  const next = Array.from({ length: chances.length + 2 }, () => 0)
  const add = (count: number, chance: number) => {
    next[count] = (next[count] ?? 0) + chance
  }
  chances.forEach((chance, count) => {
    add(count, chance * none)
    add(count + 1, chance * (home + away))
    add(count + 2, chance * both)
  })
  return next
}

/** Returns the scores that can come. */
const scoresOf = ({ p, home, away }: Distribution) =>
  Array.from(p, (chance, atom) => ({ chance, home: home[0]?.[atom] ?? 0, away: away[0]?.[atom] ?? 0 })).filter(
    ({ chance }) => chance > 0,
  )

function totalsOf(match: Distribution): Float64Array {
  const scores = scoresOf(match)
  const totals = new Float64Array(1 + Math.max(...scores.map(({ home, away }) => home + away)))
  for (const { chance, home, away } of scores) totals[home + away] = (totals[home + away] ?? 0) + chance
  return totals
}

function convolved(one: Float64Array, other: Float64Array): Float64Array {
  const sums = new Float64Array(one.length + other.length - 1)
  one.forEach((chance, count) => {
    other.forEach((more, further) => {
      sums[count + further] = (sums[count + further] ?? 0) + chance * more
    })
  })
  return sums
}
