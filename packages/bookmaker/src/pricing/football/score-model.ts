import { outer, poisson, thinning } from '../counting.ts'
import { type Distribution, grid, keepCounts, normalise } from '../distribution.ts'
import { type Sides, sidesOf, thinned } from './order.ts'

/**
 * What is still to be scored, and what has been: Poisson goals of both sides with Dixon and Coles' correction for low scores.
 * `home` and `away` are the rates of the whole match, the correction is made with them; `left` is the share of each rate still to come in each half.
 */
export interface ScoreState {
  readonly home: number
  readonly away: number
  /** Dependence of low scores, about −0.13 … 0; 0 is plain Poisson. */
  readonly rho: number
  readonly left: { readonly home: Halves; readonly away: Halves }
  /** Goals so far by half: [first, second] for each side. */
  readonly scored: { readonly home: Halves; readonly away: Halves }
}
export type Halves = readonly [first: number, second: number]

/** Remaining goals up to so many of each side; more have a chance of 3e-6 at a rate of 3 and are shared out among the rest. */
const top = 12
const width = top + 1

/**
 * Dixon and Coles 1997, "Modelling association football scores": the factor of the score h:a. It is kept above zero, which only matters far outside fitted values.
 */
export function dixonColes(h: number, a: number, home: number, away: number, rho: number): number {
  if (h > 1 || a > 1 || rho === 0) return 1
  const factor =
    h === 0 && a === 0 ? 1 - home * away * rho : h === 0 ? 1 + home * rho : a === 0 ? 1 + away * rho : 1 - rho
  return Math.max(factor, 1e-9)
}

/** The grid of final scores and what markets on halves need of it. All its answers come from the same chances, so they agree with each other. */
export class ScoreGrid {
  /** Chances of the remaining goals, row by row of home. */
  private readonly p: Float64Array
  private readonly state: ScoreState
  private readonly kept = new Map<string, Sides>()
  private readonly left = new Map<string, Float64Array>()
  private both: Distribution | null = null

  constructor(state: ScoreState) {
    this.state = state
    const { left, scored } = state
    const home = poisson(state.home * total(left.home), top)
    const away = poisson(state.away * total(left.away), top)
    this.p = outer(home, away)
    const [h, a] = [total(scored.home), total(scored.away)]
    for (let i = 0; i < 2; i++) {
      for (let j = 0; j < 2; j++) {
        const factor = dixonColes(h + i, a + j, state.home, state.away, state.rho)
        this.p[i * width + j] = (this.p[i * width + j] ?? 0) * factor
      }
    }
    normalise(this.p)
  }

  /** The final score of regular play. */
  score(): Distribution {
    return grid(this.p, width, total(this.state.scored.home), total(this.state.scored.away))
  }

  /** The score of one half by itself, 0 first, 1 second. Remaining goals fall into the halves by the shares left, whatever their number. */
  half(half: 0 | 1): Distribution {
    const { left, scored } = this.state
    const p = thinned(this.p, width, { home: shareOf(left.home, half), away: shareOf(left.away, half) })
    return grid(p, width, scored.home[half], scored.away[half])
  }

  /** The score of a part of what is left, into which each remaining goal falls with the chance `share`, beside what was scored in it. */
  part(share: number, scored: { readonly home: number; readonly away: number }): Distribution {
    return grid(thinned(this.p, width, { home: share, away: share }), width, scored.home, scored.away)
  }

  /** Chances of 0, 1, 2 … remaining goals of both sides. */
  allLeft(): Float64Array {
    const all = new Float64Array(2 * top + 1)
    for (let cell = 0; cell < this.p.length; cell++) {
      const goals = Math.floor(cell / width) + (cell % width)
      all[goals] = (all[goals] as number) + (this.p[cell] as number)
    }
    return all
  }

  /** Both halves at once, without scores so high that they come less than once in 100,000 matches. The scopes' order: first half, second half, match. */
  halves(): Distribution {
    this.both ??= this.splitHalves()
    return this.both
  }

  private splitHalves(): Distribution {
    const { scored, left } = this.state
    const homeRows = thinning(shareOf(left.home, 0), top)
    const awayRows = thinning(shareOf(left.away, 0), top)
    const most = this.mostGoals()
    const p = new Float64Array(splits(most))
    let atom = 0
    for (let i = 0; i <= most; i++) {
      for (let j = 0; j <= most; j++) {
        const chance = this.p[i * width + j] as number
        const [homeRow, awayRow] = [homeRows[i] as Float64Array, awayRows[j] as Float64Array]
        for (let k = 0; k <= i; k++) {
          const part = chance * (homeRow[k] as number)
          for (let l = 0; l <= j; l++) p[atom++] = part * (awayRow[l] as number)
        }
      }
    }
    return { p: normalise(p), ...halfCounts(scored, most) }
  }

  /** Goals of a side beyond which the chance is less than 1e-5. */
  private mostGoals(): number {
    const [home, away] = [this.goalsLeft('home'), this.goalsLeft('away')]
    let most = top
    for (let beyond = 0; most > 1; most--) {
      beyond += (home[most] ?? 0) + (away[most] ?? 0)
      if (beyond > 1e-5) break
    }
    return most
  }

  /** Whose the nth remaining goal is (from 1), or the last, counting only the share `kept` of the goals. See `sidesOf`. */
  sides(nth: number | 'last', kept = 1): Sides {
    const key = `${nth} ${kept}`
    const before = this.kept.get(key)
    if (before !== undefined) return before
    const p = kept === 1 ? this.p : thinned(this.p, width, { home: kept, away: kept })
    const found = sidesOf(p, width, nth)
    this.kept.set(key, found)
    return found
  }

  /** The chances of 0, 1, 2 … more goals of one side. */
  goalsLeft(side: 'home' | 'away'): Float64Array {
    const before = this.left.get(side)
    if (before !== undefined) return before
    const sums = new Float64Array(width)
    this.p.forEach((chance, cell) => {
      const goals = side === 'home' ? Math.floor(cell / width) : cell % width
      sums[goals] = (sums[goals] ?? 0) + chance
    })
    this.left.set(side, sums)
    return sums
  }
}

/** The number of ways to share out up to `most` goals of each side between the halves. */
const splits = (most: number) => (((most + 1) * (most + 2)) / 2) ** 2

/** The counts of `halves`, in the order in which it fills them. */
function halfCounts({ home, away }: ScoreState['scored'], most: number) {
  return keepCounts(`halves ${most} ${home.join()} ${away.join()}`, () => {
    const counts = Array.from({ length: 6 }, () => new Int16Array(splits(most)))
    let atom = 0
    for (let i = 0; i <= most; i++) {
      for (let j = 0; j <= most; j++) {
        for (let k = 0; k <= i; k++) {
          for (let l = 0; l <= j; l++, atom++) {
            const values = [
              home[0] + k,
              away[0] + l,
              home[1] + i - k,
              away[1] + j - l,
              total(home) + i,
              total(away) + j,
            ]
            values.forEach((value, place) => {
              const list = counts[place]
              if (list !== undefined) list[atom] = value
            })
          }
        }
      }
    }
    const at = (place: number) => counts[place] ?? new Int16Array()
    return { home: [at(0), at(2), at(4)], away: [at(1), at(3), at(5)] }
  })
}

/** The share of a side's remaining goals that falls into a half. */
function shareOf(halves: Halves, half: 0 | 1): number {
  return total(halves) === 0 ? 0 : halves[half] / total(halves)
}

function total(halves: Halves): number {
  return halves[0] + halves[1]
}
