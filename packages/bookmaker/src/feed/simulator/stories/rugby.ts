import type { Figure, Strength } from '../../../markets/event-play.ts'
import type { Pair, Side } from '../../../markets/match.ts'
import type { MomentKind } from '../../../markets/moment-kinds.ts'
import type { Draw } from '../draw.ts'
import { other, totalOf } from '../plays/recorder.ts'
import { matchAt, type Timeline } from '../timeline.ts'
import { clockOf, type PlayedPart, playedParts, secondOfClock, sides } from './parts.ts'
import { ballAt, goalAt, type Phase, phaseAt, phasesOf, possessionUntil, pressureUntil, type Style } from './phases.ts'
import type { Story, StoryMoment, ToldMatch } from './story.ts'

const style: Style = {
  least: 6,
  spread: 20,
  ends: {
    safe: { nearer: 48, back: 20, lost: 26, fouled: 6 },
    attack: { nearer: 34, back: 26, lost: 32, fouled: 8 },
    danger: { back: 42, lost: 50, fouled: 8 },
  },
}
/** Of balls that are lost: how many are followed by a scrum or by a line-out of the other side, and how many of these the side wins that throws or feeds in. */
const restarts = { scrum: 0.16, lineOut: 0.28, kept: 0.88 } as const
/** Of three points: how many are dropped over the bar and not kicked from a penalty. */
const dropGoalShare = 0.1
/** Of penalties conceded: how many are given with a yellow card, which sends off for ten minutes of play. */
const cardShare = 0.06
const sinBinSeconds = 600
const kickSeconds = 40
const players = 15

interface Score {
  readonly second: number
  readonly side: Side
  readonly kind: Extract<MomentKind, 'try' | 'conversion' | 'penaltyGoal' | 'dropGoal'>
  readonly points: number
}

interface Happening {
  readonly second: number
  readonly side: Side
}

/** A player is sent off from one moment of play to another, both in seconds of play. */
interface SinBin extends Happening {
  readonly from: number
  readonly until: number
}

/** The story of a rugby match: who has the ball where, scrums, line-outs, penalties and cards between the scores of the record, each of which is named by its points. */
export function rugbyStory({ timeline, rates, draw }: ToldMatch): Story {
  const parts = playedParts(timeline)
  const scores = scoresOf(timeline, draw)
  const lead = rates.sport === 'rugby' ? 0.4 * Math.log(rates.rates.home / rates.rates.away) : 0
  const anchors = scores
    .filter(({ kind }) => kind !== 'conversion')
    .map(({ kind, side, second }) =>
      kind === 'try' ? goalAt(side, second, { depth: 0.97, seconds: 75 }) : ballAt(side, 'danger', second),
    )
  const phases = parts.flatMap((part) => phasesOf(part, { anchors, style, leadAt: () => lead, draw }))
  const drawn = drawHappenings({ timeline, parts, phases, draw })
  const minuteOf = (second: number) => minuteAt(timeline, parts, second) - 1
  return {
    moments: momentsOf({ timeline, parts, scores, sinBins: drawn.sinBins }),
    at: (second) => {
      const match = matchAt(timeline, second)
      if (!match) return {}
      const isPlayed = match.status === 'live' && match.periods.at(-1)?.ended === false
      const phase = isPlayed ? phases[phaseAt(phases, second)] : undefined
      return {
        figures: figuresAt({ second, phases, scores, ...drawn }),
        ball: phase ? { side: phase.side, threat: phase.threat, x: phase.x, y: phase.y } : null,
        pressure: pressureUntil(phases, second, minuteOf),
        strength: match.status === 'live' ? strengthAt(drawn.sinBins, clockOf(timeline, second)) : null,
      }
    },
  }
}

/** What brought the points that each frame adds: five are a try, two its conversion, three a kick at goal. */
function scoresOf({ frames }: Timeline, draw: Draw): Score[] {
  return frames.flatMap(({ second, match }, place) => {
    const before = frames[place - 1]?.match
    return sides.flatMap((side): Score[] => {
      const points = totalOf(match)[side] - (before ? totalOf(before)[side] : 0)
      if (points === 5) return [{ second, side, points, kind: 'try' }]
      if (points === 2) return [{ second, side, points, kind: 'conversion' }]
      if (points === 3) return [{ second, side, points, kind: draw.chance(dropGoalShare) ? 'dropGoal' : 'penaltyGoal' }]
      return []
    })
  })
}

interface Drawn {
  /** By the side that won them. */
  readonly scrums: readonly Happening[]
  readonly lineOuts: readonly Happening[]
  /** By the side that conceded them. */
  readonly penalties: readonly Happening[]
  readonly sinBins: readonly SinBin[]
}

interface ToDraw {
  readonly timeline: Timeline
  readonly parts: readonly PlayedPart[]
  readonly phases: readonly Phase[]
  readonly draw: Draw
}

/** One player is sent off at a time. */
function drawHappenings({ timeline, parts, phases, draw }: ToDraw): Drawn {
  const scrums: Happening[] = []
  const lineOuts: Happening[] = []
  const penalties: Happening[] = []
  const sinBins: SinBin[] = []
  for (const { end, side, to } of phases) {
    const isPlayed = parts.some((part) => part.from <= to && to < part.to)
    if (!isPlayed) continue
    if (end === 'lost') {
      const kind = draw.weighted([restarts.scrum, restarts.lineOut, 1 - restarts.scrum - restarts.lineOut])
      const winner = draw.chance(restarts.kept) ? other(side) : side
      if (kind < 2) (kind === 0 ? scrums : lineOuts).push({ second: to, side: winner })
    } else if (end === 'fouled') {
      const conceded = { second: to, side: other(side) }
      penalties.push(conceded)
      const from = clockOf(timeline, to)
      if (draw.chance(cardShare) && from >= (sinBins.at(-1)?.until ?? 0))
        sinBins.push({ ...conceded, from, until: from + sinBinSeconds })
    }
  }
  return { scrums, lineOuts, penalties, sinBins }
}

function strengthAt(sinBins: readonly SinBin[], clock: number): Strength | null {
  const off = sinBins.find(({ from, until }) => from <= clock && clock < until)
  if (!off) return null
  const of = (side: Side) => (off.side === side ? players - 1 : players)
  return { home: of('home'), away: of('away'), seconds: off.until - clock }
}

interface Counted extends Drawn {
  readonly second: number
  readonly phases: readonly Phase[]
  readonly scores: readonly Score[]
}

function figuresAt({ second, phases, scores, scrums, lineOuts, penalties, sinBins }: Counted): Figure[] {
  const count = (list: readonly Happening[]): Pair => {
    const of = (side: Side) => list.filter((one) => one.side === side && one.second <= second).length
    return { home: of('home'), away: of('away') }
  }
  const made = (kind: Score['kind']) => count(scores.filter((score) => score.kind === kind))
  const counts = {
    possession: possessionUntil(phases, second),
    territory: territoryUntil(phases, second),
    tries: made('try'),
    conversions: made('conversion'),
    penaltyGoals: made('penaltyGoal'),
    dropGoals: made('dropGoal'),
    scrumsWon: count(scrums),
    lineOutsWon: count(lineOuts),
    penaltiesConceded: count(penalties),
    yellowCards: count(sinBins),
  }
  return Object.entries(counts).map(([kind, pair]) => ({ kind: kind as keyof typeof counts, ...pair, parts: [] }))
}

/** The percentage of the time in which the ball was in the other side's half. */
function territoryUntil(phases: readonly Phase[], second: number): Pair {
  let [own, whole] = [0, 0]
  for (const { x, from, to } of phases) {
    const time = Math.max(0, Math.min(to, second) - from)
    whole += time
    if (x > 0.5) own += time
    else if (x === 0.5) own += time / 2
  }
  const home = whole === 0 ? 50 : Math.round((own / whole) * 100)
  return { home, away: 100 - home }
}

/** From 1; the end of a half counts in its last minute. */
function minuteAt(timeline: Timeline, parts: readonly PlayedPart[], second: number): number {
  const number = parts.findLast(({ from }) => from <= second)?.number ?? 1
  return Math.min(number * 40, Math.floor(clockOf(timeline, second) / 60) + 1)
}

interface Told {
  readonly timeline: Timeline
  readonly parts: readonly PlayedPart[]
  readonly scores: readonly Score[]
  readonly sinBins: readonly SinBin[]
}

/** Scores, conversions that are missed, cards, and the return of who was sent off. */
function momentsOf({ timeline, parts, scores, sinBins }: Told): StoryMoment[] {
  const nobody = { player: null, other: null } as const
  const at = (second: number) => ({ second, minute: minuteAt(timeline, parts, second), ...nobody })
  const last = timeline.frames.at(-1)?.second ?? 0
  const scored = scores.flatMap(({ kind, side, second, points }, place): StoryMoment[] => {
    const next = scores[place + 1]
    const isMissed = kind === 'try' && !(next?.kind === 'conversion' && next.side === side)
    const missedAt = Math.min(second + kickSeconds, next?.second ?? last, last)
    return [
      { ...at(second), kind, side, points },
      ...(isMissed && missedAt > second ? [{ ...at(missedAt), kind: 'conversionMissed' as const, side }] : []),
    ]
  })
  const cards = sinBins.flatMap(({ side, second, until }): StoryMoment[] => {
    const part = parts.find(({ from, to }) => clockOf(timeline, from) < until && until <= clockOf(timeline, to))
    const back = part && secondOfClock(timeline, until, part)
    return [
      { ...at(second), kind: 'yellow', side },
      ...(back !== undefined && back < last ? [{ ...at(back), kind: 'backOn' as const, side }] : []),
    ]
  })
  return [...scored, ...cards].toSorted((one, next) => one.second - next.second)
}
