import { thinning } from '../counting.ts'
import { type Distribution, single } from '../distribution.ts'

/** The chances that the nth event is home's, away's, or does not come. */
export interface Sides {
  readonly home: number
  readonly away: number
  readonly none: number
}

/**
 * Whose the nth remaining event is (from 1), or the last, by the chances `p` of remaining counts (row by row of home, `width` columns).
 * Both sides' events fall by the same shape of time, so among i and j of them every order is as likely as any other: the nth is home's with the chance i / (i + j).
 */
export function sidesOf(p: Float64Array, width: number, nth: number | 'last'): Sides {
  const least = nth === 'last' ? 1 : nth
  let home = 0
  let away = 0
  let none = 0
  for (let cell = 0; cell < p.length; cell++) {
    const chance = p[cell] as number
    const i = Math.floor(cell / width)
    const all = i + (cell % width)
    if (all < least) none += chance
    else {
      home += (chance * i) / all
      away += (chance * (all - i)) / all
    }
  }
  return { home, away, none }
}

/** 1:0 home, 0:1 away, 0:0 when there is none. */
export function sidesDistribution({ home, away, none }: Sides): Distribution {
  return single(Float64Array.of(home, away, none), onHome, onAway)
}
const [onHome, onAway] = [Int16Array.of(1, 0, 0), Int16Array.of(0, 1, 0)]

/** A grid of counts of which only the share `kept` is counted: goals that are no own goals, goals of one half. */
export function thinned(p: Float64Array, width: number, kept: Readonly<Record<'home' | 'away', number>>): Float64Array {
  const rows = p.length / width
  const [homeRows, awayRows] = [thinning(kept.home, rows - 1), thinning(kept.away, width - 1)]
  const across = new Float64Array(p.length)
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < width; j++) {
      const chance = p[i * width + j] as number
      const row = awayRows[j] as Float64Array
      for (let l = 0; l <= j; l++)
        across[i * width + l] = (across[i * width + l] as number) + chance * (row[l] as number)
    }
  }
  const result = new Float64Array(p.length)
  for (let i = 0; i < rows; i++) {
    const row = homeRows[i] as Float64Array
    for (let k = 0; k <= i; k++) {
      const share = row[k] as number
      for (let l = 0; l < width; l++) {
        result[k * width + l] = (result[k * width + l] as number) + share * (across[i * width + l] as number)
      }
    }
  }
  return result
}
