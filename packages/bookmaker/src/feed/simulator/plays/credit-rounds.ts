import type { Match, RoundOfMap, Side } from '../../../markets/match.ts'
import { killChances } from '../../../pricing/sports/map-rounds.ts'
import type { Draw } from '../draw.ts'
import type { Frame, Timeline } from '../timeline.ts'

/** A match of e-sports with the rounds of its maps, each with its winner and the kills of both sides. The match is the same as without them: they are drawn after it. */
export function creditRounds(timeline: Timeline, draw: Draw): Timeline {
  let rounds: readonly RoundOfMap[] = []
  const won = { home: 0, away: 0 }
  let map = 0
  const frames = timeline.frames.map((frame): Frame => {
    const period = frame.match.periods.at(-1)
    if (period && period.number !== map) {
      map = period.number
      won.home = 0
      won.away = 0
    }
    const winner: Side | null =
      period && period.home > won.home ? 'home' : period && period.away > won.away ? 'away' : null
    if (winner) {
      won[winner]++
      rounds = [...rounds, drawRound(map, winner, draw)]
    }
    const match: Match = { ...frame.match, rounds }
    return { ...frame, match }
  })
  return { frames }
}

function drawRound(map: number, winner: Side, draw: Draw): RoundOfMap {
  const [own, others] = [draw.weighted(killChances.winner), draw.weighted(killChances.loser)]
  return { map, winner, kills: winner === 'home' ? { home: own, away: others } : { home: others, away: own } }
}
