import type { Match } from '../../markets/match.ts'
import { type Column, constantColumn, newColumn } from '../simulation/simulated.ts'
import { type DrawnGoals, ownGoal, unknown } from './draw-goals.ts'
import { type FootballRates, scoreState } from './football.ts'

/** Counts the scopes that ask who scored which goal: goals before now, then the drawn ones. */
export function goalCounts(
  match: Match,
  rates: FootballRates,
  { goals, runs }: { readonly goals: DrawnGoals; readonly runs: number },
) {
  const before = match.goals?.filter(({ stage }) => stage === 'regular') ?? null
  const { scored } = scoreState(match, rates)
  const soFar = scored.home[0] + scored.home[1] + scored.away[0] + scored.away[1]

  /** -1 for one who is not known, or may take no part. */
  function placeOfPlayer(id: string): number {
    const place = rates.players.findIndex((player) => player.id === id)
    const here = match.appearances?.some(({ player }) => player === id) ?? false
    return here || rates.players[place]?.plays === 1 ? place : -1
  }

  return {
    /** `goal#n`, `goal#last` and `scored#n`. Goals before now are final, and not asked for here. */
    sideOf: (number: string, scoredOnly: boolean): Column | null => {
      const counted = scoredOnly ? (before?.filter(({ kind }) => kind !== 'ownGoal').length ?? 0) : soFar
      const last = before?.at(-1)?.team
      if (number === 'last' && soFar > 0 && last === undefined) return null
      const nth = number === 'last' ? number : Math.max(1, Number(number) - counted)
      const column = newColumn(runs)
      for (let run = 0; run < runs; run++) {
        const place = placeOf(goals, run, { nth, counts: (player) => !scoredOnly || player !== ownGoal })
        const side = place === -1 ? (nth === 'last' ? last : undefined) : goals.side[place] === 0 ? 'home' : 'away'
        if (side !== undefined) column[side][run] = 1
      }
      return column
    },

    /** `scorer:n:id` and `scorer:last:id`, without `scorer:`. */
    isScorer: (code: string): Column | null => {
      const [number = '', id = ''] = code.split(/:(.*)/s)
      const player = placeOfPlayer(id)
      if (player === -1) return null
      const counted = before?.filter(({ kind }) => kind !== 'ownGoal') ?? []
      const nth = number === 'last' ? number : Math.max(1, Number(number) - counted.length)
      const stays = nth === 'last' && counted.at(-1)?.player === id ? 1 : 0
      const column = newColumn(runs)
      for (let run = 0; run < runs; run++) {
        const place = placeOf(goals, run, { nth, counts: (one) => one !== ownGoal })
        column.home[run] = place === -1 ? stays : goals.player[place] === player ? 1 : 0
      }
      return column
    },

    /** Goals of one player. */
    goalsOf: (id: string): Column | null => {
      const player = placeOfPlayer(id)
      if (player === -1) return null
      const own = before?.filter((goal) => goal.kind !== 'ownGoal' && goal.player === id).length ?? 0
      const column = constantColumn(runs, { home: own, away: 1 })
      for (let run = 0; run < runs; run++) {
        for (let place = goals.from[run] ?? 0; place < (goals.from[run + 1] ?? 0); place++)
          if (goals.player[place] === player) column.home[run] = (column.home[run] ?? 0) + 1
      }
      return column
    },
  }
}

/** The place of a goal among those of a run: the nth that counts (from 1), or the last; -1 when there is none. */
function placeOf(
  goals: DrawnGoals,
  run: number,
  { nth, counts }: { readonly nth: number | 'last'; readonly counts: (player: number) => boolean },
): number {
  const [from, to] = [goals.from[run] ?? 0, goals.from[run + 1] ?? 0]
  if (nth === 'last') {
    for (let place = to - 1; place >= from; place--) if (counts(goals.player[place] ?? unknown)) return place
    return -1
  }
  let seen = 0
  for (let place = from; place < to; place++) {
    if (counts(goals.player[place] ?? unknown) && ++seen === nth) return place
  }
  return -1
}
