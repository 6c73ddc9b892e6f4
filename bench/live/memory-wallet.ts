import { setImmediate as nextTurn } from 'node:timers/promises'
import type { WalletTransport } from '@andon/platform/wallet-client'

interface Sent {
  readonly token?: string
  readonly transactionId?: string
  readonly playerId?: string
  readonly betTransactionId?: string
  readonly amount?: number
}

/** An operator's wallet in memory, with a great balance for everybody: what a table costs beside the wallet. */
export function memoryWallet() {
  const stakes = new Map<string, number>()
  const wins = new Map<string, number>()
  const ok = (fields: object = {}) => ({
    status: 200,
    body: { status: 'OK', balance: 1_000_000_000, currency: 'JPY', ...fields },
  })
  const rules = { minimumCycleMs: 0, autoplayAllowed: false, celebratesReturnOfStake: false }
  let repeated = 0
  const transport: WalletTransport = async (path, rawBody) => {
    await nextTurn() // a reply over a network never comes in the same turn of the event loop
    const { token = '', transactionId = '', betTransactionId = '', amount = 0 }: Sent = JSON.parse(rawBody.toString())
    switch (path.split('/').at(-1)) {
      case 'authenticate': {
        const playerId = token.slice(0, 30)
        return ok({
          playerId,
          sessionToken: `gse_${playerId}`,
          nickname: 'ほたる',
          language: 'ja',
          country: 'JP',
          rules,
        })
      }
      case 'bet':
        stakes.set(transactionId, amount)
        break
      case 'win':
        if (!stakes.has(betTransactionId) || wins.has(transactionId)) repeated += 1
        wins.set(transactionId, amount)
        break
    }
    return ok({ transactionId })
  }
  return {
    transport,
    counted: () => {
      const paid = [...wins.values()].reduce((sum, amount) => sum + amount, 0)
      return { stakes: stakes.size, wins: wins.size, paid, repeated }
    },
  }
}
