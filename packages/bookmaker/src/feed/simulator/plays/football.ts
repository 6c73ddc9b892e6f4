import type { Card, Goal, Side } from '../../../markets/match.ts'
import type { FootballRates } from '../../../pricing/football/football.ts'
import { bookingShape, cornerShape, goalShape } from '../../../pricing/football/time.ts'
import type { Draw } from '../draw.ts'
import type { Timeline } from '../timeline.ts'
import { creditCards } from './credit-cards.ts'
import { leader, type Recorder, recorder, totalOf } from './recorder.ts'
import { creditShots } from './shots-on-target.ts'

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
  const play: Play = { rates, draw, record, pace: drawPace(rates, draw), goalFactor: { home: 1, away: 1 } }

  for (const number of [1, 2] as const) {
    const seconds = half + stoppage[number === 1 ? 0 : 1]
    const began = (number - 1) * (half + stoppage[0] + breakSeconds)
    record.goTo(began)
    record.begin('regular', number)
    record.change({ clockSeconds: (number - 1) * half, stoppageSeconds: 0 })
    record.frame({ stops: false })
    for (let minute = 0; minute * 60 < seconds; minute++) playMinute(play, { number, minute, seconds, began })
    record.goTo(began + seconds)
    record.change({ clockSeconds: number * half, stoppageSeconds: seconds - half })
    record.endPeriod()
    if (number === 1) record.frame({ stops: false })
  }
  record.end({ winner: leader(totalOf(record.match())), by: 'regular', period: 2 })
  record.frame({ stops: true })
  const halves = [
    { began: 0, seconds: half + stoppage[0] },
    { began: half + stoppage[0] + breakSeconds, seconds: half + stoppage[1] },
  ] as const
  return creditShots(creditCards(record.timeline(), rates.players, draw), { rates, draw, halves })
}

type BySide = Readonly<Record<Side, number>>

/** A match being played. */
interface Play {
  readonly rates: FootballRates
  readonly draw: Draw
  readonly record: Recorder
  /** Corners and bookings of each side in this match. */
  readonly pace: { readonly corner: BySide; readonly booking: BySide }
  /** Sendings-off move it. */
  readonly goalFactor: Record<Side, number>
}

interface Minute {
  /** Number of the half. */
  readonly number: 1 | 2
  readonly minute: number
  /** Length of the half. */
  readonly seconds: number
  /** Seconds from the kick-off to the start of the half. */
  readonly began: number
}

function drawPace(rates: FootballRates, draw: Draw): Play['pace'] {
  return {
    corner: {
      home: rates.corners.home * draw.gamma(incidentShape),
      away: rates.corners.away * draw.gamma(incidentShape),
    },
    booking: {
      home: rates.bookings.home * draw.gamma(incidentShape),
      away: rates.bookings.away * draw.gamma(incidentShape),
    },
  }
}

/** Draws the events of a minute of play, each at a second of its own. */
function playMinute(play: Play, time: Minute): void {
  const { record } = play
  const { number, began } = time
  for (const { at, happen } of drawIncidents(play, time).toSorted((one, next) => one.at - next.at)) {
    record.goTo(began + at)
    record.change({
      clockSeconds: (number - 1) * half + Math.min(at, half),
      stoppageSeconds: Math.max(0, at - half),
    })
    happen()
  }
}

function drawIncidents(play: Play, time: Minute): { at: number; happen: () => void }[] {
  const { rates, draw, pace, goalFactor } = play
  const { number, minute, seconds } = time
  const length = Math.min(60, seconds - minute * 60)
  const quarter = Math.min(2, Math.floor(minute / 15))
  const place = (number - 1) * 3 + quarter
  const span = quarter === 2 ? seconds - 1800 : 900
  const incidents: { at: number; happen: () => void }[] = []
  const draws = (mean: number, happen: () => void) => {
    for (let left = draw.poisson(mean); left > 0; left--)
      incidents.push({ at: minute * 60 + draw.below(length), happen })
  }
  for (const team of ['home', 'away'] as const) {
    const share = (shape: readonly number[]) => ((shape[place] ?? 0) * length) / span
    draws(rates[team] * goalFactor[team] * share(goalShape), () => goal(play, incident(team, time)))
    draws(pace.corner[team] * share(cornerShape), () => corner(play, incident(team, time)))
    draws(pace.booking[team] * share(bookingShape), () => booking(play, incident(team, time)))
  }
  return incidents
}

function incident(team: Side, { number, minute }: Minute) {
  return { team, stage: 'regular' as const, period: number, minute: Math.min(45, minute + 1) + (number - 1) * 45 }
}
type Incident = ReturnType<typeof incident>

function scorerOf(team: Side, { rates, draw }: Play): string | null {
  const own = rates.players.filter((player) => player.team === team)
  return own.length === 0 ? null : (own[draw.weighted(own.map(({ share }) => share))]?.id ?? null)
}

function goal(play: Play, at: Incident): void {
  const { draw, record } = play
  const isOwn = draw.chance(ownGoalShare)
  const kinds = ['play', 'penalty', 'freeKick', 'header'] as const
  const made: Goal = {
    ...at,
    player: isOwn ? null : scorerOf(at.team, play),
    kind: isOwn ? 'ownGoal' : (kinds[draw.weighted([0.68, 0.1, 0.04, 0.18])] ?? 'play'),
  }
  record.score(at.team, 1)
  record.change({ goals: [...(record.match().goals ?? []), made] })
  record.frame({ stops: true })
}

function corner({ record }: Play, at: Incident): void {
  record.change({ corners: [...(record.match().corners ?? []), at] })
  record.frame({ stops: false })
}

function booking({ draw, record, goalFactor }: Play, at: Incident): void {
  const isOff = draw.chance(sendingOffShare)
  const card: Card = { ...at, player: null, kind: isOff ? 'red' : 'yellow' }
  record.change({ cards: [...(record.match().cards ?? []), card] })
  if (isOff) {
    goalFactor[at.team] *= 2 / 3
    goalFactor[at.team === 'home' ? 'away' : 'home'] *= 5 / 4
  }
  record.frame({ stops: isOff })
}
