import type { Match, Side } from '../../markets/match.ts'
import { type Projection, projections, type Scope, unproject } from '../../markets/scope.ts'
import { tallyOf } from '../../markets/tally.ts'
import type { SetEnd, SetModel } from '../sports/set-match.ts'
import {
  type Column,
  constantColumn,
  newColumn,
  numbersFrom,
  type Simulated,
  type Simulating,
  sampler,
  simulated,
} from './simulated.ts'

/** Matches of sets played out from the present state, set by set, by the ways each can end. */
export function simulateSets(match: Match, model: SetModel, { seed, runs }: Simulating): Simulated {
  const random = numbersFrom(seed)
  const bestOf = match.bestOf ?? 3
  const played = match.periods.filter(({ ended }) => ended)
  const current = match.periods.find(({ ended }) => !ended)
  const won = tallyOf(match, 'sets') ?? { home: 0, away: 0 }
  const draws: (() => SetEnd | undefined)[] = []
  const sets = Array.from(
    { length: bestOf },
    (): Column => ({ ...newColumn(runs), missing: new Uint8Array(runs).fill(1) }),
  )
  const score = newColumn(runs)

  for (let run = 0; run < runs; run++) {
    let server = model.starts[Math.floor(random() * model.starts.length)] ?? 'home'
    let [home, away] = [won.home, won.away]
    for (let number = 1; number <= bestOf; number++) {
      const before = played[number - 1]
      if (!before && Math.max(home, away) * 2 > bestOf) break
      const end = before ?? drawOf(number, server)()
      const column = sets[number - 1]
      if (!end || !column?.missing) break
      if ('server' in end) server = end.server
      column.home[run] = end.home
      column.away[run] = end.away
      column.missing[run] = 0
      if (before) continue
      if (end.home > end.away) home++
      else away++
    }
    score.home[run] = home
    score.away[run] = away
  }
  return simulated(new Float64Array(runs).fill(1), count)

  function drawOf(number: number, server: Side): () => SetEnd | undefined {
    const place = 2 * number + (server === 'home' ? 0 : 1)
    const kept = draws[place]
    if (kept) return kept
    const inPlay = current !== undefined && number === current.number
    const ends = inPlay ? model.rest(current, server, number) : model.set(number, server)
    const draw = sampler(ends.map(({ p }) => p))
    const made = () => ends[draw(random())]
    draws[place] = made
    return made
  }

  function count(scope: Scope): Column | null {
    const tally = tallyOf(match, scope)
    if (tally?.state === 'final') return constantColumn(runs, tally)
    if (scope === 'sets') return score
    if (scope === 'winner') {
      const winner = newColumn(runs)
      for (let run = 0; run < runs; run++)
        winner[(score.home[run] ?? 0) > (score.away[run] ?? 0) ? 'home' : 'away'][run] = 1
      return winner
    }
    if (scope in projections) return projected(scope as Projection)
    const number = Number(/^score@(\d+)$/.exec(scope)?.[1])
    const found = sets[number - 1]
    if (found?.missing?.every((missing) => missing === 0)) return { ...found, missing: null }
    return found ?? null
  }

  function projected(scope: Projection): Column {
    const column = newColumn(runs)
    for (let run = 0; run < runs; run++) {
      let [home, away] = [0, 0]
      for (const set of sets) {
        home += set.home[run] ?? 0
        away += set.away[run] ?? 0
      }
      const value = unproject(scope, projections[scope](home, away))
      column.home[run] = value.home
      column.away[run] = value.away
    }
    return column
  }
}
