import type { Decision, Match, Pair, Period, Side, Stage } from '../../../markets/match.ts'
import { newMatch } from '../../../markets/new-match.ts'
import type { MatchSport } from '../../../model/sports.ts'
import type { Frame, Timeline } from '../timeline.ts'

/** Writes the frames of a match one after the other. */
export function recorder(sport: MatchSport, bestOf: number | null) {
  let match: Match = { ...newMatch(sport), bestOf, status: 'live' }
  let second = 0
  const frames: Frame[] = []

  function change(what: Partial<Match>): void {
    match = { ...match, ...what }
  }
  const current = (): Period => {
    const period = match.periods.at(-1)
    if (!period) throw new RangeError('no period has begun')
    return period
  }
  function replaceCurrent(what: Partial<Period>): void {
    change({ periods: match.periods.with(-1, { ...current(), ...what }) })
  }

  return {
    match: () => match,
    current,
    change,
    /** Lets real seconds go by, whole ones. */
    pass(seconds: number): void {
      second += Math.round(seconds)
    },
    /** Goes to a real second, never back. */
    goTo(to: number): void {
      second = Math.max(second, to)
    },
    begin(stage: Stage, number: number): void {
      change({ periods: [...match.periods, { stage, number, home: 0, away: 0, ended: false }] })
    },
    score(side: Side, points: number): void {
      replaceCurrent({ [side]: current()[side] + points })
    },
    endPeriod(): void {
      replaceCurrent({ ended: true })
    },
    end(decision: Decision): void {
      change({ status: 'ended', decision, within: null })
    },
    /** Puts down what stands now. */
    frame(of: { stops: boolean }): void {
      const last = frames.at(-1)
      if (last?.second === second) frames[frames.length - 1] = { second, match, stops: of.stops || last.stops }
      else frames.push({ second, match, stops: of.stops })
    },
    timeline: (): Timeline => ({ frames }),
  }
}
export type Recorder = ReturnType<typeof recorder>

export const leader = ({ home, away }: Pair): Side | 'draw' => (home === away ? 'draw' : home > away ? 'home' : 'away')
export const other = (side: Side): Side => (side === 'home' ? 'away' : 'home')

/** The score over all periods. */
export const totalOf = ({ periods }: Match): { home: number; away: number } =>
  periods.reduce((sum, { home, away }) => ({ home: sum.home + home, away: sum.away + away }), { home: 0, away: 0 })
