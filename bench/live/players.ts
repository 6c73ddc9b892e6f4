import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { obey } from '../realtime/processes.ts'

/** Many players in one process. The server takes 200 connections from an address, so they use several. */
const perAddress = 150
const openedAtOnce = 50
/** One in eight ends at once. */
const mostRounds = 6

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

const agent = new Agent({ keepAlive: true, maxSockets: 1_000, maxFreeSockets: 1_000 })
const nowMs = () => performance.timeOrigin + performance.now()
let port = 0
let bytes = 0
let frames = 0
let tokens: readonly string[] = []
const sockets: WebSocket[] = []
/** By state and number: when each client was told first, and when that was sent. */
const seen = new Map<string, { readonly sentAt: number; readonly at: Map<WebSocket, number> }>()
/** Connections that the server has ended. */
let lost = 0
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
    sent.setTimeout(answerWithinMs, () =>
      sent.destroy(new Error(`${path} was not answered within ${answerWithinMs} ms`)),
    )
    sent.end(text)
  })
}

/** Of every client only what says when it was told: reading all of each frame would keep the others waiting. The first client is read in full. */
function receive(socket: WebSocket, data: Buffer): void {
  const at = nowMs()
  bytes += data.length
  frames += 1
  const isFirst = socket === sockets[0]
  if (!data.includes('"type":"round"') && !(isFirst && data.includes('"type":"running"'))) return
  const text = data.toString()
  if (!text.startsWith('{"type":"messages"')) return
  for (const [, number, state] of text.matchAll(/"round":\{"number":(\d+),"state":"(\w+)"/g)) {
    const key = `${state} ${number}`
    const known = seen.get(key) ?? { sentAt: sentAtOf(text, key), at: new Map() }
    if (!known.at.has(socket)) known.at.set(socket, at)
    seen.set(key, known)
  }
  if (!isFirst) return
  for (const { type, round, elapsedMs: ran } of messagesOf(text)) {
    if (type === 'running') elapsedMs = ran ?? 0
    if (type !== 'round' || !round) continue
    if (!latest || round.number > latest.number) elapsedMs = 0
    latest = round
  }
}

const messagesOf = (text: string): readonly Message[] => (JSON.parse(text) as { data: Message[] }).data // of a frame of messages

/** When the message about this state was sent. */
function sentAtOf(text: string, key: string): number {
  return messagesOf(text).find(({ round }) => round && `${round.state} ${round.number}` === key)?.now ?? Number.NaN
}

async function open({ table, token, address }: { table: string; token: string; address: string }): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/realtime`, { localAddress: address, perMessageDeflate: false })
  sockets.push(socket)
  const subscribed = new Set<string>()
  let refused = ''
  let asked = 0
  const ask = () => {
    asked += 1
    socket.send(JSON.stringify({ type: 'authenticate', token }))
    socket.send(JSON.stringify({ type: 'subscribe', topics: [`table/${table}`, 'table-bet'] }))
  }
  socket.on('message', (data: Buffer) => {
    const [, topic] = /^\{"type":"subscribed","topic":"([^"]+)"/.exec(data.toString('utf8', 0, 80)) ?? []
    if (topic) subscribed.add(topic)
    if (data.includes('"refused"')) {
      refused += ` ${data}`
      // as games do where the server could not find out now
      if (data.includes('UNAVAILABLE') && asked < mostAsked) setTimeout(ask, askAgainMs)
    }
    receive(socket, data)
  })
  await once(socket, 'open', { signal: AbortSignal.timeout(openWithinMs) })
  socket.on('close', () => {
    if (sockets.includes(socket)) lost += 1
  })
  ask()
  await until(
    () => subscribed.size === 2,
    () => `a client has ${subscribed.size} of its 2 topics (${refused || 'nothing refused'})`,
  )
}

/** A round of the wheel takes less. */
const mostWaitMs = 45_000
/** One round of the firework in a hundred runs for more than a minute. */
const mostRunMs = 140_000
const openWithinMs = 20_000
const answerWithinMs = 30_000
const mostAsked = 5
const askAgainMs = 1_000

/** Waits for it; throws what is `missing` after some time. */
async function until(isSo: () => boolean, missing: () => string, mostMs = mostWaitMs): Promise<void> {
  const began = performance.now()
  while (!isSo()) {
    if (performance.now() > began + mostMs)
      throw new Error(
        `${missing()} after ${mostMs / 1000} s; the table is at round ${latest?.number} (${latest?.state}), ${lost} connections were lost`,
      )
    await sleep(10)
  }
}

/** The number of the next round that opens. */
async function nextRound(): Promise<number> {
  const before = latest?.number ?? 0
  await until(
    () => latest?.state === 'open' && latest.number > before,
    () => `no round opened after ${before}`,
    mostRunMs,
  )
  return latest?.number ?? 0
}

/** When each client was told that a round is in a state, once all were. */
async function toldOf(state: string, number: number) {
  const key = `${state} ${number}`
  const told = () => seen.get(key)?.at.size ?? 0
  await until(
    () => told() === tokens.length,
    () => `${told()} of ${tokens.length} clients were told that round ${number} is ${state}`,
  )
  const { sentAt = 0, at } = seen.get(key) ?? {}
  return { sentAt, at: [...(at?.values() ?? [])] }
}

const roundIsOver = (number: number) =>
  until(
    () => latest?.state === 'over' || (latest?.number ?? 0) > number,
    () => `round ${number} is not over`,
    mostRunMs,
  )

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
    const number = await nextRound()
    const [bytesBefore, framesBefore] = [bytes, frames]
    const bets = await Promise.all(
      tokens.map(async (token, index) => {
        await sleep((index * spreadMs) / tokens.length)
        const body = { number, stake, requestId: randomUUID(), choice, shown: true }
        return post('/arcade/table/bets', { token, body })
      }),
    )
    const { sentAt, at } = await toldOf('shown', number)
    await roundIsOver(number)
    return {
      placed: bets.filter(({ status }) => status === 200).length,
      betMs: bets.map(({ ms }) => ms),
      resultMs: at.map((one) => one - sentAt),
      spreadMs: Math.max(...at) - Math.min(...at),
      bytes: bytes - bytesBefore,
      frames: frames - framesBefore,
    }
  },
  /** One round that nobody bets on. */
  watch: async () => {
    const number = await nextRound()
    const [bytesBefore, framesBefore] = [bytes, frames]
    await toldOf('shown', number)
    await roundIsOver(number)
    return { bytes: bytes - bytesBefore, frames: frames - framesBefore }
  },
  /** Bets on rounds that run until one runs for a moment. Returns what `cashOut` needs. */
  untilRunning: async ({ stake }: { stake: number }) => {
    for (let tries = 0; tries < mostRounds; tries++) {
      const number = await nextRound()
      const placed = await Promise.all(
        tokens.map((token) => post('/arcade/table/bets', { token, body: { number, stake, requestId: randomUUID() } })),
      )
      await until(
        () => elapsedMs >= 700 || latest?.state === 'shown' || latest?.state === 'over',
        () => `round ${number} neither runs nor is shown`,
      )
      if (latest?.state === 'running') return { number, betIds: placed.map(({ body }) => body.bet?.id ?? '') }
    }
    throw new Error(`none of ${mostRounds} rounds ran for 0.7 s`)
  },
  /** Cashes all bets of the round that runs out at once, and returns when each is answered. */
  cashOut: async ({ betIds }: { betIds: readonly string[] }) => {
    const replies = await Promise.all(
      tokens.map((token, index) =>
        post(`/arcade/table/bets/${betIds[index]}/actions`, {
          token,
          body: { action: { type: 'cashOut' } },
        }),
      ),
    )
    return { counted: replies.filter(({ status }) => status === 200).length, ms: replies.map(({ ms }) => ms) }
  },
  untilOver: ({ number }: { number: number }) => roundIsOver(number),
  close: async () => {
    for (const socket of sockets.splice(0)) socket.terminate()
    seen.clear()
    latest = null
    lost = 0
  },
}
export type PlayerOrders = typeof orders
obey(orders)
