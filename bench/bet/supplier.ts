import { createHmac, randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { walletApiHeaders, walletApiPaths } from '@andon/contract/wallet-api'
import type { PlayerSession } from './open-sessions.ts'

export interface Opened {
  readonly port: number
  readonly secret: string
  readonly sessions: readonly PlayerSession[]
}

/** A busy wallet asks for patience this often at most before a bet counts as lost. */
const mostTries = 20

/** A supplier that places bets over keep-alive connections; each bet is signed, has its own round and must be accepted. What a busy wallet answers with 503 is sent again, as suppliers do. */
export function createSupplier({ port, secret, sessions }: Opened) {
  const agent = new Agent({ keepAlive: true, maxSockets: 512 })
  const key = Buffer.from(secret, 'base64')
  let serial = 0

  let repeats = 0

  async function bet(): Promise<void> {
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
    for (let tries = 1; ; tries++) {
      const status = await send(body, headers)
      if (status === 200) return
      if (status !== 503 || tries === mostTries) throw new Error(`a bet was answered with ${status}`)
      repeats += 1
    }
  }

  function send(body: Buffer, headers: Readonly<Record<string, string | number>>): Promise<number> {
    return new Promise((resolve, reject) => {
      const sent = request({ port, host: '127.0.0.1', method: 'POST', path: walletApiPaths.bet, agent, headers })
      sent.once('error', reject)
      sent.once('response', (response) => {
        response.resume().once('end', () => resolve(response.statusCode ?? 0))
      })
      sent.end(body)
    })
  }

  return { bet, repeats: () => repeats, close: () => agent.destroy() }
}
