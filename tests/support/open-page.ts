import { once } from 'node:events'
import { expect, vi } from 'vitest'
import WebSocket from 'ws'
import { framesIn, type RealtimeFrame } from './realtime/realtime-frames.ts'

/** An open page of a browser, as the server sees it: subscribed to the end of its session, or to the given topics. */
export async function openPage(
  origin: string,
  jar: ReadonlyMap<string, string>,
  topics: readonly string[] = ['session'],
) {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/realtime`, { headers: { cookie } })
  const frames: RealtimeFrame[] = []
  socket.on('message', (data) => frames.push(...framesIn(data)))
  await once(socket, 'open')
  socket.send(JSON.stringify({ type: 'subscribe', topics }))
  await vi.waitFor(() => expect(frames.filter(isAnswer).length).toBeGreaterThanOrEqual(topics.length), { interval: 10 })
  return { heard: () => frames.map(({ data }) => data), close: () => socket.close() }
}

const isAnswer = ({ type }: RealtimeFrame) => type === 'subscribed' || type === 'refused'

interface Opened {
  /** The host that the page is of, such as `sports.localhost`. */
  readonly host: string
  readonly headers?: Readonly<Record<string, string>>
  /** Sent first. */
  readonly token?: string | undefined
  readonly topics: readonly string[]
}

/** A page at the stream of one origin of a server, when its topics are answered. */
export async function openStream(origin: string, { host, headers = {}, token, topics }: Opened) {
  const { port } = new URL(origin)
  const socket = new WebSocket(`ws://127.0.0.1:${port}/realtime`, { headers: { host: `${host}:${port}`, ...headers } })
  const frames: RealtimeFrame[] = []
  socket.on('message', (data) => frames.push(...framesIn(data)))
  await once(socket, 'open')
  if (token !== undefined) socket.send(JSON.stringify({ type: 'authenticate', token }))
  socket.send(JSON.stringify({ type: 'subscribe', topics }))
  const answersOf = (topic: string) =>
    frames.flatMap((frame) => {
      if (frame.topic !== topic) return []
      return frame.type === 'subscribed' ? ['subscribed'] : frame.type === 'refused' ? [frame.code] : []
    })
  await vi.waitFor(() => {
    for (const topic of topics) expect(answersOf(topic)).not.toEqual([])
  })
  return {
    frames,
    answersOf,
    heard: (topic: string) => frames.flatMap((frame) => (frame.topic === topic && frame.data ? [frame.data] : [])),
    send: (frame: object) => socket.send(JSON.stringify(frame)),
    close: () => socket.close(),
  }
}
