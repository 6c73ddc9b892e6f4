import { createHmac, randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { walletApiHeaders, walletApiPaths } from '@andon/contract/wallet-api'
import type { PlayerSession } from './open-sessions.ts'

export interface Opened {
  readonly port: number
  readonly secret: string
  readonly sessions: readonly PlayerSession[]
}

/** A supplier that places bets over keep-alive connections; each bet is signed, has its own round and must be accepted. */
export function createSupplier({ port, secret, sessions }: Opened) {
  const agent = new Agent({ keepAlive: true, maxSockets: 512 })
  const key = Buffer.from(secret, 'base64')
  let serial = 0

  function bet(): Promise<void> {
    const session = sessions[serial++ % sessions.length]
    const id = randomUUID()
    const about = { gameCode: 'bench-game', amount: 10, currency: 'JPY' }
    const body = Buffer.from(JSON.stringify({ transactionId: id, roundId: id, ...session, ...about }))
    const headers = {
      'content-type': 'application/json',
      'content-length': body.length,
      [walletApiHeaders.supplier]: 'bench',
      [walletApiHeaders.signature]: `hmac-sha256=${createHmac('sha256', key).update(body).digest('base64')}`,
    }
    return new Promise((resolve, reject) => {
      const sent = request({ port, host: '127.0.0.1', method: 'POST', path: walletApiPaths.bet, agent, headers })
      sent.once('error', reject)
      sent.once('response', (response) => {
        if (response.statusCode !== 200) reject(new Error(`a bet was answered with ${response.statusCode}`))
        response.resume().once('end', resolve)
      })
      sent.end(body)
    })
  }

  return { bet, close: () => agent.destroy() }
}
