import type { Figure } from '../../../markets/event-play.ts'
import { roundsOfMap, wonRounds } from '../../../markets/map-rounds.ts'
import type { Match, Pair, RoundOfMap, Side } from '../../../markets/match.ts'
import type { Names } from '../../../model/names.ts'
import { matchAt } from '../timeline.ts'
import type { Story, ToldMatch } from './story.ts'

/** Invented maps, from which those of a match are picked. */
const maps: readonly Names[] = [
  { ja: '潮騒の砦', en: 'Tidewall' },
  { ja: '硝子横丁', en: 'Glass Alley' },
  { ja: '第七倉庫', en: 'Depot Seven' },
  { ja: '霧の谷', en: 'Mistvale' },
  { ja: '錆の橋', en: 'Rustbridge' },
  { ja: '月見台', en: 'Moonview' },
  { ja: '塩田', en: 'Saltworks' },
]

/** E-sports by its rounds: winners and kills are those of the record; the maps and who killed first are drawn. */
export function esportsStory({ timeline, draw }: ToldMatch): Story {
  const last = timeline.frames.at(-1)?.match
  const picked = draw.shuffled(maps).slice(0, last?.bestOf ?? 3)
  const firstKills = (last?.rounds ?? []).map(({ winner, kills }): Side | null => {
    const isWinners = draw.chance(0.7)
    if (kills.home + kills.away === 0) return null
    const loser = winner === 'home' ? 'away' : 'home'
    return kills[loser] === 0 || (isWinners && kills[winner] > 0) ? winner : loser
  })

  function figuresOf(match: Match): Figure[] {
    const parts = match.periods.map(({ number }) => roundsOfMap(match, number) ?? [])
    const figure = (kind: Figure['kind'], count: (rounds: readonly RoundOfMap[]) => Pair): Figure => {
      const { home, away } = count(parts.flat())
      return { kind, home, away, parts: parts.map(count) }
    }
    const rounds = match.rounds ?? []
    const firstOf = (of: readonly RoundOfMap[]) => {
      const sides = of.map((round) => firstKills[rounds.indexOf(round)])
      return {
        home: sides.filter((side) => side === 'home').length,
        away: sides.filter((side) => side === 'away').length,
      }
    }
    return [
      figure('roundsWon', wonRounds),
      figure('kills', (of) => ({ home: killsOf(of, 'home'), away: killsOf(of, 'away') })),
      figure('firstKills', firstOf),
      figure('pistolRounds', (of) => wonRounds(pistolsIn(of))),
    ]
  }

  return {
    moments: [],
    at: (second) => {
      const match = matchAt(timeline, second)
      return match ? { figures: figuresOf(match), maps: picked, rounds: match.rounds ?? [] } : {}
    },
  }
}

const killsOf = (rounds: readonly RoundOfMap[], side: Side) => rounds.reduce((sum, { kills }) => sum + kills[side], 0)

/** The first and the thirteenth round of each map. */
const pistolsIn = (rounds: readonly RoundOfMap[]) =>
  rounds.filter((round) => [0, 12].includes(rounds.filter(({ map }) => map === round.map).indexOf(round)))
