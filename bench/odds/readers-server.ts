import { once } from 'node:events'
import { WebSocket } from 'ws'
import { obey } from '../realtime/processes.ts'

/** Many pages in one process, which note how long each frame took since its newest message. The server takes 200 connections from an address, so they use several. */
const perAddress = 150
const openedAtOnce = 50
let tookMs: number[] = []
let bytes = 0
let goals = 0

/** The sequence of the newest message of a frame, read without parsing the rest: two thousand pages share one processor here. */
function newestOf(data: Buffer): number {
  const from = data.lastIndexOf('"sequence":') + 11
  return Number(data.toString('latin1', from, from + 16))
}

async function openOne({ url, topic, address }: { url: string; topic: string | null; address: string }): Promise<void> {
  const socket = new WebSocket(url, { localAddress: address, perMessageDeflate: false })
  const begun = new Promise<void>((resolve) => {
    socket.on('message', (data: Buffer) => {
      if (data.includes('"type":"image"')) resolve()
      if (!data.includes('"type":"messages"')) return
      tookMs.push(performance.timeOrigin + performance.now() - newestOf(data) / 1000)
      bytes += data.length
      if (data.includes('"key":"!"')) goals += 1
    })
  })
  await once(socket, 'open')
  if (topic === null) return
  socket.send(JSON.stringify({ type: 'subscribe', topics: [topic] }))
  await begun
}

const orders = {
  open: async ({
    url,
    topic,
    count,
    network,
  }: {
    url: string
    topic: string | null
    count: number
    network: number
  }) => {
    for (let first = 0; first < count; first += openedAtOnce)
      await Promise.all(
        Array.from({ length: Math.min(openedAtOnce, count - first) }, (_, index) =>
          openOne({ url, topic, address: `127.0.${network}.${1 + Math.floor((first + index) / perAddress)}` }),
        ),
      )
  },
  /** Frames since the last call: how long each took, their bytes, and those with something that closed. */
  taken: () => {
    const taken = { tookMs, bytes, closing: goals }
    tookMs = []
    bytes = 0
    goals = 0
    return taken
  },
  counted: () => tookMs.length,
}
export type ReaderOrders = typeof orders
obey(orders)
