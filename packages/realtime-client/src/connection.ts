import { protocolVersion, type ServerFrame } from '@andon/contract/realtime'
import { createAnswers } from './answers.ts'
import { createLastingSocket } from './lasting-socket.ts'
import { createSubscriptions } from './subscriptions.ts'
import { tellFrame } from './topic-frames.ts'
import type { Topics } from './topics.ts'

export interface ConnectionOptions {
  readonly url: string
  readonly topics: Topics
  /** Visitors do not ask for topics of players, nor players for those of visitors. */
  readonly isPlayer: boolean
  /** At the origin of a supplier: the token of the session now, with which its topics are asked for; null for a visitor. */
  readonly token?: () => string | null
  /** A topic of the session was refused: the session is over. */
  readonly onSessionRefused?: () => void
  /** Told when the page has what is current: after the replies to its subscriptions, and to a ping after a silence. False when the connection is lost or silent for two heartbeats. */
  readonly onCurrent?: (isCurrent: boolean) => void
}

export interface Connection {
  close(): void
  /** The token is another, or may be proved again. */
  renew(): void
  /** The browser has another cookie, which only a new connection carries: opens one, which resumes every topic. */
  reopen(): void
}

/**
 * Keeps one WebSocket open and subscribed to what the page wants. Resumes each topic where it stopped, reconnects when no message arrives, and
 * closes while the page is in the browser's back-forward cache.
 */
export function openConnection(options: ConnectionOptions): Connection {
  const { url, topics, isPlayer, token = () => null, onSessionRefused = () => {}, onCurrent = () => {} } = options
  const answers = createAnswers(topics, onCurrent)
  const socket = createLastingSocket({
    url,
    onFrame: receive,
    onAlive: (isAlive) => {
      if (!isAlive) onCurrent(false)
      else if (subscriptions.isOpen() && answers.areAll()) onCurrent(true)
    },
    onEnd: () => subscriptions.end(),
  })
  const subscriptions = createSubscriptions({ topics, answers, send: socket.send, isPlayer, token, onSessionRefused })

  function receive(frame: ServerFrame, opened: WebSocket) {
    switch (frame.type) {
      case 'hello':
        if (frame.version !== protocolVersion) return socket.disconnect() // an old client: queries still work, and a reload brings the new one
        subscriptions.begin()
        return socket.beginHeartbeat(opened, frame.heartbeatSeconds * 1000)
      case 'subscribed':
        socket.forgetFailures()
        answers.answered(frame.topic, { served: true })
        return tellFrame(topics, frame)
      case 'image':
      case 'messages':
      case 'resync':
        return tellFrame(topics, frame)
      case 'refused':
        return subscriptions.refused(frame)
      case 'authenticated':
        return
      case 'pong':
        if (answers.areAll()) onCurrent(true)
        return
    }
  }

  const stopWatching = topics.watch(() => queueMicrotask(subscriptions.ask)) // once for all that one rendering changes
  socket.connect()

  return {
    renew: subscriptions.renew,
    reopen() {
      socket.disconnect()
      socket.connect()
    },
    close() {
      stopWatching()
      socket.close()
    },
  }
}
