import type { Figure } from '../../../../markets/event-play.ts'
import type { Match, Pair, PlayerCountKind, Side } from '../../../../markets/match.ts'
import type { MomentKind } from '../../../../markets/moment-kinds.ts'
import type { Draw } from '../../draw.ts'
import { other, totalOf } from '../../plays/recorder.ts'
import { lastUntil } from '../last-until.ts'
import type { Story, StoryMoment, ToldMatch } from '../story.ts'

const made = ['fieldGoals', 'threes', 'freeThrows'] as const
const others = ['rebounds', 'assists', 'turnovers', 'fouls', 'biggestLead'] as const
const counted = [...made, 'fieldGoalsTried', 'threesTried', 'freeThrowsTried', ...others] as const
type Counted = (typeof counted)[number]
type Counts = Readonly<Record<Counted, Pair>>

/** In the order of showing, each number of tries below what was made of them. */
const shown: readonly Counted[] = [
  ...(['fieldGoals', 'fieldGoalsTried', 'threes', 'threesTried', 'freeThrows', 'freeThrowsTried'] as const),
  ...others,
]

interface Step {
  readonly second: number
  readonly counts: Counts
  /** Fouls by part. */
  readonly fouls: readonly Pair[]
}

/** Shots that miss and go out, turnovers and fouls of a side in a minute of play, whatever the score. */
const perMinute = { out: 0.07, freeThrow: 0.06, turnover: 0.32, foul: 0.36 } as const
/** Of shots that miss before a rebound: of the other side, and for three points. */
const missed = { byOther: 0.72, three: 0.5 } as const
/** From so many points without an answer on they are a run. */
const leastRun = 8
const none: Pair = { home: 0, away: 0 }

/** Basketball: what was made, and who assisted, is the record's; shots that miss, turnovers and fouls come besides, at any time alike. */
export function tellBasketball({ timeline, draw }: ToldMatch): Story {
  const book = boxScore(draw)
  let before: Match | null = null
  let from = 0
  for (const { second, match } of timeline.frames) {
    const minutes = ((match.clockSeconds ?? 0) - (before?.clockSeconds ?? 0)) / 60
    for (const side of ['home', 'away'] as const) {
      miss(book, side, { from, to: second, minutes, part: Math.max(0, (before?.periods.length ?? 1) - 1) }, draw)
      const points = totalOf(match)[side] - (before ? totalOf(before)[side] : 0)
      if (points > 0) book.basket(second, side, { points, match, before, from })
    }
    ;[before, from] = [match, second]
  }
  const steps = book.steps()
  return {
    moments: book.moments,
    at(second) {
      const now = lastUntil(steps, second)
      if (!now) return {}
      const figures = shown.map(
        (kind): Figure => ({ kind, ...now.counts[kind], parts: kind === 'fouls' ? now.fouls : [] }),
      )
      return { figures }
    },
  }
}

/** Draws what comes of the minutes between two frames of the record. */
function miss(
  book: ReturnType<typeof boxScore>,
  side: Side,
  {
    from,
    to,
    minutes,
    part,
  }: { readonly from: number; readonly to: number; readonly minutes: number; readonly part: number },
  draw: Draw,
): void {
  if (minutes <= 0) return
  const each = (often: number, tell: (second: number) => void) => {
    for (let count = draw.poisson(often * minutes); count > 0; count--) tell(from + draw.below(Math.max(1, to - from)))
  }
  each(perMinute.out, (second) => book.add(second, side, triesThatMiss(draw)))
  each(perMinute.freeThrow, (second) => book.add(second, side, ['freeThrowsTried']))
  each(perMinute.turnover, (second) => book.add(second, side, ['turnovers']))
  each(perMinute.foul, (second) => book.foul(second, side, part))
}

/** What happens, in any order; the counts of a side by the time are its steps. */
function boxScore(draw: Draw) {
  const entries: { second: number; side: Side; kinds: readonly Counted[]; part: number | null; lead: number }[] = []
  const moments: StoryMoment[] = []
  let run = { side: 'home' as Side, points: 0 }

  function add(second: number, side: Side, kinds: readonly Counted[]): void {
    entries.push({ second, side, kinds, part: null, lead: 0 })
  }
  function foul(second: number, side: Side, part: number): void {
    entries.push({ second, side, kinds: ['fouls'], part, lead: 0 })
  }

  function basket(
    second: number,
    side: Side,
    {
      points,
      match,
      before,
      from,
    }: { readonly points: number; readonly match: Match; readonly before: Match | null; readonly from: number },
  ): void {
    const who = (kind: PlayerCountKind) =>
      Object.entries(match.playerCounts?.[kind] ?? {})
        .filter(([player, count]) => count > (before?.playerCounts?.[kind]?.[player] ?? 0) && isOn(match, player, side))
        .map(([player]) => player)
    const minute = Math.floor((match.clockSeconds ?? 0) / 60) + 1
    const [assister] = who('assists')
    const kind: MomentKind = points === 3 ? 'three' : points === 2 ? 'two' : 'freeThrow'
    moments.push({ second, kind, side, minute, player: who('points')[0] ?? null, other: assister ?? null, points })
    add(second, side, triesOf[kind])
    if (assister) add(second, side, ['assists'])
    for (const _ of who('rebounds')) {
      add(
        second - draw.below(Math.max(1, second - from)),
        draw.chance(missed.byOther) ? other(side) : side,
        triesThatMiss(draw),
      )
      add(second, side, ['rebounds'])
    }
    if (kind === 'freeThrow') foul(second, other(side), match.periods.length - 1)
    const total = totalOf(match)
    entries.push({ second, side, kinds: [], part: null, lead: total[side] - total[other(side)] })
    run = run.side === side ? { side, points: run.points + points } : { side, points }
    if (run.points >= leastRun && run.points - points < leastRun)
      moments.push({ second, kind: 'scoringRun', side, minute, player: null, other: null })
  }

  return { moments, add, foul, basket, steps: () => stepsOf(entries) }

  function stepsOf(list: typeof entries): Step[] {
    let counts = Object.fromEntries(counted.map((kind) => [kind, none])) as unknown as Counts // every kind
    let fouls: readonly Pair[] = []
    return list
      .toSorted((one, next) => one.second - next.second)
      .map(({ second, side, kinds, part, lead }): Step => {
        for (const kind of kinds) counts = { ...counts, [kind]: { ...counts[kind], [side]: counts[kind][side] + 1 } }
        if (lead > counts.biggestLead[side])
          counts = { ...counts, biggestLead: { ...counts.biggestLead, [side]: lead } }
        if (part !== null) fouls = withFoul(fouls, part, side)
        return { second, counts, fouls }
      })
  }
}

const triesThatMiss = (draw: Draw): readonly Counted[] =>
  draw.chance(missed.three) ? ['fieldGoalsTried', 'threesTried'] : ['fieldGoalsTried']

const triesOf = {
  two: ['fieldGoals', 'fieldGoalsTried'],
  three: ['fieldGoals', 'fieldGoalsTried', 'threes', 'threesTried'],
  freeThrow: ['freeThrows', 'freeThrowsTried'],
} as const satisfies Partial<Record<MomentKind, readonly Counted[]>>

const isOn = ({ appearances }: Match, player: string, side: Side) =>
  appearances?.some((one) => one.player === player && one.team === side) ?? false

function withFoul(fouls: readonly Pair[], part: number, side: Side): readonly Pair[] {
  const all = Array.from({ length: Math.max(fouls.length, part + 1) }, (_, place) => fouls[place] ?? none)
  return all.with(part, { ...(all[part] ?? none), [side]: (all[part]?.[side] ?? 0) + 1 })
}
