import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import WebSocket from 'ws'
import { framesIn, type RealtimeFrame } from './realtime-frames.ts'

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
  for (let tries = 0; tries < 200 && frames.filter(isAnswer).length < topics.length; tries++) await sleep(10)
  return { heard: () => frames.map(({ data }) => data), close: () => socket.close() }
}

const isAnswer = ({ type }: RealtimeFrame) => type === 'subscribed' || type === 'refused'
