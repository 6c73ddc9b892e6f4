import type { Drive, Figure } from '../../../../markets/event-play.ts'
import type { Pair, Side } from '../../../../markets/match.ts'
import { other } from '../../plays/recorder.ts'
import { matchAt, type Timeline } from '../../timeline.ts'
import { lastUntil } from '../last-until.ts'
import type { Story, StoryMoment, ToldMatch } from '../story.ts'
import { drivesOf, type ToldDrive } from './drives.ts'
import { readScores, realSecond, type Score } from './read-scores.ts'

const halfSeconds = 1800
const regularSeconds = 3600
const overtimeSeconds = 600
/** Real seconds from a touchdown to a conversion that fails. */
const conversionSeconds = 20

const counted = ['totalYards', 'firstDowns', 'turnovers', 'punts'] as const
type Counts = Readonly<Record<(typeof counted)[number], Pair>>

interface Step {
  readonly second: number
  readonly clock: number
  readonly drive: Drive | null
  readonly counts: Counts
  /** Seconds of the clock that each side had the ball until this step. */
  readonly possession: Pair
}

/** American football by possessions, which end as the record says; between scores the sides have the ball in turn. */
export function tellAmericanFootball({ timeline, draw }: ToldMatch): Story {
  const scores = readScores(timeline)
  const last = timeline.frames.at(-1)
  const end = last?.match.clockSeconds ?? 0
  const first: Side = draw.chance(0.5) ? 'home' : 'away'
  const drives = blocksUntil(end).flatMap(({ from, to, isSecond }) => {
    const inside = scores.filter(({ clock, isConversion }) => !isConversion && clock > from && clock <= to)
    return drivesOf(inside, { from, to: Math.min(to, end), receives: isSecond ? other(first) : first }, draw)
  })
  const steps = stepsOf(drives, timeline)
  const endSecond = last?.second ?? 0
  const turns = drives.flatMap((drive) => turnOf(drive, timeline))
  const moments = [...scores.flatMap((score, place) => scoreMoments(score, scores[place + 1])), ...turns]
  return {
    moments: moments.filter(({ second }) => second <= endSecond).toSorted((one, next) => one.second - next.second),
    at(second) {
      const now = lastUntil(steps, second)
      const match = matchAt(timeline, second)
      if (!now || !match) return {}
      const isPlayed = match.status === 'live' && match.periods.at(-1)?.ended === false
      return { figures: figuresAt(now, match.clockSeconds ?? now.clock), drive: isPlayed ? now.drive : null }
    },
  }
}

/** Halves and overtimes, in seconds of the clock. */
function blocksUntil(end: number): { from: number; to: number; isSecond: boolean }[] {
  const blocks = [
    { from: 0, to: halfSeconds, isSecond: false },
    { from: halfSeconds, to: regularSeconds, isSecond: true },
  ]
  for (let from = regularSeconds; from < end; from += overtimeSeconds)
    blocks.push({ from, to: from + overtimeSeconds, isSecond: (from / overtimeSeconds) % 2 === 1 })
  return blocks.filter(({ from }) => from < end)
}

function stepsOf(drives: readonly ToldDrive[], timeline: Timeline): Step[] {
  const none: Pair = { home: 0, away: 0 }
  let counts: Counts = { totalYards: none, firstDowns: none, turnovers: none, punts: none }
  let possession: Pair = none
  const steps: Step[] = []
  const add = (kind: keyof Counts, side: Side, count: number) => {
    counts = { ...counts, [kind]: { ...counts[kind], [side]: counts[kind][side] + count } }
  }
  for (const { side, from, to, end, plays } of drives) {
    let yards = 0
    for (const [place, { gained, isFirstDown, down, toGo, yardLine }] of plays.entries()) {
      const clock = from + ((to - from) * place) / plays.length
      const drive: Drive = { side, down, toGo, yardLine, plays: place, yards }
      const held = { ...possession, [side]: possession[side] + clock - from }
      steps.push({ second: realSecond(timeline, clock), clock, drive, counts, possession: held })
      add('totalYards', side, gained)
      if (isFirstDown) add('firstDowns', side, 1)
      yards += gained
    }
    possession = { ...possession, [side]: possession[side] + to - from }
    if (end === 'punt') add('punts', side, 1)
    if (end === 'interception' || end === 'fumble') add('turnovers', side, 1)
    // while the ball changes hands
    steps.push({ second: endSecondOf(timeline, to), clock: to, drive: null, counts, possession })
  }
  return steps
}

/** The first real second at which the clock shows a time: at a score it stands from then on. */
function endSecondOf(timeline: Timeline, clock: number): number {
  const stands = timeline.frames.find(({ match }) => match.clockSeconds === clock)
  return stands?.second ?? realSecond(timeline, clock)
}

function figuresAt({ counts, possession, drive, clock }: Step, now: number): Figure[] {
  const held = drive ? { ...possession, [drive.side]: possession[drive.side] + Math.max(0, now - clock) } : possession
  const whole = (pair: Pair) => ({ home: Math.floor(pair.home), away: Math.floor(pair.away), parts: [] })
  const [yards, downs, ...others] = counted.map((kind): Figure => ({ kind, ...whole(counts[kind]) }))
  return [yards, downs, { kind: 'timeOfPossession' as const, ...whole(held) }, ...others].flatMap((one) => one ?? [])
}

function scoreMoments({ side, points, second, clock, isConversion }: Score, next: Score | undefined): StoryMoment[] {
  const about = { side, minute: minuteOf(clock), player: null, other: null }
  if (isConversion) return [{ ...about, second, kind: points === 1 ? 'extraPoint' : 'twoPoints', points }]
  if (points !== 6)
    return [{ ...about, second, kind: points === 3 ? 'fieldGoal' : points === 2 ? 'safety' : 'points', points }]
  const failed = next?.isConversion
    ? []
    : [{ ...about, second: second + conversionSeconds, kind: 'conversionFailed' as const }]
  return [{ ...about, second, kind: 'touchdown', points }, ...failed]
}

/** How a drive ended that did not score. */
function turnOf({ side, to, end }: ToldDrive, timeline: Timeline): StoryMoment[] {
  if (end === 'touchdown' || end === 'fieldGoal' || end === 'safety' || end === 'time') return []
  return [{ second: realSecond(timeline, to), kind: end, side, minute: minuteOf(to), player: null, other: null }]
}

const minuteOf = (clock: number) => Math.floor(clock / 60) + 1
