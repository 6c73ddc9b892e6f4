import type { Side } from '../../../markets/match.ts'
import { techniqueIds } from '../../../markets/techniques.ts'
import { type BoutRates, roundSeconds } from '../../../pricing/sports/bouts.ts'
import { type SumoRates, techniqueChances } from '../../../pricing/sports/sumo.ts'
import type { Draw } from '../draw.ts'
import type { Timeline } from '../timeline.ts'
import { recorder } from './recorder.ts'

/** One decision of the judges in so many is a draw. */
const drawnDecisions = 1 / 120

/** MMA from the model that prices it: every round ends the bout with the same chance, at any of its seconds alike; what lasts goes to the judges. */
export function playMma({ win, finish, knockouts }: BoutRates, rounds: number, draw: Draw): Timeline {
  const record = recorder('mma', rounds)
  const winner: Side = draw.chance(win) ? 'home' : 'away'
  for (let number = 1; number <= rounds; number++) {
    const from = (number - 1) * roundSeconds
    record.begin('regular', number)
    record.change({ clockSeconds: from })
    record.frame({ stops: true })
    if (draw.chance(finish)) {
      const second = 1 + draw.below(roundSeconds - 1)
      record.pass(second)
      record.change({ clockSeconds: from + second })
      record.endPeriod()
      record.end({ winner, by: draw.chance(knockouts) ? 'knockout' : 'submission', period: number })
      record.frame({ stops: true })
      return record.timeline()
    }
    record.pass(roundSeconds)
    record.change({ clockSeconds: from + roundSeconds })
    record.endPeriod()
    record.frame({ stops: true })
    record.pass(60)
  }
  record.end({ winner: draw.chance(drawnDecisions) ? 'draw' : winner, by: 'points', period: rounds })
  record.frame({ stops: true })
  return record.timeline()
}

/** A bout of sumo: the preparations, a few seconds, and the technique that ends it. */
export function playSumo(rates: SumoRates, draw: Draw): Timeline {
  const record = recorder('sumo', 1)
  record.begin('regular', 1)
  record.frame({ stops: false })
  record.pass(240)
  record.frame({ stops: true })
  record.pass(3 + draw.below(25))
  record.endPeriod()
  const winner: Side = draw.chance(rates.win) ? 'home' : 'away'
  const technique = techniqueIds[draw.weighted(techniqueChances(rates, winner))] ?? 'yorikiri'
  record.end({ winner, by: 'regular', period: 1, technique })
  record.frame({ stops: true })
  return record.timeline()
}
