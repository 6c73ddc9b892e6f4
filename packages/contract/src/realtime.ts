import * as v from 'valibot'

/**
 * One WebSocket at `/realtime`. The server's first frame is `hello` with the protocol version; then the client subscribes to topics by path
 * (`topicPath`). Each topic numbers its messages, the same for all its readers, under a token. A client that comes back with token and number gets
 * what it missed (`resumed`); otherwise it fetches the state again, or gets a fresh image.
 */
export const protocolVersion = 2
export const heartbeatSeconds = 20

/** Topics in one frame, and of one connection. */
export const mostTopicsInFrame = 15
export const mostTopics = 100

const path = v.pipe(v.string(), v.maxLength(200))
const position = v.object({ token: v.pipe(v.string(), v.maxLength(64)), seq: v.pipe(v.number(), v.safeInteger()) })
/** A place in a topic's numbered messages: everything up to `seq` is known. */
export type Position = v.InferOutput<typeof position>

export const clientFrame = v.variant('type', [
  v.object({
    type: v.literal('subscribe'),
    topics: v.pipe(v.array(path), v.maxLength(mostTopicsInFrame)),
    /** By topic, where the client stopped. */
    since: v.optional(v.record(path, position)),
  }),
  v.object({ type: v.literal('unsubscribe'), topics: v.pipe(v.array(path), v.maxLength(mostTopicsInFrame)) }),
  /** On the origins of suppliers, which know no cookie: the session's token. What follows is answered as the session may have it. */
  v.object({ type: v.literal('authenticate'), token: v.pipe(v.string(), v.maxLength(200)) }),
  v.object({ type: v.literal('ping') }),
])
export type ClientFrame = v.InferInput<typeof clientFrame>

/**
 * UNKNOWN_TOPIC: none of that name and those parameters. TOO_MANY_TOPICS: unsubscribe first. TOO_MANY_REQUESTS: too many subscriptions or tokens within
 * a minute. UNAVAILABLE: the image cannot be read now, or nobody can say whether the session goes on.
 */
export type RefusedFrameCode =
  | 'LOGIN_REQUIRED'
  | 'MALFORMED'
  | 'UNKNOWN_TOPIC'
  | 'TOO_MANY_TOPICS'
  | 'TOO_MANY_REQUESTS'
  | 'UNAVAILABLE'

export type ServerFrame =
  | { type: 'hello'; version: number; heartbeatSeconds: number }
  /** The answer to `authenticate`: the token is of a session that goes on. Otherwise `refused` with LOGIN_REQUIRED or UNAVAILABLE. */
  | { type: 'authenticated' }
  /** The answer to every subscription. Not `resumed`: earlier messages may have been missed. */
  | ({ type: 'subscribed'; topic: string; resumed: boolean } & Position)
  | { type: 'refused'; topic?: string; code: RefusedFrameCode }
  | ({ type: 'image'; topic: string; data: unknown } & Position)
  /** In order; `seq` is the number of the last. Conflated ones are left out. */
  | { type: 'messages'; topic: string; seq: number; data: readonly unknown[] }
  /** Messages were lost on their way to the server. */
  | ({ type: 'resync'; topic: string } & Position)
  | { type: 'pong' }
