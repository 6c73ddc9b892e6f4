import type { Bus } from '@andon/platform/bus'
import type { Hub } from '@andon/platform/realtime'

/** Turns facts into what open pages hear. */
export function followFacts(bus: Bus, hub: Hub): void {
  bus.subscribe({
    onFact: ({ name, key, data }) => {
      if (name === 'wallet.BalanceChanged') hub.publish('balance', key, data)
      if (name === 'verification.StatusChanged') {
        const { documents, status, version } = data
        hub.publish('verification', key, { documents, status, version })
      }
      if (name === 'identity.SessionEnded') hub.endSession(String(data.sessionId), String(data.reason))
    },
    onGap: () => hub.resyncAll(),
  })
}
