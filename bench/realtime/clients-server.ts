import { once } from 'node:events'
import { WebSocket } from 'ws'
import { obey } from './processes.ts'
import type { Market } from './topics.ts'

/** Many clients in one process, which count what they receive. The server takes 200 connections from an address, so they use several. */
const perAddress = 150
const openedAtOnce = 50

interface Client {
  readonly socket: WebSocket
  readonly odds: Map<string, number>
}
let clients: Client[] = []
let messages = 0
let bytes = 0

async function open({ url, topic, address }: { url: string; topic: string | null; address: string }): Promise<Client> {
  const socket = new WebSocket(url, { localAddress: address, perMessageDeflate: false })
  const client: Client = { socket, odds: new Map() }
  const subscribed = new Promise<void>((resolve) => {
    socket.on('message', (data: Buffer) => {
      if (data.includes('"subscribed"')) resolve()
      if (!data.includes('"messages"')) return
      bytes += data.length
      if (topic === 'ticks' || topic === null) {
        messages += data.toString().split('"text"').length - 1 // a frame may bring several
        return
      }
      messages += 1
      const frame = JSON.parse(data.toString()) as { data: Market[] } // of the hub's topic
      for (const { id, odds } of frame.data) client.odds.set(id, odds[0] ?? 0)
    })
  })
  await once(socket, 'open')
  if (topic === null) return client
  socket.send(JSON.stringify({ type: 'subscribe', topics: [topic] }))
  await subscribed
  return client
}

const orders = {
  /** `network`: the third part of the clients' addresses. */
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
    for (let first = 0; first < count; first += openedAtOnce) {
      const some = Array.from({ length: Math.min(openedAtOnce, count - first) }, (_, index) => {
        const address = `127.0.${network}.${1 + Math.floor((first + index) / perAddress)}`
        return open({ url, topic, address })
      })
      clients.push(...(await Promise.all(some)))
    }
  },
  counted: () => ({ messages, bytes }),
  /** Every tenth client reads nothing until this is off. */
  pauseSome: (isOn: boolean) => {
    for (const { socket } of clients.filter((_, index) => index % 10 === 0)) {
      if (isOn) socket.pause()
      else socket.resume()
    }
  },
  /** Clients that do not show these odds. */
  wrong: (last: readonly Market[]) =>
    clients.filter(({ odds }) => last.some((market) => odds.get(market.id) !== market.odds[0])).length,
  close: async () => {
    await Promise.all(
      clients.map(async ({ socket }) => {
        socket.terminate()
        if (socket.readyState !== WebSocket.CLOSED) await once(socket, 'close')
      }),
    )
    clients = []
    messages = 0
    bytes = 0
  },
}
export type ClientOrders = typeof orders
obey(orders)
