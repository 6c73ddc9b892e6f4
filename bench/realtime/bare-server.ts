import { once } from 'node:events'
import { WebSocket, WebSocketServer } from 'ws'
import { type Broadcast, processorTimeOf, textOf } from './broadcast.ts'
import { obey } from './processes.ts'

/** Baseline: `ws` alone, which sends the hub's bytes to each of its clients. */
const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
await once(server, 'listening')

const orders = {
  port: () => (server.address() as { port: number }).port, // of a TCP server
  broadcast: (order: Broadcast) => {
    let seq = 0
    return processorTimeOf(order, (number) => {
      seq += 1
      const data = [{ text: textOf(number, order.length) }]
      const bytes = Buffer.from(JSON.stringify({ type: 'messages', topic: 'ticks', seq, data }))
      for (const client of server.clients)
        if (client.readyState === WebSocket.OPEN) client.send(bytes, { binary: false })
    })
  },
}
export type BareOrders = typeof orders
obey(orders)
