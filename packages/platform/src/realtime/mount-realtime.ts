import { clientFrame, heartbeatSeconds } from '@andon/contract/realtime'
import fastifyWebsocket from '@fastify/websocket'
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { WebSocket } from 'ws'
import { type MountOptions, parseOrigin } from '../http/index.ts'
import type { Hub, VisitorPlace } from './hub.ts'
import { sendFrame } from './reader.ts'

const framesPerMinute = 120
const subscriptionsPerMinute = 400
const connectionsPerAddress = 200

export interface RealtimeOptions extends Pick<MountOptions, 'authenticate'> {
  placeOf(request: FastifyRequest): VisitorPlace
  /** Whether it is for visitors only where this request arrived: its cookies are not read. */
  forVisitors(request: FastifyRequest): boolean
  /** Of its route. */
  readonly config: FastifyContextConfig
}

/** The WebSocket at `/realtime`: same origin only, its session read once from the cookie, frames bounded in size and rate. */
export async function mountRealtime(
  app: FastifyInstance,
  hub: Hub,
  { authenticate, placeOf, forVisitors, config }: RealtimeOptions,
): Promise<void> {
  await app.register(fastifyWebsocket, { options: { maxPayload: 4096 }, errorHandler: endSocket })
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
    socket.on('message', (data: Buffer) => receive(data.toString('utf8')))
    socket.on('pong', () => {
      alive = true
    })
    const found = forVisitors(request)
      ? null
      : await authenticate({ cookie: (name) => request.cookies[name], secure: request.protocol === 'https' })
    const session = found && 'session' in found ? found.session : null
    const connection = hub.open(socket, { session, place: placeOf(request), isStaff: false })

    let frames = 0
    let subscriptions = 0
    receive = (text) => {
      alive = true
      frames += 1
      if (frames > framesPerMinute) return socket.close(1008, 'too many frames')
      const parsed = v.safeParse(clientFrame, parseJson(text))
      if (!parsed.success) return sendFrame(socket, { type: 'refused', code: 'MALFORMED' })
      const frame = parsed.output
      switch (frame.type) {
        case 'ping':
          return sendFrame(socket, { type: 'pong' })
        case 'unsubscribe':
          for (const topic of frame.topics) hub.unsubscribe(connection, topic)
          return
        case 'subscribe':
          for (const topic of frame.topics) {
            subscriptions += 1
            if (subscriptions <= subscriptionsPerMinute) hub.subscribe(connection, topic, frame.since?.[topic])
            else sendFrame(socket, { type: 'refused', topic, code: 'TOO_MANY_REQUESTS' })
          }
      }
    }
    for (const text of early) receive(text)

    const minute = setInterval(() => {
      frames = 0
      subscriptions = 0
    }, 60_000)
    const heartbeat = setInterval(() => {
      if (!alive) return socket.terminate()
      alive = false
      socket.ping()
    }, heartbeatSeconds * 1000)
    const end = () => {
      clearInterval(minute)
      clearInterval(heartbeat)
      hub.close(connection)
      const left = (perAddress.get(address) ?? 1) - 1
      if (left > 0) perAddress.set(address, left)
      else perAddress.delete(address)
    }
    socket.on('close', end)
    socket.on('error', () => socket.terminate())
    if (socket.readyState !== socket.OPEN) end()
  })
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
