import type { Sort } from '../markets/market.ts'
import type { Distribution } from './distribution.ts'

/** Chances of the whole numbers from `from` on. */
export interface Marginal {
  readonly from: number
  readonly p: Float64Array
}
/** The distribution of everything but the pair that a sort may read of a count. */
export type Marginals = Readonly<Record<Exclude<Sort['reads'], 'pair'>, Marginal>>

/** By the chances, and the counts that they were summed with: simulated matches have the same chances for every scope. */
const kept = new WeakMap<Float64Array, { readonly counts: ArrayLike<number> | undefined; readonly made: Marginals }>()

/** The marginals of a distribution of one scope, made once: most lines on a scope read one of them, and a grid of scores has a hundred times as many atoms. */
export function marginals({ p, home, away }: Distribution): Marginals {
  const before = kept.get(p)
  if (before !== undefined && before.counts === home[0]) return before.made
  const made = sums(p, home[0] ?? [], away[0] ?? [])
  kept.set(p, { counts: home[0], made })
  return made
}

function sums(p: Float64Array, home: ArrayLike<number>, away: ArrayLike<number>): Marginals {
  const [h, a] = [rangeOf(home), rangeOf(away)]
  const byHome = new Float64Array(h.to - h.from + 1)
  const byAway = new Float64Array(a.to - a.from + 1)
  const byBoth = new Float64Array(byHome.length + byAway.length - 1)
  const byLead = new Float64Array(byBoth.length)
  for (let atom = 0; atom < p.length; atom++) {
    const chance = p[atom] as number
    const i = (home[atom] as number) - h.from
    const j = (away[atom] as number) - a.from
    byHome[i] = (byHome[i] as number) + chance
    byAway[j] = (byAway[j] as number) + chance
    byBoth[i + j] = (byBoth[i + j] as number) + chance
    const lead = i - j + byAway.length - 1
    byLead[lead] = (byLead[lead] as number) + chance
  }
  return {
    home: { from: h.from, p: byHome },
    away: { from: a.from, p: byAway },
    both: { from: h.from + a.from, p: byBoth },
    lead: { from: h.from - a.to, p: byLead },
  }
}

/** The lowest and the highest of some counts. */
export function rangeOf(counts: ArrayLike<number>): { readonly from: number; readonly to: number } {
  let [from, to] = [counts[0] ?? 0, counts[0] ?? 0]
  for (let atom = 1; atom < counts.length; atom++) {
    const count = counts[atom] as number
    if (count < from) from = count
    else if (count > to) to = count
  }
  return { from, to }
}
