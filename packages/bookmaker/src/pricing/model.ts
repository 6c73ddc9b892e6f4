import type { Match, Pair } from '../markets/match.ts'
import type { Chances } from './distribution.ts'
import { type FootballRates, footballChances } from './football/football.ts'
import { playingOn } from './football/playing-on.ts'
import { type CountedPlayers, type PlayerShare, withPlayers } from './player-counts.ts'
import { hitsWithoutRun } from './sports/base-hits.ts'
import { baseballChances } from './sports/baseball.ts'
import { type BoutRates, boutChances } from './sports/bouts.ts'
import { hockeyChances } from './sports/hockey.ts'
import { withRounds } from './sports/map-rounds.ts'
import { basketballMarks } from './sports/marked-plays.ts'
import { rallyChances, targets } from './sports/rally-sets.ts'
import { type ServeShares, withServes } from './sports/serve-counts.ts'
import { type SumoRates, sumoChances } from './sports/sumo.ts'
import { tennisChances } from './sports/tennis.ts'
import { baskets, pointChances } from './sports/timed-points.ts'

/** Rates that an event is priced by, in the units of its sport's model. */
export type Rates =
  | { readonly sport: 'football'; readonly rates: FootballRates }
  /** Expected runs, goals or points of regular play. Without players nothing is known of single ones. */
  | {
      readonly sport: 'baseball' | 'iceHockey' | 'basketball' | 'americanFootball' | 'rugby'
      readonly rates: Pair
      readonly players?: readonly PlayerShare[]
    }
  /** The chance of each side to win a point on its own serve. Without shares nothing is known of aces. */
  | { readonly sport: 'tennis'; readonly rates: Pair; readonly shares?: ServeShares }
  /** Home's chance to win a rally or a round. */
  | { readonly sport: 'volleyball' | 'tableTennis' | 'esports'; readonly rally: number }
  | { readonly sport: 'mma'; readonly rates: BoutRates }
  | { readonly sport: 'sumo'; readonly rates: SumoRates }

/** The chances of a match at its present state by the model of its sport. */
export function chancesOf(match: Match, by: Rates): Chances {
  switch (by.sport) {
    case 'football':
      return footballWithPlayers(match, playingOn(by.rates, match))
    case 'baseball':
      return withPlayers(baseballChances(match, by.rates), match, { players: by.players ?? [], ...battedIn })
    case 'iceHockey':
      return hockeyChances(match, by.rates, by.players)
    case 'basketball':
      return withPlayers(pointChances(match, by.rates), match, { players: by.players ?? [], ...pointsMade })
    case 'americanFootball':
    case 'rugby':
      return pointChances(match, by.rates)
    case 'tennis':
      return withServes(tennisChances(match, by.rates), match, { serve: by.rates, shares: by.shares })
    case 'volleyball':
    case 'tableTennis':
      return rallyChances(match, by.rally, targets[by.sport])
    case 'esports':
      return withRounds(rallyChances(match, by.rally, targets.esports), match, by.rally)
    case 'mma':
      return boutChances(match, by.rates)
    case 'sumo':
      return sumoChances(match, by.rates)
  }
}

function footballWithPlayers(match: Match, rates: FootballRates): Chances {
  return withPlayers(footballChances(match, rates), match, { players: rates.players, ...shotsMade })
}

type FromScore = Omit<CountedPlayers, 'players'>
/** A player has the same share of the shots on target as of the goals, which are among them. */
const shotsMade: FromScore = {
  score: 'shotsOnTarget',
  plays: [[1, 1]],
  shareOf: { shotsOnTarget: ({ share }) => share },
}
const pointsMade: FromScore = {
  score: 'score+overtime',
  plays: baskets,
  shareOf: { points: ({ share }) => share },
  marks: basketballMarks,
}
/** Every run is batted in by one player with a hit, whatever the bases; a home run brings one. Other hits come besides. */
const battedIn: FromScore = {
  score: 'score+overtime',
  plays: [[1, 1]],
  shareOf: {
    runsBattedIn: ({ share }) => share,
    homeRuns: ({ share, homers = 0 }) => share * homers,
    hits: ({ share }) => share,
  },
  besides: hitsWithoutRun,
}
