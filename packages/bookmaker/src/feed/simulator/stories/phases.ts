import type { Ball } from '../../../markets/event-play.ts'
import type { Side } from '../../../markets/match.ts'
import type { Draw } from '../draw.ts'
import { other } from '../plays/recorder.ts'
import type { PlayedPart } from './parts.ts'

/** How a side's phase ends: it comes nearer, plays back, loses the ball, shoots, is fouled or is offside. */
type PhaseEnd = 'nearer' | 'back' | 'lost' | 'shot' | 'fouled' | 'offside'

/** A while in which one side has the ball in one place. */
export interface Phase extends Ball {
  /** In real seconds since the start of the match. */
  readonly from: number
  readonly to: number
  /** Null where the record says what followed. */
  readonly end: PhaseEnd | null
}

/** How a sport is played between what the record has: the length of phases in real seconds, and how often each ends how, by how near the ball is. */
export interface Style {
  readonly least: number
  readonly spread: number
  readonly ends: Readonly<Record<Ball['threat'], Readonly<Partial<Record<PhaseEnd, number>>>>>
}

/** Something of the record that the ball is where it happens for. */
export interface Anchor {
  readonly second: number
  /** Who has the ball. */
  readonly side: Side
  readonly threat: Ball['threat']
  /** Who has it afterwards. */
  readonly next: Side
  /** For how long it lies there, so far from the goal of its own side, and then at the centre; null where play goes on. */
  readonly rest: { readonly depth: number; readonly seconds: number } | null
}

export const goalAt = (side: Side, second: number, rest: Anchor['rest']): Anchor => ({
  second,
  side,
  threat: 'danger',
  next: other(side),
  rest,
})

/** Play goes on with the side that has the ball. */
export const ballAt = (side: Side, threat: Anchor['threat'], second: number): Anchor => ({
  second,
  side,
  threat,
  next: side,
  rest: null,
})

/** What a list of the record has that it had not before. */
export const addedTo = <Item>(before: readonly Item[] | null | undefined, now: readonly Item[] | null) =>
  now?.slice(before?.length ?? 0) ?? []

interface Play {
  readonly anchors: readonly Anchor[]
  readonly style: Style
  readonly leadAt: (second: number) => number
  readonly draw: Draw
}

/** Before something of the record so many seconds belong to it. */
const leadSeconds = 5

/**
 * Who has the ball in a part and how near to the goal: phases end by chance, and lead to each anchor in time. `leadAt`: by how much home is the stronger side at a second, about −1 to 1.
 */
export function phasesOf(part: PlayedPart, { anchors, style, leadAt, draw }: Play): Phase[] {
  const phases: Phase[] = []
  const waiting = anchors.filter(({ second }) => second >= part.from && second <= part.to)
  let [second, place] = [part.from, 0]
  let side: Side = part.number % 2 === 1 ? 'home' : 'away'
  let threat: Ball['threat'] = 'safe'
  while (second < part.to || place < waiting.length) {
    const anchor = waiting[place]
    const to = Math.min(part.to, second + style.least + draw.below(style.spread))
    if (anchor && to >= anchor.second - leadSeconds) {
      const until = Math.max(second, anchor.second)
      phases.push({ ...placed(anchor.side, anchor.threat, draw), from: second, to: until, end: null })
      second = until
      if (anchor.rest) {
        const most = Math.min(waiting[place + 1]?.second ?? part.to, part.to)
        second = Math.max(until, Math.min(most, until + anchor.rest.seconds))
        phases.push(...resting(anchor, anchor.rest.depth, { from: until, to: second }))
      }
      ;[side, threat] = [anchor.next, 'safe']
      place++
      continue
    }
    const lead = leadAt(second) * (side === 'home' ? 1 : -1)
    const end = drawEnd(style.ends[threat], lead, draw)
    phases.push({ ...placed(side, threat, draw), from: second, to, end })
    second = to
    if (end === 'nearer') threat = threat === 'safe' ? 'attack' : 'danger'
    else threat = 'safe'
    if (end === 'lost' || end === 'shot' || end === 'offside') side = other(side)
  }
  return phases
}

/** After a goal the ball lies in it for a moment, then at the centre. */
function resting({ side, next }: Anchor, depth: number, { from, to }: { from: number; to: number }): Phase[] {
  const until = Math.min(to, from + 15)
  const inGoal = { side, threat: 'danger', x: across(side, depth), y: 0.5, end: null } as const
  const centre = { side: next, threat: 'safe', x: 0.5, y: 0.5, end: null } as const
  return [
    { ...inGoal, from, to: until },
    { ...centre, from: until, to },
  ]
}

const depths = { safe: [0.18, 0.27], attack: [0.52, 0.2], danger: [0.78, 0.14] } as const

function placed(side: Side, threat: Ball['threat'], draw: Draw): Ball {
  const [from, wide] = depths[threat]
  const middle = threat === 'danger' ? 0.25 : 0.12
  return {
    side,
    threat,
    x: rounded(across(side, from + wide * draw.next())),
    y: rounded(middle + (1 - 2 * middle) * draw.next()),
  }
}
const across = (side: Side, depth: number) => (side === 'home' ? depth : 1 - depth)
const rounded = (place: number) => Math.round(place * 100) / 100

function drawEnd(ends: Style['ends'][Ball['threat']], lead: number, draw: Draw): PhaseEnd {
  const all = Object.entries(ends) as [PhaseEnd, number][] // keys of the type
  const factor = (end: PhaseEnd) =>
    end === 'lost' ? Math.exp(-lead) : end === 'nearer' || end === 'shot' ? Math.exp(lead) : 1
  return all[draw.weighted(all.map(([end, often]) => often * factor(end)))]?.[0] ?? 'lost'
}

/** The place of the last phase that has begun; −1 before the first. */
export function phaseAt(phases: readonly Phase[], second: number): number {
  const next = phases.findIndex(({ from }) => from > second)
  return next < 0 ? phases.length - 1 : next - 1
}

/** How often each side began to attack; `danger`: to attack dangerously. */
export function attacksUntil(phases: readonly Phase[], second: number, { danger }: { danger: boolean }) {
  const count = { home: 0, away: 0 }
  const counts = ({ threat }: Phase) => threat === 'danger' || (!danger && threat === 'attack')
  phases.forEach((phase, place) => {
    const before = phases[place - 1]
    const goesOn = before && before.side === phase.side && counts(before)
    if (phase.from <= second && counts(phase) && !goesOn) count[phase.side]++
  })
  return count
}

/** The percentage of the time in which each side has had the ball. */
export function possessionUntil(phases: readonly Phase[], second: number) {
  const time = { home: 0, away: 0 }
  for (const { side, from, to } of phases) time[side] += Math.max(0, Math.min(to, second) - from)
  const whole = time.home + time.away
  const home = whole === 0 ? 50 : Math.round((time.home / whole) * 100)
  return { home, away: 100 - home }
}

/** A minute in which a side has the ball near the goal for half of the time is as much as is shown. */
const fullPressure = 1.7
const weights = { safe: 0.15, attack: 0.7, danger: 1.6 } as const

/**
 * Who presses, by minutes of play, from −100 (away) to 100: the time of each side's phases, weighed by how near they are, smoothed with the minute before.
 */
export function pressureUntil(
  phases: readonly Phase[],
  second: number,
  minuteOf: (second: number) => number,
): number[] {
  const sums: { home: number; whole: number }[] = []
  for (const { side, threat, from, to } of phases) {
    if (from >= second) break
    const time = Math.min(to, second) - from
    const minute = minuteOf(from)
    while (sums.length <= minute) sums.push({ home: 0, whole: 0 })
    const sum = sums[minute]
    if (!sum) continue
    sum.home += (side === 'home' ? 1 : -1) * weights[threat] * time
    sum.whole += time
  }
  const raw = sums.map(({ home, whole }) => (whole === 0 ? 0 : home / whole))
  return raw.map((own, at) => {
    const smooth = (fullPressure * (2 * own + (raw[at - 1] ?? own))) / 3
    return Math.round(Math.max(-1, Math.min(1, smooth)) * 100)
  })
}
