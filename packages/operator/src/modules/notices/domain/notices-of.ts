import { type CaptureRefusalReason, captureRefusalReasons } from '@andon/contract/player-api/cashier-methods'
import type { LimitView } from '@andon/contract/player-api/limits'
import type * as v from 'valibot'
import type { DepositData, WithdrawalData } from '../../cashier/index.ts'
import type { accountLocked } from '../../limits/index.ts'
import type { missionReached } from '../../missions/index.ts'
import type { entrantNotified } from '../../tournaments/index.ts'

export type NoticeKind =
  | 'withdrawalRequested'
  | 'withdrawalPaid'
  | 'withdrawalRefused'
  | 'withdrawalFailed'
  | 'depositCame'
  | 'depositCameToNothing'
  | 'depositHeld'
  | 'raiseWaits'
  | 'accountLocked'
  | 'tournamentStarted'
  | 'tournamentEnded'
  | 'tournamentCancelled'
  | 'missionReached'

export interface Notice {
  /** Identifies what happened; one mail for each. */
  readonly occasion: string
  readonly kind: NoticeKind
  readonly data: Readonly<Record<string, unknown>>
}

export function withdrawalNotice(kind: NoticeKind, withdrawal: WithdrawalData): Notice[] {
  const { withdrawalId: id, version, amount, currency, method, note } = withdrawal
  const data = { id, amount, currency, method, ...(note ? { note } : {}) }
  return [{ kind, occasion: `payment/${id}/${version}`, data }]
}

/** For a deposit that ended while its page was open the page has shown the outcome. */
const lookedAtMinutes = 3

/** What the platform itself did not credit is always mailed, because the player may not be able to open the payment's page. */
export function endedDepositNotice(kind: NoticeKind, deposit: DepositData): Notice[] {
  const waited = Temporal.Instant.from(deposit.at).since(Temporal.Instant.from(deposit.askedAt))
  if (waited.total('minutes') >= lookedAtMinutes) return [depositNotice(kind, deposit)]
  return refusedDepositNotice(kind, deposit)
}

export function refusedDepositNotice(kind: NoticeKind, deposit: DepositData): Notice[] {
  return refusedBecause(deposit) ? [depositNotice(kind, deposit)] : []
}

function depositNotice(kind: NoticeKind, deposit: DepositData): Notice {
  const { depositId: id, version, amount, currency, method } = deposit
  const refused = refusedBecause(deposit)
  const data = { id, amount, currency, method, ...(refused ? { refused } : {}) }
  return { kind, occasion: `payment/${id}/${version}`, data }
}

function refusedBecause({ reason }: DepositData): CaptureRefusalReason | undefined {
  return captureRefusalReasons.find((each) => each === reason)
}

/** A waiting change is one occasion, however often its fact is written. */
export function raiseNotices(limits: readonly LimitView[]): Notice[] {
  return limits.flatMap(({ id, limitType, pendingChange }) => {
    if (!pendingChange) return []
    const { requestedAt, removal, confirmableAt } = pendingChange
    return [{ kind: 'raiseWaits', occasion: `raise/${id}/${requestedAt}`, data: { limitType, removal, confirmableAt } }]
  })
}

export function lockNotice(
  playerId: string,
  { kind, until, version }: v.InferOutput<typeof accountLocked.schema>,
): Notice[] {
  const data = { kind, ...(until ? { until } : {}) }
  return [{ kind: 'accountLocked', occasion: `locked/${playerId}/${version}`, data }]
}

const tournamentKinds = {
  started: 'tournamentStarted',
  ended: 'tournamentEnded',
  cancelled: 'tournamentCancelled',
} as const

/** The end is told to those who have a place. */
export function tournamentNotice(told: v.InferOutput<typeof entrantNotified.schema>): Notice[] {
  const { tournamentId, what, names, currency, endsAt, rank, prize, buyIn, reward } = told
  if (what === 'ended' && rank === null) return []
  const amount = what === 'ended' ? prize : buyIn
  const data = {
    names,
    endsAt,
    currency,
    ...(rank === null ? {} : { rank }),
    ...(amount > 0 ? { amount } : {}),
    ...(reward?.kind === 'bonus' ? { bonus: reward.amount } : {}),
    ...(reward?.kind === 'freeSpins' ? { spins: reward.spins } : {}),
  }
  return [{ kind: tournamentKinds[what], occasion: `tournament/${tournamentId}/${what}`, data }]
}

export function missionNotice(reached: v.InferOutput<typeof missionReached.schema>): Notice[] {
  const { missionId, period, names, claimUntil } = reached
  return [
    { kind: 'missionReached', occasion: `mission/${missionId}/${period}`, data: { mission: names, until: claimUntil } },
  ]
}
