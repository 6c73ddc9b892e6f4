import { type CaptureRefusalReason, captureRefusalReasons } from '@andon/contract/player-api/cashier-methods'
import type { Fact } from '@andon/platform/outbox'

/** What a player is mailed of a fact; mostly nothing. */
export function noticesOf({ name, key: playerId, data }: Fact): Notice[] {
  switch (name) {
    case 'cashier.WithdrawalRequested':
    case 'cashier.WithdrawalPaid':
    case 'cashier.WithdrawalRefused':
    case 'cashier.WithdrawalFailed':
      return [{ playerId, ...payment(withdrawals[name], data) }]
    case 'cashier.DepositApproved':
    case 'cashier.DepositDeclined':
      return refusedBecause(data) || endedLater(data) ? [{ playerId, ...payment(deposits[name], data) }] : []
    case 'cashier.DepositInReview':
      return refusedBecause(data) ? [{ playerId, ...payment('depositHeld', data) }] : []
    case 'limits.LimitsChanged':
      return raisesAsked(data).map((raise) => ({ playerId, ...raise }))
    case 'limits.AccountLocked':
      return [{ playerId, kind: 'accountLocked', occasion: `locked/${playerId}/${data.version}`, data: lockIn(data) }]
    default:
      return []
  }
}

export type NoticeKind =
  | (typeof withdrawals)[keyof typeof withdrawals]
  | (typeof deposits)[keyof typeof deposits]
  | 'depositHeld'
  | 'raiseWaits'
  | 'accountLocked'

export interface Notice {
  /** What happened, once. */
  readonly occasion: string
  readonly playerId: string
  readonly kind: NoticeKind
  readonly data: Readonly<Record<string, unknown>>
}

const withdrawals = {
  'cashier.WithdrawalRequested': 'withdrawalRequested',
  'cashier.WithdrawalPaid': 'withdrawalPaid',
  'cashier.WithdrawalRefused': 'withdrawalRefused',
  'cashier.WithdrawalFailed': 'withdrawalFailed',
} as const
const deposits = {
  'cashier.DepositApproved': 'depositCame',
  'cashier.DepositDeclined': 'depositCameToNothing',
} as const

function payment(kind: NoticeKind, data: Fact['data']): Omit<Notice, 'playerId'> {
  const { depositId, withdrawalId, version, amount, currency, method, note } = data
  const id = depositId ?? withdrawalId
  const refused = refusedBecause(data)
  return {
    kind,
    occasion: `payment/${id}/${version}`,
    data: { id, amount, currency, method, ...(note ? { note } : {}), ...(refused ? { refused } : {}) },
  }
}

/** Why the platform itself did not credit a deposit. Such a player is told in any case: the payment's page may be out of reach for them. */
function refusedBecause({ reason }: Fact['data']): CaptureRefusalReason | undefined {
  return captureRefusalReasons.find((each) => each === reason)
}

/** Of a deposit that ended while the player was looking, the page has told them. */
const lookedAtMinutes = 3

function endedLater({ askedAt, at }: Fact['data']): boolean {
  const waited = Temporal.Instant.from(String(at)).since(Temporal.Instant.from(String(askedAt)))
  return waited.total('minutes') >= lookedAtMinutes
}

/** A change that waits is one occasion, however often the limits are told with it. */
function raisesAsked({ limits }: Fact['data']): Pick<Notice, 'kind' | 'occasion' | 'data'>[] {
  if (!Array.isArray(limits)) return []
  return limits.flatMap(({ id, limitType, pendingChange }) =>
    pendingChange
      ? [
          {
            kind: 'raiseWaits' as const,
            occasion: `raise/${id}/${pendingChange.requestedAt}`,
            data: { limitType, removal: pendingChange.removal, confirmableAt: pendingChange.confirmableAt },
          },
        ]
      : [],
  )
}

function lockIn({ kind, until }: Fact['data']): Notice['data'] {
  return { kind, ...(until ? { until } : {}) }
}
