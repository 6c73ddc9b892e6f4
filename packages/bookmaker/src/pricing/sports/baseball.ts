import type { Match, Side } from '../../markets/match.ts'
import { periodsOf, type Scope } from '../../markets/scope.ts'
import { tallyOf } from '../../markets/tally.ts'
import { outer } from '../counting.ts'
import { type Chances, certain, type Distribution, grid, listed, normalise, oneByOne, single } from '../distribution.ts'
import { playedOn } from '../played-on.ts'

/** Expected runs of nine full innings at bat, home advantage included. */
export interface RunRates {
  readonly home: number
  readonly away: number
}

const top = 20
const innings = 9

/**
 * Runs of one half-inning at the mean `mean`, after Tango's distribution of runs per inning: no run with the chance m / (m + c m²), each further run with d = 1 − c f₀;
 * c = 0.767 for a side by itself. Its mean is the mean it is given.
 */
export function inningRuns(mean: number): Float64Array {
  const control = 0.767
  const none = mean <= 0 ? 1 : mean / (mean + control * mean * mean)
  const further = 1 - control * none
  const p = new Float64Array(top + 1)
  p[0] = none
  for (let runs = 1; runs <= top; runs++)
    p[runs] = runs === 1 ? (1 - none) * (1 - further) : (p[runs - 1] ?? 0) * further
  return normalise(p)
}

/** Runs still expected in a half-inning by bases (first 1, second 2, third 4) and outs, beside an empty start: the usual averages of major leagues. */
const expected: readonly (readonly number[])[] = [
  [0.481, 0.254, 0.098],
  [0.859, 0.509, 0.224],
  [1.1, 0.664, 0.319],
  [1.437, 0.884, 0.429],
  [1.35, 0.95, 0.353],
  [1.784, 1.13, 0.478],
  [1.964, 1.376, 0.58],
  [2.292, 1.541, 0.752],
]

/**
 * Chances of baseball, half-inning by half-inning: home does not bat in the ninth when ahead, a walk-off ends the game at one run more (a home run that would bring more is left out),
 * and level games go on by extra innings until one side leads.
 */
export function baseballChances(match: Match, rates: RunRates): Chances {
  const mean = { home: rates.home / innings, away: rates.away / innings }
  const fresh = { home: inningRuns(mean.home), away: inningRuns(mean.away) }
  const at = match.within

  /** Runs still to come of a side in a regular inning. */
  function runs(side: Side, inning: number): Float64Array {
    const period = match.periods.find(({ stage, number }) => stage === 'regular' && number === inning)
    const extra = match.periods.some(({ stage }) => stage !== 'regular')
    if (period?.ended || match.status === 'ended' || extra) return Float64Array.of(1)
    if (period === undefined || at?.batting == null) return fresh[side]
    if (at.batting !== side) return side === 'away' ? Float64Array.of(1) : fresh[side]
    const bases = at.bases.reduce((code, taken, base) => code + (taken ? 2 ** base : 0), 0)
    return inningRuns((mean[side] * (expected[bases]?.[at.outs] ?? 0)) / (expected[0]?.[0] ?? 1))
  }

  function through(side: Side, first: number, last: number): Float64Array {
    let total: Float64Array = Float64Array.of(1)
    for (let inning = first; inning <= last; inning++) total = added(total, runs(side, inning))
    return total
  }

  function nine(): Distribution {
    const soFar = tallyOf(match, 'score') ?? { home: 0, away: 0 }
    return scoreAfterNine(soFar, {
      eight: { home: through('home', 1, innings - 1), away: through('away', 1, innings - 1) },
      ninth: { away: runs('away', innings), home: walkOffs(runs('home', innings)) },
    })
  }

  /** The score after the extra inning being played, or after nine. */
  function beforeMore(): Distribution {
    const extra = match.periods.filter(({ stage }) => stage === 'overtime')
    const soFar = tallyOf(match, 'score+overtime')
    if (extra.length === 0 || soFar === null) return chances.of(['score']) ?? certain(0, 0)
    if (extra.at(-1)?.ended) return certain(soFar.home, soFar.away)
    const rest = at?.batting === 'home' ? { away: Float64Array.of(1), home: fresh.home } : fresh
    const { p, home, away } = lastInning(soFar.home - soFar.away, rest)
    return single(
      p,
      Array.from(home[0] ?? [], (more) => soFar.home + more),
      Array.from(away[0] ?? [], (more) => soFar.away + more),
    )
  }

  function withExtra(): Distribution {
    const before = beforeMore()
    const p = before.p.map((chance) => (chance < 1e-9 ? 0 : chance))
    return playedOn({ ...before, p }, extraInnings(fresh))
  }

  function one(scope: Scope): Distribution | null {
    const tally = tallyOf(match, scope)
    if (tally?.state === 'final') return certain(tally.home, tally.away)
    if (scope === 'score') return nine()
    if (scope === 'score+overtime') return withExtra()
    const periods = scope.startsWith('score@') ? periodsOf(scope, 'baseball') : null
    if (periods === null || periods[1] >= innings) return null
    const soFar = tallyOf(match, scope) ?? { home: 0, away: 0 }
    const [home, away] = [through('home', ...periods), through('away', ...periods)]
    return grid(normalise(outer(home, away)), away.length, soFar.home, soFar.away)
  }

  const chances = oneByOne(one)
  return chances
}

/** Runs still to come, up to the eighth inning and in the ninth; of the home side in the ninth by how many it needs. */
interface NineInnings {
  readonly eight: Readonly<Record<Side, Float64Array>>
  readonly ninth: { readonly away: Float64Array; readonly home: readonly Float64Array[] }
}

/** The score after nine: the bottom of the ninth is played only by a side that does not lead, and only until it does. */
function scoreAfterNine(
  soFar: Readonly<Record<Side, number>>,
  { eight: { home, away }, ninth }: NineInnings,
): Distribution {
  const width = away.length + ninth.away.length - 1
  const columns = 2 * top
  const p = new Float64Array(columns * columns)
  for (let i = 0; i < home.length; i++) {
    const middle = afterTopOfNinth(home[i] as number, away, ninth.away)
    for (let a = 0; a < width; a++) {
      const needed = Math.max(0, soFar.away + a + 1 - soFar.home - i)
      const bottom = ninth.home[Math.min(needed, ninth.home.length - 1)] as Float64Array
      for (let h = 0; h < bottom.length; h++) {
        const cell = Math.min(i + h, columns - 1) * columns + Math.min(a, columns - 1)
        p[cell] = (p[cell] as number) + (middle[a] as number) * (bottom[h] as number)
      }
    }
  }
  return grid(normalise(p), columns, soFar.home, soFar.away)
}

/** Chances of away's runs after the top of the ninth, together with one number of home's runs, whose chance is given. */
function afterTopOfNinth(chanceOfHome: number, away: Float64Array, ninth: Float64Array): Float64Array {
  const p = new Float64Array(away.length + ninth.length - 1)
  for (let j = 0; j < away.length; j++) {
    const chance = chanceOfHome * (away[j] as number)
    if (chance < 1e-7) continue
    for (let a = 0; a < ninth.length; a++) {
      const part = ninth[a] as number
      if (part >= 1e-7) p[j + a] = (p[j + a] as number) + chance * part
    }
  }
  return p
}

/** The runs of a half-inning that ends as soon as 0, 1, 2 … of them are made; without need of any it is not played. */
function walkOffs(runs: Float64Array): readonly Float64Array[] {
  return Array.from(runs, (_, needed) => {
    if (needed === 0) return Float64Array.of(1)
    const p = runs.slice(0, needed + 1)
    for (let h = needed + 1; h < runs.length && (runs[h] as number) > 1e-9; h++)
      p[needed] = (p[needed] as number) + (runs[h] as number)
    return p
  })
}

/** Returns the runs of an inning that the home side ends by taking the lead, where it leads by `lead` beforehand. */
function lastInning(lead: number, rest: Readonly<Record<Side, Float64Array>>): Distribution {
  const atoms: [number, number, number][] = []
  for (let a = 0; a < rest.away.length; a++) {
    const chance = rest.away[a] ?? 0
    const behind = a - lead
    if (chance < 1e-7) continue
    if (behind < 0) {
      atoms.push([chance, 0, a])
      continue
    }
    for (let h = 0; h < rest.home.length && (h <= behind + 1 || (rest.home[h] ?? 0) > 1e-9); h++)
      atoms.push([chance * (rest.home[h] ?? 0), Math.min(h, behind + 1), a])
  }
  return listed(atoms)
}

/** Returns the runs that extra innings add to a level score until one side leads. */
function extraInnings(fresh: Readonly<Record<Side, Float64Array>>): Distribution {
  const inning = lastInning(0, fresh)
  const decided = new Map<number, number>()
  let level = new Map([[0, 1]])
  for (let played = 0; played < 15; played++) {
    const next = new Map<number, number>()
    for (const [score, p] of level) {
      for (let step = 0; step < inning.p.length; step++) {
        const chance = p * (inning.p[step] as number)
        if (chance < 1e-7) continue
        const [home, away] = [inning.home[0]?.[step] as number, inning.away[0]?.[step] as number]
        const scores = home === away ? next : decided
        const key = score + home * 1000 + away
        scores.set(key, (scores.get(key) ?? 0) + chance)
      }
    }
    level = next
  }
  return listed([...decided].map(([key, p]) => [p, Math.floor(key / 1000), key % 1000]))
}

function added(one: Float64Array, other: Float64Array): Float64Array {
  const p = new Float64Array(Math.min(one.length + other.length - 1, 2 * top))
  for (let i = 0; i < one.length; i++) {
    for (let j = 0; j < other.length; j++) {
      const at = Math.min(i + j, p.length - 1)
      p[at] = (p[at] as number) + (one[i] as number) * (other[j] as number)
    }
  }
  return p
}
