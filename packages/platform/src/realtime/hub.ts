import { heartbeatSeconds, protocolVersion, type ServerFrame, type Topic, topics } from '@andon/contract/realtime'
import type { WebSocket } from 'ws'
import type { Session } from '../http/index.ts'

/** Beyond this a slow reader gets only the newest state of each topic, once it has caught up. */
const conflateAboveBytes = 64 * 1024
/** Beyond this its connection is closed; the client reconnects and fetches. */
const closeAboveBytes = 1024 * 1024

/** How long a page may take to confirm that its connection ends. */
const closeAnswerMs = 2_000

interface Subscription {
  seq: number
  /** The newest state not sent because the reader is slow. */
  held: { data: unknown } | null
}

/** Which site a visitor opened, and from which country. */
export interface VisitorPlace {
  readonly site: string
  readonly countryCode: string
}

export interface Connection {
  readonly socket: WebSocket
  readonly place: VisitorPlace
  session: Session | null
  readonly subscriptions: Map<Topic, Subscription>
}

export type Hub = ReturnType<typeof createHub>

/**
 * Sends messages to open sockets. A topic's declaration says whether it is keyed by player, session or place. Every publication takes the
 * topic's next number on each connection, sent or not, so a reader always sees that it missed something.
 */
export function createHub() {
  const connections = new Set<Connection>()
  const byKey = new Map<string, Set<Connection>>()

  const isByPlace = (topic: Topic) => topics[topic].keyedBy === 'place'
  const keyOf = (topic: Topic, session: Session) =>
    `${topic}/${topics[topic].keyedBy === 'session' ? session.id : session.playerId}`

  function open(socket: WebSocket, session: Session | null, place: VisitorPlace): Connection {
    const connection: Connection = { socket, place, session, subscriptions: new Map() }
    connections.add(connection)
    send(connection, { type: 'hello', version: protocolVersion, heartbeatSeconds })
    return connection
  }

  function subscribe(connection: Connection, topic: Topic): void {
    const { session, subscriptions } = connection
    if (!isByPlace(topic) && !session) {
      send(connection, { type: 'refused', topic, code: 'LOGIN_REQUIRED' })
      return
    }
    if (!subscriptions.has(topic)) {
      subscriptions.set(topic, { seq: 0, held: null })
      if (!isByPlace(topic) && session) {
        const key = keyOf(topic, session)
        const members = byKey.get(key) ?? new Set()
        members.add(connection)
        byKey.set(key, members)
      }
    }
    send(connection, { type: 'subscribed', topic, seq: subscriptions.get(topic)?.seq ?? 0 })
  }

  function publish(topic: Topic, key: string, data: unknown): void {
    for (const connection of byKey.get(`${topic}/${key}`) ?? []) deliver(connection, topic, data)
  }

  /** For a topic keyed by place: sends every subscriber the state of its own place. */
  function publishByPlace(topic: Topic, stateOf: (place: VisitorPlace) => unknown): void {
    for (const connection of connections) deliver(connection, topic, stateOf(connection.place))
  }

  function deliver(connection: Connection, topic: Topic, data: unknown): void {
    const subscription = connection.subscriptions.get(topic)
    if (!subscription) return
    subscription.seq += 1
    if (connection.socket.bufferedAmount > closeAboveBytes) {
      connection.socket.close(1013, 'too slow')
      return
    }
    if (connection.socket.bufferedAmount > conflateAboveBytes) {
      subscription.held = { data }
      return
    }
    subscription.held = null
    send(connection, { type: 'message', topic, seq: subscription.seq, data })
  }

  /** Sends what was held back from readers that have caught up. */
  function flushHeld(): void {
    for (const connection of connections) {
      if (connection.socket.bufferedAmount > conflateAboveBytes) continue
      for (const [topic, subscription] of connection.subscriptions) {
        if (!subscription.held) continue
        send(connection, { type: 'message', topic, seq: subscription.seq, data: subscription.held.data })
        subscription.held = null
      }
    }
  }

  /** Facts were lost: every reader fetches its state again. */
  function resyncAll(): void {
    for (const connection of connections) {
      for (const [topic, subscription] of connection.subscriptions) {
        subscription.seq += 1
        send(connection, { type: 'resync', topic, seq: subscription.seq })
      }
    }
  }

  /** The session is over: its sockets receive nothing of the player's from now on. */
  function endSession(sessionId: string): void {
    for (const connection of connections) if (connection.session?.id === sessionId) release(connection)
  }

  function release(connection: Connection): void {
    if (!connection.session) return
    for (const topic of connection.subscriptions.keys()) {
      if (isByPlace(topic)) continue
      const key = keyOf(topic, connection.session)
      const members = byKey.get(key)
      members?.delete(connection)
      if (members?.size === 0) byKey.delete(key)
      connection.subscriptions.delete(topic)
    }
    connection.session = null
  }

  function close(connection: Connection): void {
    release(connection)
    connections.delete(connection)
  }

  return {
    open,
    subscribe,
    publish,
    publishByPlace,
    flushHeld,
    resyncAll,
    endSession,
    close,
    sessionIds: () => [...new Set([...connections].flatMap(({ session }) => (session ? [session.id] : [])))],
    /** Asks every page to connect again; a connection that does not answer is cut. */
    closeAll: () => {
      for (const { socket } of connections) {
        socket.close(1012, 'restarting')
        setTimeout(() => socket.terminate(), closeAnswerMs).unref()
      }
    },
    size: () => connections.size,
  }
}

function send({ socket }: Connection, frame: ServerFrame): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(frame))
}
