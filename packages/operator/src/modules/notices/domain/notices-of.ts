import { type CaptureRefusalReason, captureRefusalReasons } from '@andon/contract/player-api/cashier/methods'
import type { LimitView } from '@andon/contract/player-api/limits'
import type * as v from 'valibot'
import type { bonusGranted } from '../../bonuses/index.ts'
import type { DepositData, WithdrawalData } from '../../cashier/index.ts'
import type { securityChanged } from '../../identity/index.ts'
import type { jackpotPaid } from '../../jackpots/index.ts'
import type { accountLocked } from '../../limits/index.ts'
import type { missionReached } from '../../missions/index.ts'
import type { chatChanged, ticketChanged } from '../../support/index.ts'
import type { entrantNotified } from '../../tournaments/index.ts'
import type { statusChanged } from '../../verification/index.ts'

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
  | 'jackpotPaid'
  | 'securityChanged'
  | 'proofVerified'
  | 'proofRefused'
  | 'serviceAnswered'
  | 'ticketAnswered'
  | 'bonusGranted'
  | 'monthStatement'
  | 'offer'

export interface Notice {
  /** Identifies what happened; one mail for each. */
  readonly occasion: string
  readonly kind: NoticeKind
  readonly data: Readonly<Record<string, unknown>>
  /** False: in the inbox alone, because the player saw it happen, or another module mails it. */
  readonly mailed: boolean
}

export function withdrawalNotice(kind: NoticeKind, withdrawal: WithdrawalData): Notice[] {
  const { withdrawalId: id, version, amount, currency, method, note } = withdrawal
  const data = { id, amount, currency, method, ...(note ? { note } : {}) }
  return [{ kind, occasion: `payment/${id}/${version}`, data, mailed: true }]
}

/** For a deposit that ended while its page was open the page has shown the outcome. */
const lookedAtMinutes = 3

/** Always mails a deposit that the platform itself did not credit: the player may be unable to open the payment's page. A declined deposit that the page has shown is no notice. */
export function endedDepositNotice(kind: NoticeKind, deposit: DepositData): Notice[] {
  const waited = Temporal.Instant.from(deposit.at).since(Temporal.Instant.from(deposit.askedAt))
  if (waited.total('minutes') >= lookedAtMinutes || refusedBecause(deposit)) return [depositNotice(kind, deposit)]
  return kind === 'depositCame' ? [{ ...depositNotice(kind, deposit), mailed: false }] : []
}

export function refusedDepositNotice(kind: NoticeKind, deposit: DepositData): Notice[] {
  return refusedBecause(deposit) ? [depositNotice(kind, deposit)] : []
}

function depositNotice(kind: NoticeKind, deposit: DepositData): Notice {
  const { depositId: id, version, amount, currency, method } = deposit
  const refused = refusedBecause(deposit)
  const data = { id, amount, currency, method, ...(refused ? { refused } : {}) }
  return { kind, occasion: `payment/${id}/${version}`, data, mailed: true }
}

function refusedBecause({ reason }: DepositData): CaptureRefusalReason | undefined {
  return captureRefusalReasons.find((each) => each === reason)
}

/** A waiting change is one occasion, however often its fact is written. */
export function raiseNotices(limits: readonly LimitView[]): Notice[] {
  return limits.flatMap(({ id, limitType, pendingChange }) => {
    if (!pendingChange) return []
    const { requestedAt, removal, confirmableAt } = pendingChange
    const data = { limitType, removal, confirmableAt }
    return [{ kind: 'raiseWaits', occasion: `raise/${id}/${requestedAt}`, data, mailed: true }]
  })
}

export function lockNotice(
  playerId: string,
  { kind, until, version }: v.InferOutput<typeof accountLocked.schema>,
): Notice[] {
  const data = { kind, ...(until ? { until } : {}) }
  return [{ kind: 'accountLocked', occasion: `locked/${playerId}/${version}`, data, mailed: true }]
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
    tournamentId,
    names,
    endsAt,
    currency,
    ...(rank === null ? {} : { rank }),
    ...(amount > 0 ? { amount } : {}),
    ...(reward?.kind === 'bonus' ? { bonus: reward.amount } : {}),
    ...(reward?.kind === 'freeSpins' ? { spins: reward.spins } : {}),
  }
  return [{ kind: tournamentKinds[what], occasion: `tournament/${tournamentId}/${what}`, data, mailed: true }]
}

export function missionNotice(reached: v.InferOutput<typeof missionReached.schema>): Notice[] {
  const { missionId, period, names, claimUntil } = reached
  const data = { mission: names, until: claimUntil }
  return [{ kind: 'missionReached', occasion: `mission/${missionId}/${period}`, data, mailed: true }]
}

export function jackpotNotice(paid: v.InferOutput<typeof jackpotPaid.schema>): Notice[] {
  const { supplier, roundId, jackpotId, amount, currency } = paid
  const occasion = `jackpot/${supplier}/${roundId}/${jackpotId}`
  return [{ kind: 'jackpotPaid', occasion, data: { amount, currency }, mailed: true }]
}

/** Identity mails it in the transaction of the change. */
export function securityNotice(id: string, { what }: v.InferOutput<typeof securityChanged.schema>): Notice[] {
  return [{ kind: 'securityChanged', occasion: `security/${id}`, data: { what }, mailed: false }]
}

/** A refused document is mailed, because the player has to send another. */
export function proofNotice(changed: v.InferOutput<typeof statusChanged.schema>): Notice[] {
  const { documents, proof, version } = changed
  if (proof === undefined) return []
  const status = proof === 'identity' ? documents.identityStatus : documents.addressStatus
  const occasion = `proof/${proof}/${version}`
  if (status === 'vrfn_verified') return [{ kind: 'proofVerified', occasion, data: { proof }, mailed: false }]
  const refused = status === 'vrfn_failed' || status === 'vrfn_expired'
  return refused ? [{ kind: 'proofRefused', occasion, data: { proof }, mailed: true }] : []
}

/** Support mails the reply itself. A conversation is announced again only after the player has seen it. */
export function serviceNotice({ state, unread, version }: v.InferOutput<typeof chatChanged.schema>): Notice[] {
  if (state !== 'answered' || unread === 0) return []
  return [{ kind: 'serviceAnswered', occasion: `chat/${version}`, data: {}, mailed: false }]
}

/** Support mails the reply itself. */
export function ticketNotice({ number, state, version }: v.InferOutput<typeof ticketChanged.schema>): Notice[] {
  if (state !== 'answered') return []
  return [{ kind: 'ticketAnswered', occasion: `ticket/${number}/${version}`, data: { ticket: number }, mailed: false }]
}

export function bonusNotice(granted: v.InferOutput<typeof bonusGranted.schema>): Notice[] {
  const { bonusId, amount, currency, spins, expiresAt: until } = granted
  const data = { currency, spins, until, ...(amount > 0 ? { bonus: amount } : {}) }
  return [{ kind: 'bonusGranted', occasion: `bonus/${bonusId}`, data, mailed: false }]
}
