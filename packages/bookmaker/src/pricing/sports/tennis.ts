import type { Match, Pair, Side } from '../../markets/match.ts'
import type { Chances } from '../distribution.ts'
import { type SetEnd, type SetModel, setsChances } from './set-match.ts'
import { holdChance, tieBreakChance } from './tennis-points.ts'

/**
 * The ways a set can end from `games` on, with `server` to serve the present game at `points` (counts of home and away).
 * A set goes to a tie-break at 6:6. `serve`: the chance of each side to win a point on its own serve.
 */
export function tennisSet(serve: Pair, games: Pair, server: Side, points: Pair): readonly SetEnd[] {
  const hold = { home: holdChance(serve.home), away: holdChance(serve.away) }
  const ends = new Map<string, SetEnd>()
  let states = new Map<string, { home: number; away: number; server: Side; p: number }>()
  states.set('now', { ...games, server, p: 1 })
  for (let first = true; states.size > 0; first = false) {
    const next: typeof states = new Map()
    for (const state of states.values()) {
      const chance = homeWinsGame(state, first)
      for (const [home, away, part] of [
        [state.home + 1, state.away, chance],
        [state.home, state.away + 1, 1 - chance],
      ] as const) {
        const after: Side = state.server === 'home' ? 'away' : 'home'
        const key = `${home}:${away}:${after}`
        const p = state.p * part
        if (setIsOver(home, away)) ends.set(key, { home, away, server: after, p: (ends.get(key)?.p ?? 0) + p })
        else next.set(key, { home, away, server: after, p: (next.get(key)?.p ?? 0) + p })
      }
    }
    states = next
  }
  return [...ends.values()]

  function homeWinsGame(state: Pair & { readonly server: Side }, first: boolean): number {
    const now = first ? points : { home: 0, away: 0 }
    if (state.home === 6 && state.away === 6) {
      const own = { serve: serve.home, opponent: serve.away }
      return tieBreakChance(own, { first: state.server === 'home', own: now.home, other: now.away })
    }
    if (!first || now.home + now.away === 0) return state.server === 'home' ? hold.home : 1 - hold.away
    return state.server === 'home'
      ? holdChance(serve.home, now.home, now.away)
      : 1 - holdChance(serve.away, now.away, now.home)
  }
}

function setIsOver(home: number, away: number): boolean {
  const [most, least] = home > away ? [home, away] : [away, home]
  return (most === 6 && least <= 4) || most === 7
}

/**
 * Chances of a tennis match: winner, sets, games and each set, all from the same sets by points. Who serves first is open until it is known; the chance to win a set does not
 * depend on it, the games do a little, so both are weighed alike.
 */
export function tennisChances(match: Match, serve: Pair): Chances {
  return setsChances(match, tennisModel(match, serve))
}

/** The sets of `tennisChances`, for playing matches out. `serve`: the chance of each side to win a point on its own serve. */
export function tennisModel(match: Match, serve: Pair): SetModel {
  const none = { home: 0, away: 0 }
  const serving = servesGame(match)
  const fresh = { home: tennisSet(serve, none, 'home', none), away: tennisSet(serve, none, 'away', none) }
  return {
    starts: serving === null ? ['home', 'away'] : [serving],
    set: (_, server) => fresh[server],
    rest: (games, server) => tennisSet(serve, games, server, match.within?.points ?? none),
  }
}

/** Who serves the game being played: of a tie-break who served its first point, after which the serve changes with every second one. */
function servesGame({ within, periods }: Match): Side | null {
  const serving = within?.serving ?? null
  const games = periods.find(({ ended }) => !ended)
  if (serving === null || games?.home !== 6 || games.away !== 6) return serving
  const played = (within?.points?.home ?? 0) + (within?.points?.away ?? 0)
  const isFirst = ((played + 1) >> 1) % 2 === 0
  return isFirst ? serving : serving === 'home' ? 'away' : 'home'
}
