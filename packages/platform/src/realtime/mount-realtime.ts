import { Refusal } from '@andon/contract'
import { type ClientFrame, clientFrame, heartbeatSeconds } from '@andon/contract/realtime'
import fastifyWebsocket from '@fastify/websocket'
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { WebSocket } from 'ws'
import { parseOrigin } from '../http/index.ts'
import type { Connection, Hub, Party } from './hub.ts'
import type { VisitorPlace } from './instances.ts'
import { sendFrame } from './reader.ts'

const framesPerMinute = 120
const subscriptionsPerMinute = 400
/** Each is a question to the operator. */
const tokensPerMinute = 20
const connectionsPerAddress = 200

/** How the party of a socket proves itself. */
export interface SocketAuthentication {
  /** By what the request carries, such as a cookie of this origin. Null, or a refusal: a visitor. Another throw: the page tries again. */
  request(request: FastifyRequest): Promise<Party | null>
  /** By the token of a frame, on origins without cookies. Null: of no session that goes on. A throw: nobody knows, so it is refused. */
  token?(token: string): Promise<Party | null>
}

export interface RealtimeOptions {
  readonly authenticate: SocketAuthentication
  placeOf(request: FastifyRequest): VisitorPlace
  /** The configuration of the route. */
  readonly config?: FastifyContextConfig
}

/** On origins where nothing depends on the place. */
export const noPlace = (): VisitorPlace => ({ site: '', countryCode: '' })

/** Once for a listener, before `mountRealtime`. */
export async function prepareRealtime(app: FastifyInstance): Promise<void> {
  await app.register(fastifyWebsocket, { options: { maxPayload: 4096 }, errorHandler: endSocket })
}

/**
 * The WebSocket of one origin at `/realtime`: pages of the same origin only, its party proved once, by the request or by a token, and frames bounded in size and
 * rate.
 */
export function mountRealtime(
  app: FastifyInstance,
  hub: Hub,
  { authenticate, placeOf, config = {} }: RealtimeOptions,
): void {
  const perAddress = new Map<string, number>()
  app.get('/realtime', { websocket: true, config }, async (socket, request) => {
    const origin = request.headers.origin
    if (origin !== undefined && parseOrigin(origin)?.origin !== request.authority.origin)
      return socket.close(1008, 'another origin')
    const address = request.ip
    const open = (perAddress.get(address) ?? 0) + 1
    if (open > connectionsPerAddress) return socket.close(1013, 'too many connections')
    perAddress.set(address, open)

    const early: string[] = []
    let receive = (text: string): void => {
      if (early.length < 8) early.push(text)
    }
    let alive = true
    socket.on('message', (data: Buffer) => {
      alive = true
      receive(data.toString('utf8'))
    })
    socket.on('pong', () => {
      alive = true
    })
    const leave = () => {
      const left = (perAddress.get(address) ?? 1) - 1
      if (left > 0) perAddress.set(address, left)
      else perAddress.delete(address)
    }
    socket.on('error', () => socket.terminate())
    const party = await authenticate.request(request).catch((error) => (error instanceof Refusal ? null : unknown))
    if (party === unknown || socket.readyState !== socket.OPEN) {
      leave()
      socket.close(1013, 'try again')
      return
    }
    const connection = hub.open(socket, { party, place: placeOf(request) })
    const frames = receiveFrames({ hub, connection, socket, authenticate, log: request.log })
    receive = frames.receive
    for (const text of early) receive(text)

    const minute = setInterval(frames.newMinute, 60_000)
    const heartbeat = setInterval(() => {
      if (!alive) return socket.terminate()
      alive = false
      socket.ping()
    }, heartbeatSeconds * 1000)
    const end = () => {
      clearInterval(minute)
      clearInterval(heartbeat)
      frames.end()
      hub.close(connection)
      leave()
    }
    socket.on('close', end)
  })
}

/** Who opened it cannot be found out now. */
const unknown = Symbol('unknown')

interface Receiving {
  readonly hub: Hub
  readonly connection: Connection
  readonly socket: WebSocket
  readonly authenticate: SocketAuthentication
  readonly log: FastifyRequest['log']
}

/** Answers a connection's frames in their order: those that come while a token is checked wait for it. */
function receiveFrames({ hub, connection, socket, authenticate, log }: Receiving) {
  let counts = { frames: 0, subscriptions: 0, tokens: 0 }
  const waiting: ClientFrame[] = []
  let isChecking = false
  let hasEnded = false

  function answer(frame: ClientFrame): void {
    switch (frame.type) {
      case 'ping':
        sendFrame(socket, { type: 'pong' })
        return
      case 'authenticate':
        void check(frame.token)
        return
      case 'unsubscribe':
        for (const topic of frame.topics) hub.unsubscribe(connection, topic)
        return
      case 'subscribe':
        for (const topic of frame.topics) {
          counts.subscriptions += 1
          if (counts.subscriptions <= subscriptionsPerMinute) hub.subscribe(connection, topic, frame.since?.[topic])
          else sendFrame(socket, { type: 'refused', topic, code: 'TOO_MANY_REQUESTS' })
        }
    }
  }

  async function check(token: string): Promise<void> {
    counts.tokens += 1
    if (counts.tokens > tokensPerMinute) {
      sendFrame(socket, { type: 'refused', code: 'TOO_MANY_REQUESTS' })
      return
    }
    isChecking = true
    let code: 'LOGIN_REQUIRED' | 'UNAVAILABLE' = 'LOGIN_REQUIRED'
    const party = await authenticate.token?.(token).catch((error) => {
      log.warn({ err: error }, 'a realtime token cannot be checked')
      code = 'UNAVAILABLE'
      return null
    })
    isChecking = false
    if (hasEnded) return
    hub.authenticate(connection, party ?? null)
    sendFrame(socket, party ? { type: 'authenticated' } : { type: 'refused', code })
    while (!isChecking && waiting.length > 0) {
      const next = waiting.shift()
      if (next) answer(next)
    }
  }

  return {
    receive: (text: string): void => {
      counts.frames += 1
      if (counts.frames > framesPerMinute) {
        socket.close(1008, 'too many frames')
        return
      }
      const parsed = v.safeParse(clientFrame, parseJson(text))
      if (!parsed.success) sendFrame(socket, { type: 'refused', code: 'MALFORMED' })
      else if (isChecking) waiting.push(parsed.output)
      else answer(parsed.output)
    },
    newMinute: (): void => {
      counts = { frames: 0, subscriptions: 0, tokens: 0 }
    },
    end: (): void => {
      hasEnded = true
    },
  }
}

/** A frame that is too large or malformed is the client's error and ends its connection; anything else is a bug. */
function endSocket(error: Error & { code?: string }, socket: WebSocket, request: FastifyRequest): void {
  const ofClient = error.code?.startsWith('WS_ERR_') || error.code === 'ECONNRESET' || error.code === 'EPIPE'
  if (ofClient) request.log.debug({ err: error }, 'a realtime connection was ended for what it sent')
  else request.log.error({ err: error }, 'a realtime connection failed by a bug')
  socket.terminate()
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // not JSON is refused like any other frame that does not fit
  }
}
