import { type CaptureRefusalReason, captureRefusalReasons } from '@andon/contract/player-api/cashier-methods'
import type { Fact } from '@andon/platform/facts'

/** The mails that a fact causes; most facts cause none. */
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
  /** Identifies what happened; one mail for each. */
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

/** Reasons of the platform for not crediting a deposit. They are always mailed, because the player may not be able to open the payment's page. */
function refusedBecause({ reason }: Fact['data']): CaptureRefusalReason | undefined {
  return captureRefusalReasons.find((each) => each === reason)
}

/** For a deposit that ended while its page was open the page has shown the outcome. */
const lookedAtMinutes = 3

function endedLater({ askedAt, at }: Fact['data']): boolean {
  const waited = Temporal.Instant.from(String(at)).since(Temporal.Instant.from(String(askedAt)))
  return waited.total('minutes') >= lookedAtMinutes
}

/** A waiting change is one occasion, however often its fact is written. */
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
