import { clientFrame, heartbeatSeconds } from '@andon/contract/realtime'
import fastifyWebsocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { WebSocket } from 'ws'
import { type MountOptions, parseOrigin } from '../http/index.ts'
import type { Hub, VisitorPlace } from './hub.ts'

const framesPerMinute = 120
const connectionsPerAddress = 200

/** The WebSocket at `/realtime`: same origin only, its session read once from the cookie, frames bounded in size and rate. */
export async function mountRealtime(
  app: FastifyInstance,
  hub: Hub,
  { authenticate, placeOf }: Pick<MountOptions, 'authenticate'> & { placeOf(request: FastifyRequest): VisitorPlace },
): Promise<void> {
  await app.register(fastifyWebsocket, { options: { maxPayload: 4096 }, errorHandler: endSocket })
  const perAddress = new Map<string, number>()

  app.get('/realtime', { websocket: true }, async (socket, request) => {
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
    const found = await authenticate({ cookie: (name) => request.cookies[name], secure: request.protocol === 'https' })
    const connection = hub.open(socket, found && 'session' in found ? found.session : null, placeOf(request))

    let frames = 0
    receive = (text) => {
      alive = true
      frames += 1
      if (frames > framesPerMinute) return socket.close(1008, 'too many frames')
      const frame = v.safeParse(clientFrame, parseJson(text))
      if (!frame.success) return socket.send(JSON.stringify({ type: 'refused', code: 'MALFORMED' }))
      if (frame.output.type === 'ping') return socket.send(JSON.stringify({ type: 'pong' }))
      for (const topic of frame.output.topics) hub.subscribe(connection, topic)
    }
    for (const text of early) receive(text)

    const minute = setInterval(() => {
      frames = 0
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
