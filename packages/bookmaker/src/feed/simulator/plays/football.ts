import type { Card, Goal, Side } from '../../../markets/match.ts'
import type { FootballRates } from '../../../pricing/football/football.ts'
import { bookingShape, cornerShape, goalShape } from '../../../pricing/football/time.ts'
import type { Draw } from '../draw.ts'
import type { Timeline } from '../timeline.ts'
import { leader, recorder, totalOf } from './recorder.ts'

const half = 2700
const breakSeconds = 900
const sendingOffShare = 0.048
const ownGoalShare = 0.03
/** A side's rate of corners and bookings in one match is its usual rate times a number drawn with this shape, as in the model that prices them. */
const incidentShape = 20

/**
 * A football match minute by minute, from the model that prices it: goals of each side are Poisson with the shape of goals over time, a sending-off moves both
 * rates, corners and bookings are Poisson at a rate that is itself drawn.
 */
export function playFootball(rates: FootballRates, draw: Draw): Timeline {
  const record = recorder('football', null)
  const appearances = rates.players.map(({ id, team }) => ({ player: id, team, from: 0 }))
  record.change({ clockSeconds: 0, appearances })
  const stoppage = [60 + draw.below(180), 180 + draw.below(300)] as const
  const pace = {
    corner: {
      home: rates.corners.home * draw.gamma(incidentShape),
      away: rates.corners.away * draw.gamma(incidentShape),
    },
    booking: {
      home: rates.bookings.home * draw.gamma(incidentShape),
      away: rates.bookings.away * draw.gamma(incidentShape),
    },
  }
  const goalFactor = { home: 1, away: 1 }

  for (const number of [1, 2] as const) {
    record.begin('regular', number)
    record.change({ clockSeconds: (number - 1) * half, stoppageSeconds: 0 })
    record.frame({ stops: false })
    const seconds = half + stoppage[number === 1 ? 0 : 1]
    const began = (number - 1) * (half + stoppage[0] + breakSeconds)
    for (let minute = 0; minute * 60 < seconds; minute++) playMinute(number, minute, seconds, began)
    record.goTo(began + seconds)
    record.change({ clockSeconds: number * half, stoppageSeconds: seconds - half })
    record.endPeriod()
    if (number === 1) record.frame({ stops: false })
  }
  record.end({ winner: leader(totalOf(record.match())), by: 'regular', period: 2 })
  record.frame({ stops: true })
  return record.timeline()

  /** Draws the events of a minute of play, each at a second of its own. */
  function playMinute(number: 1 | 2, minute: number, seconds: number, began: number): void {
    const length = Math.min(60, seconds - minute * 60)
    const quarter = Math.min(2, Math.floor(minute / 15))
    const place = (number - 1) * 3 + quarter
    const span = quarter === 2 ? seconds - 1800 : 900
    const happenings: { at: number; what: (at: number) => void }[] = []
    const draws = (mean: number, what: (at: number) => void) => {
      for (let left = draw.poisson(mean); left > 0; left--)
        happenings.push({ at: minute * 60 + draw.below(length), what })
    }
    for (const team of ['home', 'away'] as const) {
      const share = (shape: readonly number[]) => ((shape[place] ?? 0) * length) / span
      draws(rates[team] * goalFactor[team] * share(goalShape), () => goal(team, number, minute))
      draws(pace.corner[team] * share(cornerShape), () => corner(team, number, minute))
      draws(pace.booking[team] * share(bookingShape), () => booking(team, number, minute))
    }
    for (const { at, what } of happenings.toSorted((one, next) => one.at - next.at)) {
      record.goTo(began + at)
      record.change({
        clockSeconds: (number - 1) * half + Math.min(at, half),
        stoppageSeconds: Math.max(0, at - half),
      })
      what(at)
    }
  }

  function incident(team: Side, number: 1 | 2, minute: number) {
    return { team, stage: 'regular' as const, period: number, minute: Math.min(45, minute + 1) + (number - 1) * 45 }
  }

  function scorerOf(team: Side): string | null {
    const own = rates.players.filter((player) => player.team === team)
    return own.length === 0 ? null : (own[draw.weighted(own.map(({ share }) => share))]?.id ?? null)
  }

  function goal(team: Side, number: 1 | 2, minute: number): void {
    const isOwn = draw.chance(ownGoalShare)
    const kinds = ['play', 'penalty', 'freeKick', 'header'] as const
    const made: Goal = {
      ...incident(team, number, minute),
      player: isOwn ? null : scorerOf(team),
      kind: isOwn ? 'ownGoal' : (kinds[draw.weighted([0.68, 0.1, 0.04, 0.18])] ?? 'play'),
    }
    record.score(team, 1)
    record.change({ goals: [...(record.match().goals ?? []), made] })
    record.frame({ stops: true })
  }

  function corner(team: Side, number: 1 | 2, minute: number): void {
    record.change({ corners: [...(record.match().corners ?? []), incident(team, number, minute)] })
    record.frame({ stops: false })
  }

  function booking(team: Side, number: 1 | 2, minute: number): void {
    const isOff = draw.chance(sendingOffShare)
    const card: Card = { ...incident(team, number, minute), player: null, kind: isOff ? 'red' : 'yellow' }
    record.change({ cards: [...(record.match().cards ?? []), card] })
    if (isOff) {
      goalFactor[team] *= 2 / 3
      goalFactor[team === 'home' ? 'away' : 'home'] *= 5 / 4
    }
    record.frame({ stops: isOff })
  }
}
