import {
  type ClientFrame,
  mostTopicsInFrame,
  type Position,
  protocolVersion,
  type RefusedFrameCode,
  type ServerFrame,
} from '@andon/contract/realtime'
import type { Topic } from '@andon/contract/topic'
import * as v from 'valibot'
import { createAnswers } from './answers.ts'
import { backoffMs } from './backoff.ts'
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
  let socket: WebSocket | null = null
  let failures = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  let heartbeat: ReturnType<typeof setInterval> | undefined
  let lastReceivedAt = 0
  let heartbeatMs = 0
  /** What the open connection has subscribed to, with the number of the image that was wanted; null before its `hello`. */
  let asked: Map<string, number> | null = null
  const answers = createAnswers(topics, onCurrent)
  /** Nobody could say whether the session goes on: its topics are refused until its token is proved again. */
  let isUnproved = false

  function connect() {
    clearTimeout(retry)
    const opened = new WebSocket(url)
    socket = opened
    opened.onmessage = (event) => {
      const wasSilent = isSilent()
      lastReceivedAt = performance.now()
      if (wasSilent && asked !== null && answers.areAll()) onCurrent(true)
      receive(opened, JSON.parse(String(event.data)) as ServerFrame) // frames of our own server; payloads are parsed by their schema
    }
    opened.onclose = () => {
      if (socket !== opened) return
      disconnect()
      onCurrent(false)
      retry = setTimeout(connect, backoffMs(failures++, Math.random()))
    }
  }

  function receive(opened: WebSocket, frame: ServerFrame) {
    switch (frame.type) {
      case 'hello':
        if (frame.version !== protocolVersion) return disconnect() // an old client: queries still work, and a reload brings the new one
        asked = new Map()
        prove()
        ask()
        answers.begin(asked.keys())
        beat(opened, frame.heartbeatSeconds * 1000)
        return
      case 'subscribed': {
        failures = 0
        answers.answered(frame.topic, { served: true })
        if (frame.resumed) return
        const mayHaveMissed = hasMissed(topics, frame.topic)
        if (!topics.topicAt(frame.topic)?.image) keep(topics, frame) // otherwise from its image on
        if (mayHaveMissed) tellGap(topics, frame.topic)
        return
      }
      case 'image':
        keep(topics, frame)
        return tell(topics, frame.topic, 'image', frame.data)
      case 'messages': {
        const position = topics.positions.get(frame.topic)
        if (position) keep(topics, { ...frame, token: position.token })
        for (const message of frame.data) tell(topics, frame.topic, 'payload', message)
        return
      }
      case 'resync':
        keep(topics, frame)
        return tellGap(topics, frame.topic)
      case 'refused':
        if (frame.topic === undefined) return notProved(frame.code)
        if (isUnproved && frame.code === 'LOGIN_REQUIRED') return answers.waitFor(frame.topic)
        answers.answered(frame.topic)
        if (frame.code === 'LOGIN_REQUIRED' && token() !== null) onSessionRefused()
        if (frame.code === 'UNAVAILABLE' || frame.code === 'TOO_MANY_REQUESTS') return askLater(frame.topic)
        // The session ended before the connection opened: fetching the login status shows it.
        if (topics.topicAt(frame.topic)?.access === 'session') tellGap(topics, frame.topic)
        return
      case 'authenticated':
        return
      case 'pong':
        if (answers.areAll()) onCurrent(true)
        return
    }
  }

  /** The session may go on all the same: it is asked again, and the page has what is current once that is answered. */
  function notProved(code: RefusedFrameCode) {
    if (isUnproved || (code !== 'UNAVAILABLE' && code !== 'TOO_MANY_REQUESTS')) return
    isUnproved = true
    setTimeout(renew, backoffMs(4, Math.random()))
  }

  /** Subscribes to what the page wants by now, and ends the other subscriptions. */
  function ask() {
    if (asked === null) return
    const before = asked
    const wanted = new Map<string, number>()
    for (const [path, { topic, imageNo }] of topics.wanted())
      if (isForAll(topic) || (isPlayer || token() !== null) !== (topic.access === 'visitor')) wanted.set(path, imageNo)
    const ended = [...before.keys()].filter((path) => !wanted.has(path))
    const added = [...wanted.keys()].filter((path) => before.get(path) !== wanted.get(path))
    asked = wanted
    for (const path of ended) answers.answered(path)
    for (const paths of inFrames(ended)) send({ type: 'unsubscribe', topics: paths })
    for (const paths of inFrames(added)) {
      send({ type: 'subscribe', topics: paths, since: positionsOf(paths, topics) })
    }
  }

  function prove() {
    isUnproved = false
    const sent = token()
    if (sent !== null) send({ type: 'authenticate', token: sent })
  }

  /** The session is another, or may be proved again: what depends on it is asked for with it. */
  function renew() {
    if (asked === null) return
    for (const path of asked.keys()) if (!isForAll(topics.topicAt(path))) asked.delete(path)
    prove()
    ask()
  }

  function askLater(path: string) {
    const askAgain = () => {
      asked?.delete(path)
      ask()
    }
    setTimeout(askAgain, backoffMs(4, Math.random()))
  }

  function beat(opened: WebSocket, everyMs: number) {
    clearInterval(heartbeat)
    heartbeatMs = everyMs
    heartbeat = setInterval(() => {
      if (isSilent()) onCurrent(false)
      if (performance.now() - lastReceivedAt > everyMs * 2.5) opened.close()
      else send({ type: 'ping' })
    }, everyMs)
  }

  /** Two pings without a reply: the next beat comes after one interval more. */
  function isSilent() {
    return heartbeatMs > 0 && performance.now() - lastReceivedAt > heartbeatMs * 1.5
  }

  function send(frame: ClientFrame) {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame))
  }

  function disconnect() {
    clearInterval(heartbeat)
    clearTimeout(retry)
    const open = socket
    socket = null
    asked = null
    answers.end()
    open?.close()
  }

  const leavePage = watchPage({
    onHide: disconnect,
    onShowAgain: connect,
    onOnline: () => {
      if (socket === null) connect()
      else send({ type: 'ping' }) // its reply says that the connection lives
    },
  })
  const stopWatching = topics.watch(() => queueMicrotask(ask)) // once for all that one rendering changes
  connect()

  return {
    renew,
    reopen() {
      disconnect()
      connect()
    },
    close() {
      stopWatching()
      leavePage()
      disconnect()
    },
  }
}

/** A state that does not fit its schema, from a newer server, counts as missed. */
function tell(topics: Topics, path: string, kind: 'image' | 'payload', data: unknown) {
  const topic = topics.topicAt(path)
  const schema = topic?.[kind]
  if (!topic || !schema) return
  const parsed = v.safeParse(schema, data)
  if (!parsed.success) return tellGap(topics, path)
  if (kind === 'image') return topics.tell(path, { image: parsed.output })
  topics.tell(path, topic.image ? { change: parsed.output } : parsed.output)
}

function keep({ positions }: Topics, { topic, token, seq }: Position & { topic: string }) {
  positions.set(topic, { token, seq })
}

/** At a subscription that does not resume: bets may also have changed between the page's call and its first one. */
function hasMissed(topics: Topics, path: string): boolean {
  return topics.positions.has(path) || topics.topicAt(path)?.access === 'bettor'
}

/** After a gap of a topic with an image, its image follows. */
function tellGap(topics: Topics, path: string) {
  if (!topics.topicAt(path)?.image) topics.tell(path, null)
}

const isForAll = (topic: Topic | undefined): boolean => topic?.access === 'public' || topic?.access === 'visitor-place'

function positionsOf(paths: readonly string[], { positions }: Topics): Record<string, Position> {
  const known = paths.flatMap((path) => {
    const position = positions.get(path)
    return position ? [[path, position] as const] : []
  })
  return Object.fromEntries(known)
}

interface PageEvents {
  onHide(): void
  /** From the browser's back-forward cache. */
  onShowAgain(): void
  onOnline(): void
}

function watchPage({ onHide, onShowAgain, onOnline }: PageEvents): () => void {
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) onShowAgain()
  }
  addEventListener('pagehide', onHide)
  addEventListener('pageshow', onShow)
  addEventListener('online', onOnline)
  return () => {
    removeEventListener('pagehide', onHide)
    removeEventListener('pageshow', onShow)
    removeEventListener('online', onOnline)
  }
}

function inFrames(paths: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(paths.length / mostTopicsInFrame) }, (_, index) =>
    paths.slice(index * mostTopicsInFrame, (index + 1) * mostTopicsInFrame),
  )
}
