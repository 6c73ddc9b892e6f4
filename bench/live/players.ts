import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { obey } from '../realtime/processes.ts'

/** Many players in one process. The server takes 200 connections from an address, so they use several. */
const perAddress = 150
const openedAtOnce = 50

interface Round {
  readonly number: number
  readonly state: string
  readonly locksAt: number
}
interface Message {
  readonly type?: string
  readonly now: number
  readonly round?: Round
  readonly elapsedMs?: number
}

const agent = new Agent({ keepAlive: true, maxSockets: 250 })
const nowMs = () => performance.timeOrigin + performance.now()
let port = 0
let bytes = 0
let tokens: readonly string[] = []
const sockets: WebSocket[] = []
/** By state and number: when each client was told, and when it was sent. */
const seen = new Map<string, { readonly sentAt: number; readonly at: number[] }>()
let latest: Round | null = null
let elapsedMs = 0

function post(
  path: string,
  { token, body }: { token: string; body: object },
): Promise<{ status: number; body: { bet?: { id: string } }; ms: number }> {
  const began = performance.now()
  const text = JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'content-length': text.length,
    }
    const sent = request({ host: '127.0.0.1', port, method: 'POST', path, agent, headers }, (reply) => {
      let read = ''
      reply.on('data', (chunk) => {
        read += chunk
      })
      reply.on('end', () =>
        resolve({ status: reply.statusCode ?? 0, body: JSON.parse(read), ms: performance.now() - began }),
      )
    })
    sent.on('error', reject)
    sent.end(text)
  })
}

function receive(data: Buffer): void {
  bytes += data.length
  if (!data.includes('"type":"round"') && !data.includes('"type":"running"')) return
  const frame = JSON.parse(data.toString()) as { type: string; data: Message[] }
  if (frame.type !== 'messages') return
  for (const { type, now, round, elapsedMs: ran } of frame.data) {
    if (type === 'running') elapsedMs = ran ?? 0
    if (type !== 'round' || !round) continue
    if (!latest || round.number > latest.number) elapsedMs = 0
    latest = round
    const key = `${round.state} ${round.number}`
    const known = seen.get(key) ?? { sentAt: now, at: [] }
    known.at.push(nowMs())
    seen.set(key, known)
  }
}

async function open({ table, token, address }: { table: string; token: string; address: string }): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/realtime`, { localAddress: address, perMessageDeflate: false })
  const ready = new Promise<void>((resolve) => {
    let subscribed = 0
    socket.on('message', (data: Buffer) => {
      if (data.includes('"subscribed"')) subscribed += 1
      if (subscribed === 2) resolve()
      receive(data)
    })
  })
  await once(socket, 'open')
  socket.send(JSON.stringify({ type: 'authenticate', token }))
  socket.send(JSON.stringify({ type: 'subscribe', topics: [`table/${table}`, 'table-bet'] }))
  await ready
  sockets.push(socket)
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await sleep(10)
}

const orders = {
  open: async (given: { port: number; tokens: readonly string[]; table: string; network: number }) => {
    port = given.port
    tokens = given.tokens
    for (let first = 0; first < tokens.length; first += openedAtOnce)
      await Promise.all(
        tokens.slice(first, first + openedAtOnce).map((token, index) => {
          const address = `127.0.${given.network}.${1 + Math.floor((first + index) / perAddress)}`
          return open({ table: given.table, token, address })
        }),
      )
  },
  /** Waits for the next round, lets each player bet at an instant of its own while it is open, and returns when the round has been shown to all. */
  round: async ({ choice, stake, spreadMs }: { choice: object; stake: number; spreadMs: number }) => {
    const before = latest?.number ?? 0
    await until(() => latest?.state === 'open' && latest.number > before)
    const number = latest?.number ?? 0
    const bytesBefore = bytes
    const bets = await Promise.all(
      tokens.map(async (token, index) => {
        await sleep((index * spreadMs) / tokens.length)
        const body = { number, stake, requestId: randomUUID(), choice, shown: true }
        return post('/arcade/table/bets', { token, body })
      }),
    )
    const key = `shown ${number}`
    await until(() => seen.get(key)?.at.length === tokens.length)
    await until(() => latest?.state === 'over' || (latest?.number ?? 0) > number)
    const { sentAt = 0, at = [] } = seen.get(key) ?? {}
    return {
      placed: bets.filter(({ status }) => status === 200).length,
      betMs: bets.map(({ ms }) => ms),
      resultMs: at.map((one) => one - sentAt),
      spreadMs: Math.max(...at) - Math.min(...at),
      bytes: bytes - bytesBefore,
    }
  },
  /** Bets on rounds that run until one runs for a second, and then cashes all of them out at once. */
  cashOuts: async ({ stake }: { stake: number }) => {
    for (;;) {
      const before = latest?.number ?? 0
      await until(() => latest?.state === 'open' && latest.number > before)
      const number = latest?.number ?? 0
      const placed = await Promise.all(
        tokens.map((token) => post('/arcade/table/bets', { token, body: { number, stake, requestId: randomUUID() } })),
      )
      await until(() => elapsedMs >= 700 || latest?.state === 'shown' || latest?.state === 'over')
      if (latest?.state !== 'running') continue
      const replies = await Promise.all(
        tokens.map((token, index) =>
          post(`/arcade/table/bets/${placed[index]?.body.bet?.id}/actions`, {
            token,
            body: { action: { type: 'cashOut' } },
          }),
        ),
      )
      await until(() => latest?.state === 'over' || (latest?.number ?? 0) > number)
      return { counted: replies.filter(({ status }) => status === 200).length, ms: replies.map(({ ms }) => ms) }
    }
  },
  close: async () => {
    for (const socket of sockets.splice(0)) socket.terminate()
    seen.clear()
    latest = null
  },
}
export type PlayerOrders = typeof orders
obey(orders)
