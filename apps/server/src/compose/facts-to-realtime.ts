import type { TopicPayload } from '@andon/contract/realtime'
import type { Bus } from '@andon/platform/bus'
import type { Fact } from '@andon/platform/outbox'
import type { Hub } from '@andon/platform/realtime'

/** Turns facts into what open pages hear. */
export function sendFactsToRealtime(bus: Bus, hub: Hub): void {
  bus.subscribe({
    onFact: ({ name, key, data }) => {
      if (name === 'wallet.BalanceChanged') hub.publish('balance', key, data)
      if (name === 'verification.StatusChanged') {
        const { documents, status, version } = data
        hub.publish('verification', key, { documents, status, version })
      }
      if (name.startsWith('cashier.Deposit')) hub.publish('payments', key, paymentIn('deposit', data))
      if (name.startsWith('cashier.Withdrawal')) hub.publish('payments', key, paymentIn('withdrawal', data))
      if (name === 'limits.LimitsChanged' || name === 'limits.AccountLocked') {
        const { limits, version, kind, since, until } = data
        hub.publish('limits', key, { limits, version, ...(kind ? { lock: { kind, since, until } } : {}) })
      }
      if (name === 'support.ChatChanged') {
        const { state, unread, version } = data
        hub.publish('chat', key, { state, unread, version })
      }
      if (name === 'identity.SessionEnded') hub.endSession(String(data.sessionId), String(data.reason))
    },
    onGap: () => hub.resyncAll(),
  })
}

/** As the player sees it: what is not there is not said. */
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
