import type { TopicPayload } from '@andon/contract/realtime'
import type { Bus } from '@andon/platform/bus'
import type { Fact } from '@andon/platform/facts'
import type { Hub } from '@andon/platform/realtime'

const depositFacts: ReadonlySet<string> = new Set([
  'cashier.DepositApproved',
  'cashier.DepositDeclined',
  'cashier.DepositInReview',
  'cashier.DepositChargedBack',
])
const withdrawalFacts: ReadonlySet<string> = new Set([
  'cashier.WithdrawalRequested',
  'cashier.WithdrawalApproved',
  'cashier.WithdrawalPaid',
  'cashier.WithdrawalRefused',
  'cashier.WithdrawalFailed',
  'cashier.WithdrawalCancelled',
])

/** Publishes facts to the open pages of the players they concern. */
export function sendFactsToRealtime(bus: Bus, hub: Hub): void {
  bus.subscribe({
    onFact: ({ name, key, data }) => {
      if (name === 'wallet.BalanceChanged') hub.publish('balance', key, data)
      if (name === 'verification.StatusChanged') {
        const { documents, status, version } = data
        hub.publish('verification', key, { documents, status, version })
      }
      if (depositFacts.has(name)) hub.publish('payments', key, paymentIn('deposit', data))
      if (withdrawalFacts.has(name)) hub.publish('payments', key, paymentIn('withdrawal', data))
      if (name === 'limits.LimitsChanged' || name === 'limits.AccountLocked') {
        const { limits, version, kind, since, until } = data
        hub.publish('limits', key, { limits, version, ...(kind ? { lock: { kind, since, until } } : {}) })
      }
      if (name === 'support.ChatChanged') {
        const { state, unread, version } = data
        hub.publish('chat', key, { state, unread, version })
      }
      if (name === 'identity.SessionEnded') endSession(hub, { id: String(data.sessionId), reason: String(data.reason) })
    },
    onGap: () => hub.resyncAll(),
  })
}

/** Tells the session's pages why it ended, then unsubscribes them. */
export function endSession(hub: Hub, { id, reason }: { id: string; reason: string }): void {
  hub.publish('session', id, { state: 'ended', reason })
  hub.endSession(id)
}

/** The payment as the player sees it; absent fields are left out. */
function paymentIn(kind: TopicPayload<'payments'>['kind'], data: Fact['data']): object {
  const { depositId, withdrawalId, method, amount, currency, status, version, reason, note } = data
  return {
    kind,
    transactionId: kind === 'deposit' ? depositId : withdrawalId,
    ...{ paymentMethod: method, amount, currency, status, version },
    ...(reason ? { reason } : {}),
    ...(note ? { note } : {}),
  }
}
