import type { Figure } from '../../../markets/event-play.ts'
import type { Match, Pair, Side } from '../../../markets/match.ts'
import type { Draw } from '../draw.ts'
import { other } from '../plays/recorder.ts'
import type { SquadPlayer } from '../squads.ts'
import { frameAt, matchAt, type Timeline } from '../timeline.ts'
import { cardedPlayers, heldShotsOf } from './football-players.ts'
import { bySide, clockOf, type PlayedPart, playedParts } from './parts.ts'
import {
  type Anchor,
  addedTo,
  attacksUntil,
  ballAt,
  goalAt,
  type Phase,
  phaseAt,
  phasesOf,
  possessionUntil,
  pressureUntil,
  type Style,
} from './phases.ts'
import type { Story, StoryMoment, ToldMatch } from './story.ts'

const style: Style = {
  least: 4,
  spread: 13,
  ends: {
    safe: { nearer: 42, back: 24, lost: 30, fouled: 4 },
    attack: { nearer: 36, back: 16, lost: 38, fouled: 7, offside: 3 },
    danger: { shot: 31, back: 14, lost: 46, fouled: 4, offside: 2 },
  },
}
/** How many of the shots that miss the goal are blocked. */
const blockedShare = 0.41

/** A shot that is no goal; those that were held are of the record, with their players. */
interface Shot {
  readonly second: number
  readonly side: Side
  readonly end: 'shotOnTarget' | 'shotOff' | 'shotBlocked'
  readonly player: string | null
}

/** The story of a football match: who has the ball where, and shots, fouls and offsides between the goals, corners and cards of the record. A goal was a shot on target, an own goal none. */
export function footballStory({ timeline, rates, players, draw }: ToldMatch): Story {
  const parts = playedParts(timeline)
  const lead = rates.sport === 'football' ? 0.22 * Math.log(rates.rates.home / rates.rates.away) : 0
  const cards = cardedPlayers(timeline)
  const held = heldShotsOf(timeline).map((shot): Shot => ({ ...shot, end: 'shotOnTarget' }))
  const anchors = [
    ...anchorsOf(timeline),
    ...held.map(({ side, second }) => ({ ...ballAt(side, 'danger', second), next: other(side) })),
  ].toSorted((one, next) => one.second - next.second)
  const phases = parts.flatMap((part) => phasesOf(part, { anchors, style, leadAt: () => lead, draw }))
  const missed = phases
    .filter(({ end }) => end === 'shot')
    .map(
      ({ to, side }): Shot => ({
        second: to,
        side,
        end: draw.chance(blockedShare) ? 'shotBlocked' : 'shotOff',
        player: null,
      }),
    )
  const shots = [...held, ...missed]
  const minuteOf = (second: number) => minuteAt(timeline, parts, second) - 1
  return {
    cards,
    moments: momentsOf({ timeline, parts, phases, shots, cards, players, draw }),
    at: (second) => {
      const match = matchAt(timeline, second)
      if (!match) return {}
      const isPlayed = match.status === 'live' && parts.some(({ from, to }) => from <= second && second <= to)
      const phase = isPlayed ? phases[phaseAt(phases, second)] : undefined
      return {
        figures: figuresAt(match, { second, phases, shots }),
        ball: phase ? { side: phase.side, threat: phase.threat, x: phase.x, y: phase.y } : null,
        pressure: pressureUntil(phases, second, minuteOf),
      }
    },
  }
}

/** Where the ball has to be for what the record has. */
const anchorsOf = ({ frames }: Timeline): Anchor[] =>
  frames.flatMap(({ second, match }, place) => {
    const before = frames[place - 1]?.match
    return [
      ...addedTo(before?.goals, match.goals).map(({ team }) => goalAt(team, second, { depth: 0.985, seconds: 70 })),
      ...addedTo(before?.corners, match.corners).map(({ team }) => ballAt(team, 'danger', second)),
      ...addedTo(before?.cards, match.cards).map(({ team }) => ballAt(other(team), 'attack', second)),
    ]
  })

/** As it is written, from 1: stoppage counts in the last minute of its half. */
function minuteAt(timeline: Timeline, parts: readonly PlayedPart[], second: number): number {
  const number = parts.findLast(({ from }) => from <= second)?.number ?? 1
  return Math.min(number * 45, Math.floor(clockOf(timeline, second) / 60) + 1)
}

function figuresAt(
  match: Match,
  { second, phases, shots }: { second: number; phases: readonly Phase[]; shots: readonly Shot[] },
): Figure[] {
  const bySides = (count: (side: Side) => number): Pair => ({ home: count('home'), away: count('away') })
  const ended = (side: Side, end: Phase['end']) =>
    phases.filter((phase) => phase.end === end && phase.to <= second && phase.side === side).length
  const shotsOf = (side: Side, end?: Shot['end']) =>
    shots.filter((shot) => shot.side === side && shot.second <= second && (!end || shot.end === end)).length
  const of = (list: readonly { readonly team: Side }[] | null, side: Side) =>
    list?.filter(({ team }) => team === side).length ?? 0
  const scored = (side: Side) => of(match.goals?.filter(({ kind }) => kind !== 'ownGoal') ?? null, side)
  const cards = (side: Side, isYellow: boolean) =>
    of(match.cards?.filter(({ kind }) => (kind === 'yellow') === isYellow) ?? null, side)
  const counts = {
    possession: possessionUntil(phases, second),
    shots: bySides((side) => scored(side) + shotsOf(side)),
    shotsOnTarget: bySides((side) => scored(side) + shotsOf(side, 'shotOnTarget')),
    attacks: attacksUntil(phases, second, { danger: false }),
    dangerousAttacks: attacksUntil(phases, second, { danger: true }),
    corners: bySides((side) => of(match.corners, side)),
    saves: bySides((side) => shotsOf(other(side), 'shotOnTarget')),
    offsides: bySides((side) => ended(side, 'offside')),
    fouls: bySides((side) => ended(other(side), 'fouled') + of(match.cards, side)),
    yellowCards: bySides((side) => cards(side, true)),
    redCards: bySides((side) => cards(side, false)),
  }
  return Object.entries(counts).map(([kind, count]) => ({ kind: kind as keyof typeof counts, ...count, parts: [] }))
}

interface Drawn {
  readonly timeline: Timeline
  readonly parts: readonly PlayedPart[]
  readonly phases: readonly Phase[]
  readonly shots: readonly Shot[]
  /** Who has each card of the record. */
  readonly cards: readonly (string | null)[]
  readonly players: readonly SquadPlayer[]
  readonly draw: Draw
}

/** Shots and offsides, each by one of the players who are not sent off. */
function momentsOf({ timeline, parts, phases, shots, cards, players, draw }: Drawn): StoryMoment[] {
  const team = bySide(players)
  const offsides = phases.flatMap(({ end, to, side }) =>
    end === 'offside' ? [{ second: to, side, end: 'offside' as const, player: null }] : [],
  )
  return [...shots, ...offsides]
    .toSorted((one, next) => one.second - next.second)
    .map(({ second, side, end, player }) => {
      const given = timeline.frames[frameAt(timeline, second)]?.match.cards ?? []
      const sentOff = cards.filter((_, place) => given[place] && given[place].kind !== 'yellow')
      const able = team[side].filter(({ id }) => !sentOff.includes(id))
      const shooter = able[draw.weighted(able.map(({ share }) => share))]
      const inGoal = team[other(side)][0]
      return {
        second,
        kind: end,
        side,
        minute: minuteAt(timeline, parts, second),
        player: player ?? shooter?.id ?? null,
        other: end === 'shotOnTarget' ? (inGoal?.id ?? null) : null,
      }
    })
}
