import type { Player } from '../../markets/market.ts'
import type { MatchSport } from '../../model/sports.ts'
import { urn } from '../../model/urn.ts'
import type { Fixture } from './calendar.ts'
import { drawFrom } from './draw.ts'
import { homeOf, type League } from './league.ts'
import { people } from './names/people.ts'

/** A player of a club, and the share of what the side scores. */
export interface SquadPlayer extends Player {
  readonly share: number
  /** Baseball: how many of the runs batted in are home runs. */
  readonly homers: number
  /** Baseball: the share of the side's hits that bring no run. */
  readonly hits: number
  /** Basketball: the shares of the side's rebounds and assists. */
  readonly rebounds: number
  readonly assists: number
  /** Football: how often the player is shown a card beside the others of the side. */
  readonly booked: number
  /** Baseball: pitches in this match, in the order of the list. */
  readonly pitches: boolean
  readonly starts: boolean
  /** True for who stands in markets on players. */
  readonly isOffered: boolean
}

/**
 * The players of a side in the order of its line-up: what each scores of a hundred goals or points, how many start, and how many of those who score stand in markets. `spread`: how far the shares of
 * one club stray from that, as the deviation of their logarithm.
 */
interface Squad {
  readonly shares: readonly number[]
  readonly homers?: readonly number[]
  readonly hits?: readonly number[]
  readonly rebounds?: readonly number[]
  readonly assists?: readonly number[]
  readonly booked?: readonly number[]
  readonly starters: number
  readonly offered: number
  readonly spread: number
}

const squads: Readonly<Partial<Record<MatchSport, Squad>>> = {
  // from the goal forwards: the front line scores most; who stands in goal does not score
  football: {
    shares: [0, 3, 4, 4, 3, 7, 8, 11, 14, 20, 26],
    booked: [0.2, 1, 1, 1, 1, 1.2, 1.2, 1.2, 0.8, 0.8, 0.8],
    starters: 11,
    offered: 11,
    spread: 0,
  },
  // in the order of batting, then five who start as pitchers in turn, and two who relieve them
  baseball: {
    shares: [10, 11, 15, 17, 14, 11, 9, 7, 6, ...Array.from({ length: 7 }, () => 0)],
    homers: [0.2, 0.22, 0.3, 0.36, 0.3, 0.24, 0.2, 0.14, 0.1],
    hits: [0.13, 0.12, 0.12, 0.11, 0.11, 0.11, 0.1, 0.1, 0.1],
    starters: 9,
    offered: 9,
    spread: 0.12,
  },
  // who stands in goal, then the first five skaters, then the others
  iceHockey: {
    shares: [0, 7, 5, 15, 14, 12, 10, 9, 8, 5, 4, 4, 4, 3],
    starters: 6,
    offered: 8,
    spread: 0.12,
  },
  basketball: {
    shares: [21, 17, 15, 12, 9, 9, 7, 5, 3, 2],
    rebounds: [0.14, 0.1, 0.19, 0.16, 0.08, 0.09, 0.09, 0.07, 0.05, 0.03],
    assists: [0.18, 0.24, 0.09, 0.1, 0.13, 0.08, 0.07, 0.05, 0.04, 0.02],
    starters: 5,
    offered: 5,
    spread: 0.15,
  },
}

/** Players of both sides who stand in markets. */
export const offeredPlayersOf = (fixture: Fixture, seed: string): SquadPlayer[] =>
  squadOf(fixture, seed).filter(({ isOffered }) => isOffered)

/** Players of both sides who stand in no market. */
export const otherPlayersOf = (fixture: Fixture, seed: string): SquadPlayer[] =>
  squadOf(fixture, seed).filter(({ isOffered }) => !isOffered)

/** The players of both sides, empty where none are named; a club keeps them for good. Of the pitchers who start the one whose turn it is. */
export const squadOf = ({ league, round, home, away }: Fixture, seed: string): SquadPlayer[] =>
  (['home', 'away'] as const).flatMap((team) =>
    membersOf(league, team === 'home' ? home : away, seed)
      .filter(({ pitches }, place) => !pitches || place >= batters + rotation || place === batters + (round % rotation))
      .map((member) => ({ ...member, team })),
  )

const batters = 9
/** So many pitchers start in turn. */
const rotation = 5

type Member = Omit<SquadPlayer, 'team'>

const known = new Map<string, readonly Member[]>()
/** Clubs whose players are kept: twice as many as all leagues have. */
const mostClubs = 1600

function membersOf(of: League, club: number, seed: string): readonly Member[] {
  const { league, place: entrant } = homeOf(of, club)
  const squad = squads[league.sport]
  if (!squad || league.origins === null) return []
  const key = `${seed}/${league.code}/squad/${entrant}`
  const kept = known.get(key)
  if (kept) return kept
  const shares = sharesOf(squad, key)
  const members = people(drawFrom(key), { count: shares.length, origins: league.origins, gender: league.gender }).map(
    ({ name }, place) => {
      const share = shares[place] ?? 0
      return {
        id: urn('player', `sim-${league.code}-${entrant}-${place + 1}`),
        name,
        share,
        homers: squad.homers?.[place] ?? 0,
        hits: squad.hits?.[place] ?? 0,
        rebounds: squad.rebounds?.[place] ?? 0,
        assists: squad.assists?.[place] ?? 0,
        booked: squad.booked?.[place] ?? 0,
        pitches: league.sport === 'baseball' && place >= batters,
        starts: place < squad.starters || (league.sport === 'baseball' && place < batters + rotation),
        isOffered: share > 0 && place < squad.offered,
      }
    },
  )
  if (known.size >= mostClubs) known.clear()
  known.set(key, members)
  return members
}

/** Shares of one, which sum to what those of the sport do. */
function sharesOf({ shares, spread }: Squad, key: string): number[] {
  if (spread === 0) return shares.map((share) => share / 100)
  const draw = drawFrom(`${key}/shares`)
  const drawn = shares.map((share) => share * Math.exp(spread * draw.normal()))
  const sum = drawn.reduce((all, share) => all + share, 0)
  return drawn.map((share) => share / sum)
}
