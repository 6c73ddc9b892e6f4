import type { EventStatus } from '../model/event-status.ts'
import type { MarketCause, MarketStatus } from '../model/market-status.ts'
import type { Price } from '../model/price.ts'
import type { EventUrn } from '../model/urn.ts'
import type { SettledOutcome } from './event-record.ts'
import type { EventView, LineView } from './event-view.ts'
import type { VoidWindow } from './messages.ts'
import type { ProducerState } from './producers.ts'

interface OfLine {
  readonly event: EventUrn
  readonly market: number
  readonly specifiers: string
}

/** Changes that a message makes to the offer, in an order in which nothing can be bet on at a wrong price: what closes comes before prices, what opens after them. */
export type Change =
  | ({ readonly kind: 'market'; readonly from: MarketStatus | null; readonly to: MarketStatus } & OfLine)
  | ({ readonly kind: 'prices'; readonly outcomes: readonly PriceChange[] } & OfLine)
  /** `from` differs from `to`: a result that comes, goes (rolled back) or is corrected. A result that is only confirmed is `confirmed`: nothing is paid for it again. */
  | ({
      readonly kind: 'result'
      readonly outcome: string
      readonly from: SettledOutcome['result'] | null
      readonly to: SettledOutcome['result'] | null
      readonly deadHeat: string | null
    } & OfLine)
  | ({ readonly kind: 'confirmed'; readonly outcome: string } & OfLine)
  | ({ readonly kind: 'betsVoid' | 'betsVoidTakenBack'; readonly window: VoidWindow } & OfLine)
  | { readonly kind: 'event'; readonly event: EventUrn; readonly from: EventStatus | null; readonly to: EventStatus }
  /** The score, the red cards, the clock, the part of play or the start moved. */
  | { readonly kind: 'eventDetails'; readonly event: EventUrn }
  | {
      readonly kind: 'producer'
      readonly producer: number
      readonly from: ProducerState | null
      readonly to: ProducerState
    }
  | {
      readonly kind: 'recoveryWanted'
      readonly producer: number
      readonly after: number | null
      readonly requestId: number
    }

export interface PriceChange {
  readonly outcome: string
  readonly price: Price | null
  readonly isOffered: boolean
}

/** Returns the differences between two views of an event; `lines` are pairs of views of one line, null where there was none. */
export function changesBetween(
  [before, after]: readonly [EventView | null, EventView],
  lines: readonly (readonly [LineView | null, LineView])[],
): Change[] {
  const changes: Change[] = []
  if (before?.status !== after.status)
    changes.push({ kind: 'event', event: after.id, from: before?.status ?? null, to: after.status })
  const details = ({ phase, score, redCards, clockSeconds, startsAt }: EventView) =>
    JSON.stringify([phase, score, redCards, clockSeconds, startsAt])
  if (before === null || details(before) !== details(after)) changes.push({ kind: 'eventDetails', event: after.id })
  for (const [old, line] of lines) changes.push(...lineChanges(after.id, old, line))
  return changes.sort((one, other) => rank(one) - rank(other))
}

const rank = (change: Change) => {
  if (change.kind === 'market') return change.to === 'active' ? 4 : 0
  return {
    producer: 0,
    event: 1,
    result: 1,
    confirmed: 1,
    betsVoid: 1,
    betsVoidTakenBack: 1,
    eventDetails: 2,
    prices: 3,
    recoveryWanted: 5,
  }[change.kind]
}

function lineChanges(event: EventUrn, before: LineView | null, after: LineView): Change[] {
  const of: OfLine = { event, market: after.market, specifiers: after.specifiers }
  const changes: Change[] = []
  if (before?.status !== after.status)
    changes.push({ kind: 'market', ...of, from: before?.status ?? null, to: after.status })
  const known = new Map(before?.outcomes.map((outcome) => [outcome.id, outcome]))
  const moved = after.outcomes.filter(
    ({ id, price, isOffered }) => known.get(id)?.price !== price || known.get(id)?.isOffered !== isOffered,
  )
  if (moved.length > 0)
    changes.push({
      kind: 'prices',
      ...of,
      outcomes: moved.map(({ id, price, isOffered }) => ({ outcome: id, price, isOffered })),
    })
  for (const { id, result, deadHeat, certainty } of after.outcomes) {
    const old = known.get(id)
    if ((old?.result ?? null) !== result || (old?.deadHeat ?? null) !== deadHeat)
      changes.push({ kind: 'result', ...of, outcome: id, from: old?.result ?? null, to: result, deadHeat })
    else if (certainty === 2 && old?.certainty === 1) changes.push({ kind: 'confirmed', ...of, outcome: id })
  }
  return [...changes, ...voidChanges(of, before, after)]
}

const everyBet: VoidWindow = { from: null, to: null }

function voidChanges(of: OfLine, before: LineView | null, after: LineView): Change[] {
  const windows = (line: LineView | null): VoidWindow[] => [
    ...(line?.status === 'cancelled' ? [everyBet] : []),
    ...(line?.voidWindows ?? []).map(({ from, to }) => ({ from, to })),
  ]
  const without = (these: readonly VoidWindow[], those: readonly VoidWindow[]) =>
    these.filter((one) => !those.some((other) => one.from === other.from && one.to === other.to))
  const [old, now] = [windows(before), windows(after)]
  return [
    ...without(now, old).map((window) => ({ kind: 'betsVoid' as const, ...of, window })),
    ...without(old, now).map((window) => ({ kind: 'betsVoidTakenBack' as const, ...of, window })),
  ]
}

/** The cause stated for a change when a message of this type arrives. */
export const causeOf: Readonly<Record<string, MarketCause>> = {
  oddsChange: 'prices',
  betStop: 'prices',
  fixtureChange: 'prices',
  alive: 'prices',
  snapshotComplete: 'prices',
  betSettlement: 'settlement',
  settlementRollback: 'settlementRolledBack',
  betCancel: 'cancel',
  cancelRollback: 'cancelRolledBack',
}
