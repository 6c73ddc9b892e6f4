import type { Figure, Strength } from '../../../markets/event-play.ts'
import type { Pair, Side } from '../../../markets/match.ts'
import type { Draw } from '../draw.ts'
import { other } from '../plays/recorder.ts'
import type { SquadPlayer } from '../squads.ts'
import { matchAt, type Timeline } from '../timeline.ts'
import { bySide, clockOf, type PlayedPart, playedParts, secondOfClock, sides } from './parts.ts'
import {
  type Anchor,
  addedTo,
  ballAt,
  goalAt,
  type Phase,
  phaseAt,
  phasesOf,
  pressureUntil,
  type Style,
} from './phases.ts'
import type { Story, StoryMoment, ToldMatch } from './story.ts'

const style: Style = {
  least: 4,
  spread: 10,
  ends: {
    safe: { nearer: 46, back: 12, lost: 42 },
    attack: { nearer: 48, back: 10, lost: 42 },
    danger: { shot: 58, back: 8, lost: 34 },
  },
}
const onGoalShare = 0.72
/** Of shots that are held, and of lost pucks: how many are followed by a face-off; and how many pucks are lost by a hit. */
const faceOffs = { held: 0.4, lost: 0.1 } as const
const hitShare = 0.2

const minorSeconds = 120
/** Penalties of a side in a match. */
const penaltyRate = 3.3
const regularSeconds = 3600
/** How much stronger a side plays while it has one player more. */
const powerPlayLead = 0.9

/** A minor penalty: its side plays with four until `until`. Times are seconds of play. */
interface Penalty {
  readonly side: Side
  readonly from: number
  readonly until: number
  readonly endedByGoal: boolean
  readonly second: number
  readonly player: string | null
}

interface Happening {
  readonly second: number
  readonly side: Side
}

interface ScoredAt extends Happening {
  /** In seconds of play. */
  readonly clock: number
  readonly player: string | null
}

/**
 * The story of an ice hockey match: minor penalties, shots on goal, face-offs and hits between the goals of the record. The goals are not moved: one that falls during the scorers' power play ends it.
 */
export function iceHockeyStory({ timeline, rates, players, draw }: ToldMatch): Story {
  const parts = playedParts(timeline)
  const goals = goalsOf(timeline)
  const penalties = drawPenalties({ timeline, parts, goals, players, draw })
  const usualLead = rates.sport === 'iceHockey' ? 0.5 * Math.log(rates.rates.home / rates.rates.away) : 0
  const leadAt = (second: number) => {
    const penalty = penaltyAt(penalties, clockOf(timeline, second))
    return usualLead + (penalty ? powerPlayLead * (penalty.side === 'home' ? -1 : 1) : 0)
  }
  const anchors: Anchor[] = [
    ...goals.map(({ side, second }) => goalAt(side, second, { depth: 0.92, seconds: 40 })),
    ...penalties.map(({ side, second }) => ballAt(other(side), 'attack', second)),
  ].toSorted((one, next) => one.second - next.second)
  const phases = parts.flatMap((part) => phasesOf(part, { anchors, style, leadAt, draw }))
  const drawn = drawHappenings({ parts, phases, goals, penalties, draw })
  const minuteOf = (second: number) => minuteAt(timeline, parts, second) - 1
  return {
    moments: momentsOf({ timeline, parts, penalties }),
    at: (second) => {
      const match = matchAt(timeline, second)
      if (!match) return {}
      const isPlayed = match.status === 'live' && match.periods.at(-1)?.ended === false
      const phase = isPlayed ? phases[phaseAt(phases, second)] : undefined
      const clock = clockOf(timeline, second)
      return {
        figures: figuresAt({ second, clock, parts, goals, penalties, ...drawn }),
        ball: phase ? { side: phase.side, threat: phase.threat, x: phase.x, y: phase.y } : null,
        pressure: pressureUntil(phases, second, minuteOf),
        strength: match.status === 'live' ? strengthAt(penalties, clock) : null,
      }
    },
  }
}

const goalsOf = ({ frames }: Timeline): ScoredAt[] =>
  frames.flatMap(({ second, match }, place) =>
    addedTo(frames[place - 1]?.match.goals, match.goals).map(({ team, player }) => ({
      second,
      side: team,
      clock: match.clockSeconds ?? 0,
      player,
    })),
  )

interface ToDrawPenalties {
  readonly timeline: Timeline
  readonly parts: readonly PlayedPart[]
  readonly goals: readonly ScoredAt[]
  readonly players: readonly SquadPlayer[]
  readonly draw: Draw
}

/** One at a time, and none that would reach into overtime. Who scores while their penalty would run is not the one who has it. */
function drawPenalties({ timeline, parts, goals, players, draw }: ToDrawPenalties): Penalty[] {
  const team = bySide(players)
  const drawn = sides
    .flatMap((side) =>
      Array.from({ length: draw.poisson(penaltyRate) }, () => ({
        side,
        from: 30 + draw.below(regularSeconds - minorSeconds - 40),
      })),
    )
    .toSorted((one, next) => one.from - next.from)
  const penalties: Penalty[] = []
  for (const { side, from } of drawn) {
    const part = parts.find(({ number }) => number === Math.floor(from / 1200) + 1)
    const skaters = team[side]
      .slice(1)
      .filter(
        ({ id }) => !goals.some(({ player, clock }) => player === id && clock >= from && clock <= from + minorSeconds),
      )
    const player = skaters[draw.below(skaters.length)]?.id ?? null
    const isFree = from > (penalties.at(-1)?.until ?? 0) + 5
    const isNearGoal = goals.some(({ clock }) => Math.abs(clock - from) < 3)
    if (!part || !isFree || isNearGoal) continue
    const second = secondOfClock(timeline, from, part)
    if (clockOf(timeline, second) < from) continue // broken off before
    const goal = goals.find((made) => made.side !== side && made.clock > from && made.clock <= from + minorSeconds)
    penalties.push({
      side,
      from,
      until: goal?.clock ?? from + minorSeconds,
      endedByGoal: goal !== undefined,
      second,
      player,
    })
  }
  return penalties
}

const penaltyAt = (penalties: readonly Penalty[], clock: number): Penalty | undefined =>
  penalties.find(({ from, until }) => from <= clock && clock < until)

/** The time that is left tells nothing of a goal to come. */
function strengthAt(penalties: readonly Penalty[], clock: number): Strength | null {
  const penalty = penaltyAt(penalties, clock)
  if (!penalty) return null
  const of = (side: Side) => (penalty.side === side ? 4 : 5)
  return { home: of('home'), away: of('away'), seconds: penalty.from + minorSeconds - clock }
}

interface Drawn {
  /** Shots on goal that were held. */
  readonly held: readonly Happening[]
  readonly faceOffs: readonly Happening[]
  readonly hits: readonly Happening[]
}

/** Who won each face-off: at the beginning of a part, after goals and penalties, and where play stops besides. */
function drawHappenings({
  parts,
  phases,
  goals,
  penalties,
  draw,
}: {
  readonly parts: readonly PlayedPart[]
  readonly phases: readonly Phase[]
  readonly goals: readonly ScoredAt[]
  readonly penalties: readonly Penalty[]
  readonly draw: Draw
}): Drawn {
  const ended = (end: Phase['end']) => phases.filter((phase) => phase.end === end)
  const held = ended('shot').flatMap(({ to, side }) => (draw.chance(onGoalShare) ? [{ second: to, side }] : []))
  const lost = ended('lost')
  const stops = [
    ...parts.map(({ from }) => from),
    ...goals.filter(({ clock }) => clock < regularSeconds).map(({ second }) => second + 30),
    ...penalties.map(({ second }) => second + 15),
    ...held.flatMap(({ second }) => (draw.chance(faceOffs.held) ? [second + 12] : [])),
    ...lost.flatMap(({ to }) => (draw.chance(faceOffs.lost) ? [to + 12] : [])),
  ]
  return {
    held,
    faceOffs: stops.map((second) => ({ second, side: draw.chance(0.5) ? 'home' : 'away' })),
    hits: lost.flatMap(({ to, side }) => (draw.chance(hitShare) ? [{ second: to, side: other(side) }] : [])),
  }
}

interface Counted extends Drawn {
  readonly second: number
  readonly clock: number
  readonly parts: readonly PlayedPart[]
  readonly goals: readonly ScoredAt[]
  readonly penalties: readonly Penalty[]
}

function figuresAt({ second, clock, parts, goals, penalties, held, faceOffs: faced, hits }: Counted): Figure[] {
  const bySides = (count: (side: Side) => number): Pair => ({ home: count('home'), away: count('away') })
  const count = (list: readonly Happening[], { from, to }: { from: number; to: number }) =>
    bySides((side) => list.filter((one) => one.side === side && one.second >= from && one.second <= to).length)
  const sum = (one: Pair, next: Pair) => bySides((side) => one[side] + next[side])
  const until = { from: 0, to: second }
  const begun = penalties.filter((penalty) => penalty.second <= second)
  const of = (list: readonly Penalty[]) => bySides((side) => list.filter((penalty) => penalty.side === side).length)
  const saved = count(held, until)
  const against = of(begun)
  const scoredAgainst = of(begun.filter(({ endedByGoal, until: over }) => endedByGoal && over <= clock))
  const shots = [...goals, ...held]
  const shotsIn = parts
    .filter(({ from }) => from <= second)
    .map(({ from, to }) => count(shots, { from, to: Math.min(to, second) }))
  const whole = (kind: Figure['kind'], pair: Pair): Figure => ({ kind, home: pair.home, away: pair.away, parts: [] })
  return [
    { kind: 'shotsOnGoal', ...sum(count(goals, until), saved), parts: shotsIn },
    whole('saves', { home: saved.away, away: saved.home }),
    whole('powerPlays', { home: against.away, away: against.home }),
    whole('powerPlayGoals', { home: scoredAgainst.away, away: scoredAgainst.home }),
    whole('penaltyMinutes', { home: against.home * 2, away: against.away * 2 }),
    whole('faceoffsWon', count(faced, until)),
    whole('hits', count(hits, until)),
  ]
}

/** From 1; the end of a period counts in its last minute. */
function minuteAt(timeline: Timeline, parts: readonly PlayedPart[], second: number): number {
  const number = parts.findLast(({ from }) => from <= second)?.number ?? 1
  return Math.min(number * 20, Math.floor(clockOf(timeline, second) / 60) + 1)
}

/** Penalties, and the end of those that brought no goal. */
function momentsOf({
  timeline,
  parts,
  penalties,
}: {
  readonly timeline: Timeline
  readonly parts: readonly PlayedPart[]
  readonly penalties: readonly Penalty[]
}): StoryMoment[] {
  return penalties.flatMap(({ side, second, until, endedByGoal, player }) => {
    const about = { side, other: null }
    const began = { ...about, kind: 'penalty', second, minute: minuteAt(timeline, parts, second), player } as const
    const part = parts.find(({ number }) => number === Math.min(3, Math.floor(until / 1200) + 1))
    if (endedByGoal || !part) return [began]
    const over = secondOfClock(timeline, until, part)
    if (clockOf(timeline, over) < until) return [began]
    return [
      began,
      { ...about, kind: 'powerPlayOver', second: over, minute: minuteAt(timeline, parts, over), player: null },
    ]
  })
}
