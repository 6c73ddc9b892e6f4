import { isEventOver } from '../model/event-status.ts'
import type { EventRecord } from './event-record.ts'
import { viewEvent } from './event-view.ts'
import { type EventMessage, lineKey, onlyStatus, type VoidWindow } from './messages.ts'

/** Bets stand for an event that is played within so long after it was first to begin, and are void if it is not. */
export const playedWithinMs = 48 * 3_600_000
/** A feed has so long to say itself what becomes of the bets on an event that was broken off or cancelled. */
export const feedDecidesWithinMs = 3_600_000

/** Reasons as a unified odds feed numbers them. */
const reasons = { cancelled: 5, abandoned: 10, postponed: 11 } as const

/** No producer has this number: the book says it by itself. */
const producer = 0

/**
 * What the rules of time make of an event, where its feed has not said it: cancelled an hour ago, every bet that is not settled is void; abandoned an hour ago, or interrupted and not
 * resumed within 48 hours of its start, what is not decided is void; not begun within 48 hours of the start announced first, every bet is; moved by more than that, bets accepted
 * before the move are. Nothing once it has been said, so it may be asked at any time.
 *
 * @param now the time of the feed, in epoch milliseconds
 */
export function timeRules(record: EventRecord, now: number): EventMessage[] {
  const { value: status, at: since } = record.status
  const first = (record.firstStart ?? record.startsAt)?.value ?? null
  switch (status) {
    case 'cancelled':
      return now >= since + feedDecidesWithinMs ? cancelAll(record, { now, window: everyBet, reason: 'cancelled' }) : []
    case 'abandoned':
      return now >= since + feedDecidesWithinMs ? voidUndecided(record, now) : []
    case 'interrupted':
    case 'suspended':
      return first !== null && now >= since + feedDecidesWithinMs && now >= first + playedWithinMs
        ? voidUndecided(record, now)
        : []
    case 'notStarted':
    case 'delayed':
    case 'postponed': {
      if (first === null || record.startsAt === null) return []
      const { value: startsAt, at: movedAt } = record.startsAt
      const isMovedFar = startsAt > first + playedWithinMs
      const moved = isMovedFar
        ? cancelAll(record, { now, window: { from: null, to: movedAt }, reason: 'postponed' })
        : []
      const isOver = now >= (isMovedFar ? startsAt : first) + playedWithinMs
      return isOver ? [...moved, ...cancelAll(record, { now, window: everyBet, reason: 'postponed' })] : moved
    }
    default:
      return []
  }
}

/**
 * What becomes of an event that its feed has no longer: it is over, every bet on what has not begun is void, of what has begun the bets that are not decided. Nothing once it has been
 * said.
 *
 * @param now the time of the feed, in epoch milliseconds
 */
export function goneRules(record: EventRecord, now: number): EventMessage[] {
  const { value: from } = record.status
  if (isEventOver(from)) return []
  const hasBegun = (['live', 'suspended', 'interrupted'] as const).some((status) => status === from)
  const over: EventMessage = {
    type: 'oddsChange',
    producer,
    event: record.id,
    at: Math.max(now, record.status.at),
    requestId: null,
    state: onlyStatus(hasBegun ? 'abandoned' : 'cancelled'),
    markets: [],
  }
  const bets = hasBegun ? voidUndecided(record, now) : cancelAll(record, { now, window: everyBet, reason: 'cancelled' })
  return [over, ...bets]
}

const everyBet: VoidWindow = { from: null, to: null }

/** Only statuses of offers depend on them, and those are not asked for. */
const context = { isUp: () => true, time: 0, groupsOf: () => [], isKnownGroup: () => true }

const openLines = (record: EventRecord) =>
  viewEvent(record, context).lines.filter(({ status }) => status !== 'settled' && status !== 'cancelled')

function cancelAll(
  record: EventRecord,
  { now, window, reason }: { now: number; window: VoidWindow; reason: keyof typeof reasons },
): EventMessage[] {
  const markets = openLines(record)
    .filter((line) => {
      const cancels = Object.values(record.lines[lineKey(line)]?.cancels ?? {})
      return !cancels.some(({ window: { from, to } }) => from === window.from && to === window.to)
    })
    .map(({ market, specifiers }) => ({ market, specifiers, voidReason: reasons[reason] }))
  if (markets.length === 0) return []
  return [{ type: 'betCancel', producer, event: record.id, at: now, requestId: null, window, markets }]
}

function voidUndecided(record: EventRecord, now: number): EventMessage[] {
  const markets = openLines(record).flatMap(({ market, specifiers, outcomes }) => {
    const settled = outcomes.map(({ id, result, deadHeat }) => ({ id, result: result ?? 'void', deadHeat }))
    return settled.length === 0 ? [] : [{ market, specifiers, voidReason: reasons.abandoned, outcomes: settled }]
  })
  if (markets.length === 0) return []
  return [{ type: 'betSettlement', producer, event: record.id, at: now, requestId: null, certainty: 2, markets }]
}
