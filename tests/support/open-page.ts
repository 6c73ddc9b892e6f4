import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import WebSocket from 'ws'

interface Frame {
  readonly type: string
  readonly data?: unknown
}

/** An open page of a browser, as far as the server knows: it listens for the end of its session. */
export async function openPage(origin: string, jar: ReadonlyMap<string, string>) {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/realtime`, { headers: { cookie } })
  const frames: Frame[] = []
  socket.on('message', (data) => frames.push(JSON.parse(String(data))))
  await once(socket, 'open')
  socket.send(JSON.stringify({ type: 'subscribe', topics: ['session'] }))
  for (let tries = 0; tries < 200 && !frames.some(({ type }) => type === 'subscribed'); tries++) await sleep(10)
  return { heard: () => frames.map(({ data }) => data), close: () => socket.close() }
}
