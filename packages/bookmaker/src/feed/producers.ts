/**
 * The producers of a feed: which of them can be trusted now. Markets of a producer that is not up take no bets. A producer is up only after a recovery: it is
 * asked for everything after the last sign of life before the silence, and ends its answer with `snapshotComplete`.
 */
export const silentAfterMs = 20_000

/** How long an answer to a recovery may take before it is asked for again. */
export const recoveryLimitMs = 1_200_000

export type ProducerState = 'up' | 'silent' | 'recovering'

export interface ProducerRecord {
  readonly state: ProducerState
  /** By our clock: when it last gave a sign of life. */
  readonly heardAt: number
  /** By its own clock: its last sign of life while it was up; a recovery asks for what came after. Null: everything. */
  readonly recoverFrom: number | null
  /** The recovery under way. */
  readonly request: { readonly id: number; readonly askedAt: number } | null
}

export interface Recovery {
  readonly after: number | null
  readonly requestId: number
}

/** The producer after a sign of life heard at `now`, and the recovery to ask for, if any. */
export function hearProducer(
  known: ProducerRecord | undefined,
  { at, now, isSubscribed, requestId }: { at: number; now: number; isSubscribed: boolean; requestId: number },
): { readonly producer: ProducerRecord; readonly recovery: Recovery | null } {
  if (known?.state === 'up' && isSubscribed) {
    const recoverFrom = Math.max(at, known.recoverFrom ?? 0)
    return { producer: { ...known, heardAt: now, recoverFrom }, recovery: null }
  }
  if (known?.state === 'recovering' && known.request !== null)
    return { producer: { ...known, heardAt: now }, recovery: null }
  const recoverFrom = known?.recoverFrom ?? null
  return {
    producer: { state: 'recovering', heardAt: now, recoverFrom, request: { id: requestId, askedAt: now } },
    recovery: { after: recoverFrom, requestId },
  }
}

/** The producer after the answer to request `requestId` is complete; an answer to an older request changes nothing. */
export function completeRecovery(
  known: ProducerRecord,
  { at, now, requestId }: { at: number; now: number; requestId: number },
): ProducerRecord {
  if (known.request?.id !== requestId) return known
  return { state: 'up', heardAt: now, recoverFrom: Math.max(at, known.recoverFrom ?? 0), request: null }
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
      recovery: { after: known.recoverFrom, requestId },
    }
  return { producer: known, recovery: null }
}
