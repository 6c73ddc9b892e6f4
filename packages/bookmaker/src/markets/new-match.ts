import type { MatchSport } from '../model/sports.ts'
import type { Match } from './match.ts'

const none = { home: 0, away: 0 }

/** The record of an event that has not begun and that everything is recorded for. */
export function newMatch(sport: MatchSport): Match {
  const football = sport === 'football'
  const hockey = sport === 'iceHockey'
  const counted = football || sport === 'basketball' || sport === 'baseball'
  return {
    sport,
    status: 'notStarted',
    bestOf: null,
    clockSeconds: null,
    stoppageSeconds: 0,
    periods: [],
    goals: football || hockey ? [] : null,
    cards: football ? [] : null,
    corners: football ? [] : null,
    appearances: hockey || counted ? [] : null,
    playerCounts: counted ? {} : null,
    rounds: sport === 'esports' ? [] : null,
    serves: sport === 'tennis' ? { aces: none, doubleFaults: none } : null,
    within: null,
    decision: null,
  }
}
