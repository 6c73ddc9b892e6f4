/**
 * The producers of a feed: which of them can be trusted now. Markets of a producer that is not up take no bets. A producer is up only after a recovery: it is
 * asked for everything after the last sign of life before the silence, and ends its answer with `snapshotComplete`.
 */
export const silentAfterMs = 20_000

/** The producer that offers events before they begin, as a unified odds feed numbers it; every other one is for play. */
export const preMatchProducer = 3

/** How long an answer to a recovery may take before it is asked for again. */
export const recoveryLimitMs = 1_200_000

export type ProducerState = 'up' | 'silent' | 'recovering'

export interface ProducerRecord {
  readonly state: ProducerState
  /** By our clock: when it last gave a sign of life. */
  readonly heardAt: number
  /** By its own clock: its last sign of life while it was up. Null: it never was. */
  readonly recoverFrom: number | null
  /** When that was heard, by our clock; absent in what was stored by older versions. */
  readonly upAt?: number
  /** The recovery under way. */
  readonly request: { readonly id: number; readonly askedAt: number } | null
}

export interface Recovery {
  readonly after: number | null
  readonly requestId: number
}

/** The producer after a sign of life heard at `now`, and the recovery to ask for, if any. */
export function afterSignOfLife(
  known: ProducerRecord | undefined,
  { at, now, isSubscribed, requestId }: { at: number; now: number; isSubscribed: boolean; requestId: number },
): { readonly producer: ProducerRecord; readonly recovery: Recovery | null } {
  if (known?.state === 'up' && isSubscribed)
    return { producer: { ...known, heardAt: now, recoverFrom: at, upAt: now }, recovery: null }
  if (known?.state === 'recovering' && known.request !== null)
    return { producer: { ...known, heardAt: now }, recovery: null }
  const before = known ?? { recoverFrom: null }
  return {
    producer: { ...before, state: 'recovering', heardAt: now, request: { id: requestId, askedAt: now } },
    recovery: { after: recoverAfter(before), requestId },
  }
}

/**
 * A recovery asks for what came after this; null: for everything. The last sign of life by the producer's clock, but not later than we heard it: a clock that is fast would hide what
 * was missed, or ask for what is yet to come.
 */
export const recoverAfter = ({ recoverFrom, upAt }: Pick<ProducerRecord, 'recoverFrom' | 'upAt'>): number | null =>
  recoverFrom === null ? null : Math.min(recoverFrom, upAt ?? recoverFrom)

/**
 * The time of the feed at `now` by our clock, in whole seconds: the latest of its producers that are up, by their own clocks. A played log and a simulator that runs fast have times of
 * their own. Before all times while none is up.
 */
export function feedTime(producers: Readonly<Record<number, ProducerRecord>>, now: number): number {
  const times = Object.values(producers).flatMap(({ state, recoverFrom, upAt }) =>
    state === 'up' && recoverFrom !== null ? [recoverFrom + Math.max(0, now - (upAt ?? now))] : [],
  )
  return Math.floor(Math.max(...times) / 1000) * 1000
}

/** The producer after the answer to request `requestId` is complete; an answer to an older request changes nothing. */
export function completeRecovery(
  known: ProducerRecord,
  { at, now, requestId }: { at: number; now: number; requestId: number },
): ProducerRecord {
  if (known.request?.id !== requestId) return known
  return { state: 'up', heardAt: now, recoverFrom: at, upAt: now, request: null }
}

/** The producer at `now`: silent after 20 s without a sign of life; a recovery without an end is asked for again. */
export function waitForProducer(
  known: ProducerRecord,
  { now, requestId }: { now: number; requestId: number },
): { readonly producer: ProducerRecord; readonly recovery: Recovery | null } {
  if (known.state !== 'silent' && now - known.heardAt >= silentAfterMs)
    return { producer: { ...known, state: 'silent', request: null }, recovery: null }
  if (known.request !== null && now - known.request.askedAt >= recoveryLimitMs)
    return {
      producer: { ...known, request: { id: requestId, askedAt: now } },
      recovery: { after: recoverAfter(known), requestId },
    }
  return { producer: known, recovery: null }
}
