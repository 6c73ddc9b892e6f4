import {
  type ClientFrame,
  mostTopicsInFrame,
  type Position,
  type RefusedFrameCode,
  type ServerFrame,
} from '@andon/contract/realtime'
import type { Topic } from '@andon/contract/topic'
import type { createAnswers } from './answers.ts'
import { backoffMs } from './backoff.ts'
import { tellGap } from './topic-frames.ts'
import type { Topics } from './topics.ts'

interface Options {
  readonly topics: Topics
  readonly answers: ReturnType<typeof createAnswers>
  readonly send: (frame: ClientFrame) => void
  readonly isPlayer: boolean
  readonly token: () => string | null
  readonly onSessionRefused: () => void
}

/** Subscribes an open connection to what the page wants, and asks again for what is refused for now. */
export function createSubscriptions({ topics, answers, send, isPlayer, token, onSessionRefused }: Options) {
  /** What the open connection has subscribed to, with the number of the image that was wanted; null before its `hello`. */
  let asked: Map<string, number> | null = null
  /** Nobody could say whether the session goes on: its topics are refused until its token is proved again. */
  let isUnproved = false

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

  /** The session may go on all the same: it is asked again, and the page has what is current once that is answered. */
  function notProved(code: RefusedFrameCode) {
    if (isUnproved || (code !== 'UNAVAILABLE' && code !== 'TOO_MANY_REQUESTS')) return
    isUnproved = true
    setTimeout(renew, backoffMs(4, Math.random()))
  }

  function askLater(path: string) {
    const askAgain = () => {
      asked?.delete(path)
      ask()
    }
    setTimeout(askAgain, backoffMs(4, Math.random()))
  }

  return {
    ask,
    renew,
    isOpen: (): boolean => asked !== null,
    begin() {
      asked = new Map()
      prove()
      ask()
      answers.begin(asked.keys())
    },
    refused({ topic, code }: Extract<ServerFrame, { type: 'refused' }>) {
      if (topic === undefined) return notProved(code)
      if (isUnproved && code === 'LOGIN_REQUIRED') return answers.waitFor(topic)
      answers.answered(topic)
      if (code === 'LOGIN_REQUIRED' && token() !== null) onSessionRefused()
      if (code === 'UNAVAILABLE' || code === 'TOO_MANY_REQUESTS') return askLater(topic)
      // The session ended before the connection opened: fetching the login status shows it.
      if (topics.topicAt(topic)?.access === 'session') tellGap(topics, topic)
    },
    end() {
      asked = null
      answers.end()
    },
  }
}

const isForAll = (topic: Topic | undefined): boolean => topic?.access === 'public' || topic?.access === 'visitor-place'

function positionsOf(paths: readonly string[], { positions }: Topics): Record<string, Position> {
  const known = paths.flatMap((path) => {
    const position = positions.get(path)
    return position ? [[path, position] as const] : []
  })
  return Object.fromEntries(known)
}

function inFrames(paths: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(paths.length / mostTopicsInFrame) }, (_, index) =>
    paths.slice(index * mostTopicsInFrame, (index + 1) * mostTopicsInFrame),
  )
}
