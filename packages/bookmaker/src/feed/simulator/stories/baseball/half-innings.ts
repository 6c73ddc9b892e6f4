import type { Match, Side } from '../../../../markets/match.ts'
import { totalOf } from '../../plays/recorder.ts'
import type { Timeline } from '../../timeline.ts'

/** What the record has of one side at bat, in real seconds since the start. */
export interface HalfInning {
  readonly side: Side
  /** From 1; extra innings go on. */
  readonly inning: number
  readonly from: number
  readonly events: readonly HalfEvent[]
  /** When its third out is made; null where the match ends before it. */
  readonly to: number | null
}

/** A run, or an out with the hits before it that brought no run. */
export type HalfEvent =
  | { readonly kind: 'run'; readonly second: number; readonly batter: string | null; readonly isHomeRun: boolean }
  | { readonly kind: 'out'; readonly second: number; readonly hitters: readonly string[] }

/** Reads the half-innings of a match from its record. */
export function halfInnings({ frames }: Timeline): HalfInning[] {
  const halves: (Omit<HalfInning, 'events' | 'to'> & { events: HalfEvent[]; to: number | null })[] = []
  let before: Match | null = null
  for (const { second, match } of frames) {
    const last = halves.at(-1)
    const batting = match.within?.batting ?? null
    const inning = match.periods.length
    const begins = batting !== null && (last?.side !== batting || last.inning !== inning)
    if (last && last.to === null && (begins || batting === null) && match.status !== 'abandoned') {
      const event = eventOf(before, match, { second, side: last.side })
      // a run that ends the match leaves its half-inning without a third out
      if (event?.kind === 'run') last.events.push(event)
      else last.to = second
    }
    if (begins) halves.push({ side: batting, inning, from: second, events: [], to: null })
    else if (last && batting !== null) {
      const event = eventOf(before, match, { second, side: batting })
      if (event) last.events.push(event)
    }
    before = match
  }
  return halves
}

function eventOf(
  before: Match | null,
  match: Match,
  { second, side }: { readonly second: number; readonly side: Side },
): HalfEvent | null {
  if (!before) return null
  const more = (kind: 'runsBattedIn' | 'homeRuns' | 'hits') =>
    Object.entries(match.playerCounts?.[kind] ?? {}).flatMap(([player, count]) =>
      count > (before.playerCounts?.[kind]?.[player] ?? 0) ? [player] : [],
    )
  if (totalOf(match)[side] > totalOf(before)[side])
    return { kind: 'run', second, batter: more('runsBattedIn')[0] ?? null, isHomeRun: more('homeRuns').length > 0 }
  const outs = match.within?.outs ?? 0
  return outs > (before.within?.outs ?? 0) ? { kind: 'out', second, hitters: more('hits') } : null
}
