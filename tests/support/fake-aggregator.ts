import { generateKeyPairSync, randomUUID, sign, verify } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Supplier } from '@andon/operator/catalogue'

/** How a call of the aggregator reaches the operator, and whether its reply comes back. */
export type Fault = 'none' | 'twice' | 'reply lost' | 'never sent' | 'corrupt body' | 'wrong signature'

export interface Reply {
  readonly status: string
  readonly balance?: number
  readonly [field: string]: unknown
}

const keyPair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })

export type FakeAggregator = Awaited<ReturnType<typeof startFakeAggregator>>

/**
 * An aggregator in the shape of Hub88's: a server with a list of games and launch addresses, which checks the operator's signatures, and calls of the
 * operator's wallet, over a line with faults.
 */
export async function startFakeAggregator(code = 'fair') {
  const [keys, nextKeys, foreignKeys, operatorKeys] = [keyPair(), keyPair(), keyPair(), keyPair()]
  const frames = `https://games.${code}.example`
  const state = {
    games: [] as unknown,
    /** What the server does with the next calls. */
    manner: 'answers' as 'answers' | 'hangs' | 'fails' | 'talks nonsense',
    launchUrl: `${frames}/play?session=1`,
    asked: [] as { path: string; fields: Record<string, unknown> }[],
  }
  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const raw = await buffer(request)
    const path = request.url?.replace('/operator/generic/v2/', '') ?? ''
    state.asked.push({ path, fields: JSON.parse(raw.toString()) as Record<string, unknown> })
    if (state.manner === 'hangs') return
    const signature = Buffer.from(`${request.headers['x-hub88-signature']}`, 'base64')
    const trusted = verify('sha256', raw, operatorKeys.publicKey, signature)
    const status = !trusted ? 401 : state.manner === 'fails' ? 500 : 200
    const answer = path === 'game/list' ? state.games : { url: state.launchUrl }
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(state.manner === 'talks nonsense' ? '<html>' : JSON.stringify(answer))
  }

  /** Sends a call to the operator; null if the aggregator learns no outcome. */
  async function send(operatorUrl: string, path: string, fields: object, fault: Fault = 'none'): Promise<Reply | null> {
    if (fault === 'never sent') return null
    const raw = Buffer.from(typeof fields === 'string' ? fields : JSON.stringify(fields))
    const signature = sign('sha256', raw, fault === 'wrong signature' ? foreignKeys.privateKey : keys.privateKey)
    const post = async (triesLeft = 20): Promise<Reply> => {
      const reply = await fetch(`${operatorUrl}/hub88/${code}/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-hub88-signature': signature.toString('base64') },
        body: fault === 'corrupt body' ? Buffer.concat([raw, Buffer.from(' ')]) : raw,
      })
      if (reply.status === 503 && triesLeft > 0) return post(triesLeft - 1) // a busy server has not answered it
      return (await reply.json()) as Reply
    }
    const [reply, again] = await Promise.all(fault === 'twice' ? [post(), post()] : [post()])
    if (again && JSON.stringify(again) !== JSON.stringify(reply))
      throw new Error(`two copies of one call got ${JSON.stringify([reply, again])}`)
    return fault === 'reply lost' || reply === undefined ? null : reply
  }

  const key = (publicKeyPem: string) => ({ algorithm: 'rsa-sha256', publicKeyPem }) as const
  const supplier: Supplier = {
    code,
    name: 'Fair Games',
    kind: 'casino',
    dialect: 'none',
    keys: [key(nextKeys.publicKey), key(keys.publicKey)],
    origins: { frames: [frames], images: [`https://pictures.${code}.example`], messages: [frames] },
    launch: { by: 'hub88', hub88: { apiUrl, operatorId: '17', privateKeyPem: operatorKeys.privateKey } },
  }
  /** The folder with which an operator attaches it. */
  const files = (): Record<string, unknown> => ({
    'about.json': {
      name: supplier.name,
      dialect: supplier.dialect,
      origins: supplier.origins,
      launch: { by: 'hub88', apiUrl, operatorId: '17' },
    },
    'keys.json': {
      keys: [{ algorithm: 'rsa-sha256', publicKeyFile: 'aggregator.pem' }],
      privateKeyFile: 'ours.pem',
    },
    'aggregator.pem': keys.publicKey,
    'ours.pem': operatorKeys.privateKey,
  })
  return {
    supplier,
    files,
    state,
    send,
    signedBy: { usual: keys.privateKey, next: nextKeys.privateKey, foreign: foreignKeys.privateKey },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A game in an aggregator's list. */
export function listedGame(code: string, changes: object = {}) {
  return {
    game_code: code,
    name: `Game ${code}`,
    category: 'Video Slots',
    product: 'Paper Boat',
    enabled: true,
    url_thumb: `https://pictures.fair.example/${code}.png`,
    platforms: ['GPL_DESKTOP', 'GPL_MOBILE'],
    blocked_countries: [],
    rtp: '96.1',
    volatility: 3,
    demo_game_support: true,
    ...changes,
  }
}

/** Yen as the aggregator counts them. */
export const units = (yen: number) => yen * 100_000
export const newId = () => randomUUID()
