import type { Match, Side } from '../markets/match.ts'
import { periodsOf, type Scope } from '../markets/scope.ts'
import { tallyOf } from '../markets/tally.ts'
import { outer } from './counting.ts'
import { type Chances, certain, type Distribution, grid, listed, normalise, oneByOne } from './distribution.ts'

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

  /** The score after nine: the bottom of the ninth is played only by a side that does not lead, and only until it does. */
  function nine(): Distribution {
    const soFar = tallyOf(match, 'score') ?? { home: 0, away: 0 }
    const before = outer(through('home', 1, innings - 1), through('away', 1, innings - 1))
    const columns = 2 * top
    const atoms = new Float64Array(columns * columns)
    const width = through('away', 1, innings - 1).length
    before.forEach((chance, cell) => {
      if (chance < 1e-7) return
      const score = { home: soFar.home + Math.floor(cell / width), away: soFar.away + (cell % width) }
      lastInning(score, { away: runs('away', innings), home: runs('home', innings) }, (part, home, away) => {
        const [h, a] = [Math.min(home - soFar.home, columns - 1), Math.min(away - soFar.away, columns - 1)]
        atoms[h * columns + a] = (atoms[h * columns + a] ?? 0) + chance * part
      })
    })
    return grid(normalise(atoms), columns, soFar.home, soFar.away)
  }

  /** The score after the extra inning being played, or after nine. */
  function beforeMore(): Distribution {
    const extra = match.periods.filter(({ stage }) => stage === 'overtime')
    const soFar = tallyOf(match, 'score+overtime')
    if (extra.length === 0 || soFar === null) return nine()
    if (extra.at(-1)?.ended) return certain(soFar.home, soFar.away)
    const rest = at?.batting === 'home' ? { away: Float64Array.of(1), home: fresh.home } : fresh
    const atoms: [number, number, number][] = []
    lastInning(soFar, rest, (p, home, away) => atoms.push([p, home, away]))
    return listed(atoms)
  }

  function withExtra(): Distribution {
    const before = beforeMore()
    const steps = extraInnings(fresh)
    const atoms = new Map<number, number>()
    const put = (p: number, home: number, away: number) => {
      atoms.set(home * 1000 + away, (atoms.get(home * 1000 + away) ?? 0) + p)
    }
    before.p.forEach((chance, atom) => {
      const [h, a] = [before.home[0]?.[atom] ?? 0, before.away[0]?.[atom] ?? 0]
      if (chance < 1e-9) return
      if (h !== a) put(chance, h, a)
      else for (const [part, i, j] of steps) put(chance * part, h + i, a + j)
    })
    const found = listed([...atoms].map(([key, p]) => [p, Math.floor(key / 1000), key % 1000]))
    normalise(found.p)
    return found
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

  return oneByOne(one)
}

/** An inning that the home side ends by taking the lead: every score after it with its chance. */
function lastInning(
  score: { readonly home: number; readonly away: number },
  rest: Readonly<Record<Side, Float64Array>>,
  put: (p: number, home: number, away: number) => void,
) {
  for (let a = 0; a < rest.away.length; a++) {
    const chance = rest.away[a] ?? 0
    const behind = score.away + a - score.home
    if (chance < 1e-7) continue
    if (behind < 0) {
      put(chance, score.home, score.away + a)
      continue
    }
    for (let h = 0; h < rest.home.length && (h <= behind + 1 || (rest.home[h] ?? 0) > 1e-9); h++) {
      put(chance * (rest.home[h] ?? 0), score.home + Math.min(h, behind + 1), score.away + a)
    }
  }
}

/** What extra innings add to a level score until one side leads: chance, home runs, away runs. */
function extraInnings(fresh: Readonly<Record<Side, Float64Array>>): readonly (readonly [number, number, number])[] {
  const decided: [number, number, number][] = []
  let level = new Map([[0, 1]])
  for (let inning = 0; inning < 15; inning++) {
    const next = new Map<number, number>()
    for (const [runs, p] of level) {
      lastInning({ home: runs, away: runs }, fresh, (part, home, away) => {
        const chance = p * part
        if (chance < 1e-7) return
        if (home === away) next.set(home, (next.get(home) ?? 0) + chance)
        else decided.push([chance, home, away])
      })
    }
    level = next
  }
  return decided
}

function added(one: Float64Array, other: Float64Array): Float64Array {
  const p = new Float64Array(Math.min(one.length + other.length - 1, 2 * top))
  one.forEach((first, i) => {
    other.forEach((second, j) => {
      const at = Math.min(i + j, p.length - 1)
      p[at] = (p[at] ?? 0) + first * second
    })
  })
  return p
}
