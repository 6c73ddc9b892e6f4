import type { Match, Side } from '../../markets/match.ts'
import { one, plus, type Series, series, sumOfProducts, timesGeometric, toChances, zero } from './series.ts'

/** Points on the serve of a side: the chance to win one, the share of the points won and of those lost that are counted, and by how much. */
export interface Serving {
  readonly won: number
  readonly ofWon: number
  readonly ofLost: number
  readonly by: 1 | -1
}

export interface ServeFigures {
  /** The chances of 0, 1, 2 … counted from the state of a match on; those below 0 stand at the end. */
  toCome(match: Match): Float64Array
}

/** What is counted until something ends, by who wins it. */
type Won = Readonly<Record<Side, Series>>
/** Both ends of a game that is over. */
interface Ends {
  readonly nothing: Series
  readonly certain: Series
}
/** The same of a set, by who serves the next one. */
type SetWon = Readonly<Record<Side, Won>>

const other = (side: Side): Side => (side === 'home' ? 'away' : 'home')

/**
 * Generating functions of what is counted over the points to come of a tennis match (a chain of points, games, sets; Newton and Keller 2005), at the roots of unity: each point multiplies by its chance and by a
 * power of the argument where it is counted. A transform back gives the chances exactly, as long as hardly anything lies beyond `size`.
 */
export function served(serving: Readonly<Record<Side, Serving>>, bestOf: number, size: number): ServeFigures {
  const needed = (bestOf + 1) / 2
  const hasNegative = serving.home.by < 0 || serving.away.by < 0
  const ends = { nothing: zero(size), certain: one(size) }
  const points = { home: pointOn(serving, 'home', size), away: pointOn(serving, 'away', size) }
  const games = { home: gameOn(points.home, ends), away: gameOn(points.away, ends) }
  const tieBreak = tieBreaks(points, ends)
  const { setFrom, afterGame } = setsOf({ games, tieBreak }, ends)
  const matches = new Map<string, Series>()

  function matchFrom(home: number, away: number, server: Side): Series {
    if (Math.max(home, away) >= needed) return ends.certain
    const key = `${server} ${home} ${away}`
    const found = matches.get(key) ?? afterSet(home, away, setFrom(0, 0, server))
    matches.set(key, found)
    return found
  }

  function afterSet(home: number, away: number, set: SetWon): Series {
    const by = (serves: Side) =>
      sumOfProducts(
        set[serves].home,
        matchFrom(home + 1, away, serves),
        set[serves].away,
        matchFrom(home, away + 1, serves),
      )
    return plus(by('home'), by('away'))
  }

  function toCome({ periods, within }: Match): Float64Array {
    const won = (side: Side) => periods.filter((set) => set.ended && set[side] > set[other(side)]).length
    const [home, away] = [won('home'), won('away')]
    const set = periods.find(({ ended }) => !ended) ?? { home: 0, away: 0 }
    const begun = (server: Side): Series => {
      const score = within?.points ?? { home: 0, away: 0 }
      const played = score.home + score.away
      if (played === 0) return afterSet(home, away, setFrom(set.home, set.away, server))
      if (set.home !== 6 || set.away !== 6)
        return afterSet(home, away, afterGame(set.home, set.away, server, games[server](score.home, score.away)))
      // in a tie-break it is known who serves the next point
      const first = ((played + 1) >> 1) % 2 === 0 ? server : other(server)
      return afterSet(home, away, afterGame(6, 6, first, tieBreak(first, score.home, score.away)))
    }
    if (within?.serving) return toChances(begun(within.serving), hasNegative)
    // who serves is not known: either
    const either = plus(begun('home'), begun('away')).map((value) => value / 2)
    return toChances(either, hasNegative)
  }

  return { toCome }
}

/** A point on the serve of a side. */
function pointOn(serving: Readonly<Record<Side, Serving>>, side: Side, size: number): Won {
  const { won, ofWon, ofLost, by } = serving[side]
  const own = series(size, { p: won, share: ofWon, by })
  const lost = series(size, { p: 1 - won, share: ofLost, by })
  return side === 'home' ? { home: own, away: lost } : { home: lost, away: own }
}

type Game = (home: number, away: number) => Won

/** A game of such points, from each score on. */
function gameOn(point: Won, { nothing, certain }: Ends): Game {
  const deuce = pairwise(point, point)
  const known = new Map<number, Won>()
  const from = (home: number, away: number): Won => {
    if (home >= 4 && home - away >= 2) return { home: certain, away: nothing }
    if (away >= 4 && away - home >= 2) return { home: nothing, away: certain }
    if (home === away && home >= 3) return deuce
    const key = home * 100 + away
    const found = known.get(key) ?? mixed(point, from(home + 1, away), from(home, away + 1))
    known.set(key, found)
    return found
  }
  return from
}

/** Two points on these serves, over and over, until a side wins both. */
function pairwise(first: Won, second: Won): Won {
  const split = sumOfProducts(first.home, second.away, first.away, second.home)
  return {
    home: timesGeometric(first.home, second.home, split),
    away: timesGeometric(first.away, second.away, split),
  }
}

function mixed(point: Won, won: Won, lost: Won): Won {
  return {
    home: sumOfProducts(point.home, won.home, point.away, lost.home),
    away: sumOfProducts(point.home, won.away, point.away, lost.away),
  }
}

type TieBreak = (first: Side, home: number, away: number) => Won

/** A tie-break that `first` began to serve. */
function tieBreaks(points: Readonly<Record<Side, Won>>, { nothing, certain }: Ends): TieBreak {
  const known = new Map<string, Won>()
  const from: TieBreak = (first, home, away) => {
    if (home >= 7 && home - away >= 2) return { home: certain, away: nothing }
    if (away >= 7 && away - home >= 2) return { home: nothing, away: certain }
    // one serve of each side in every two points from here on
    const level = home === away && home >= 6
    const key = level ? 'level' : `${first} ${home} ${away}`
    const before = known.get(key)
    if (before) return before
    const point = points[((home + away + 1) >> 1) % 2 === 0 ? first : other(first)]
    const found = level
      ? pairwise(points.home, points.away)
      : mixed(point, from(first, home + 1, away), from(first, home, away + 1))
    known.set(key, found)
    return found
  }
  return from
}

/** Sets from a score in games on, with a side to serve. */
function setsOf(
  { games, tieBreak }: { readonly games: Readonly<Record<Side, Game>>; readonly tieBreak: TieBreak },
  { nothing, certain }: Ends,
) {
  const known = new Map<string, SetWon>()

  function setFrom(home: number, away: number, server: Side): SetWon {
    const key = `${server} ${home} ${away}`
    const game = () => (home === 6 && away === 6 ? tieBreak(server, 0, 0) : games[server](0, 0))
    const found = known.get(key) ?? afterGame(home, away, server, game())
    known.set(key, found)
    return found
  }

  function afterGame(home: number, away: number, server: Side, game: Won): SetWon {
    const next = other(server)
    const [ifHome, ifAway] = [after(home + 1, away, next), after(home, away + 1, next)]
    const by = (serves: Side) => mixed(game, ifHome[serves], ifAway[serves])
    return { home: by('home'), away: by('away') }
  }

  function after(home: number, away: number, server: Side): SetWon {
    const [most, least] = home > away ? [home, away] : [away, home]
    if (most !== 7 && !(most === 6 && least <= 4)) return setFrom(home, away, server)
    const over = home > away ? { home: certain, away: nothing } : { home: nothing, away: certain }
    const none = { home: nothing, away: nothing }
    return server === 'home' ? { home: over, away: none } : { home: none, away: over }
  }

  return { setFrom, afterGame }
}
