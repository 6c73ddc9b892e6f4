import type { Goal, Pair, Side } from '../../../markets/match.ts'
import { decidedInOvertime, overtimeSeconds, periodShares } from '../../../pricing/sports/hockey.ts'
import type { Draw } from '../draw.ts'
import type { Timeline } from '../timeline.ts'
import { leader, recorder, totalOf } from './recorder.ts'

const third = 1200
const realTime = 1.6

/** Ice hockey from the model that prices it: goals of both sides are Poisson, even over the time of a period; level games go on for five minutes, then to a shoot-out. */
export function playHockey(rates: Pair, draw: Draw): Timeline {
  const record = recorder('iceHockey', null)
  record.change({ clockSeconds: 0 })
  for (let number = 1; number <= 3; number++) {
    record.begin('regular', number)
    record.change({ clockSeconds: (number - 1) * third })
    record.frame({ stops: false })
    const goals = (['home', 'away'] as const).flatMap((team) =>
      Array.from({ length: draw.poisson(rates[team] * (periodShares[number - 1] ?? 0)) }, () => ({
        team,
        at: 1 + draw.below(third - 2),
      })),
    )
    let clock = 0
    for (const { team, at } of goals.toSorted((one, other) => one.at - other.at)) {
      record.pass((at - clock) * realTime)
      clock = at
      goal(team, { stage: 'regular', period: number, clockSeconds: (number - 1) * third + at })
    }
    record.pass((third - clock) * realTime)
    record.change({ clockSeconds: number * third })
    record.endPeriod()
    record.frame({ stops: number === 3 })
    if (number < 3) record.pass(1020)
  }
  let by: 'regular' | 'overtime' | 'shootout' = 'regular'
  if (leader(totalOf(record.match())) === 'draw') by = playOn()
  const winner = leader(totalOf(record.match()))
  record.end({ winner, by, period: by === 'regular' ? 3 : 1 })
  record.pass(1)
  record.frame({ stops: true })
  return record.timeline()

  function goal(
    team: Side,
    { stage, period, clockSeconds }: { stage: 'regular' | 'overtime'; period: number; clockSeconds: number },
  ): void {
    const made: Goal = { team, stage, period, minute: Math.floor(clockSeconds / 60) + 1, player: null, kind: 'play' }
    record.score(team, 1)
    record.change({ clockSeconds, goals: [...(record.match().goals ?? []), made] })
    record.frame({ stops: true })
  }

  function playOn(): 'overtime' | 'shootout' {
    record.pass(120)
    record.begin('overtime', 1)
    record.frame({ stops: true })
    const sum = rates.home + rates.away
    const team: Side = draw.chance(rates.home / sum) ? 'home' : 'away'
    const at = (overtimeSeconds * Math.log(1 - draw.next())) / Math.log(1 - decidedInOvertime)
    record.pass(Math.min(at, overtimeSeconds) * realTime)
    if (at < overtimeSeconds) {
      goal(team, { stage: 'overtime', period: 1, clockSeconds: 3600 + Math.floor(at) })
      record.endPeriod()
      return 'overtime'
    }
    record.change({ clockSeconds: 3600 + overtimeSeconds })
    record.endPeriod()
    record.frame({ stops: true })
    record.pass(240)
    record.begin('shootout', 1)
    record.score(draw.chance(0.5) ? 'home' : 'away', 1)
    record.endPeriod()
    return 'shootout'
  }
}
