import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { systemClock } from '@andon/platform/clock'
import { createHttp } from '@andon/platform/http'
import { createIds } from '@andon/platform/ids'
import { createLog } from '@andon/platform/log'
import { createMetrics } from '@andon/platform/metrics'
import { systemRandom } from '@andon/platform/random'
import { createHub, mountRealtime, prepareRealtime } from '@andon/platform/realtime'
import { type Broadcast, processorTimeOf, textOf } from './broadcast.ts'
import { obey } from './processes.ts'
import { type Market, marketTopics, ticksTopic } from './topics.ts'

/** The hub behind the HTTP server that ships, without a database: nobody is logged in. */
const log = createLog({ level: 'error' })
const hub = createHub({ topics: [ticksTopic, ...Object.values(marketTopics)].map((topic) => ({ topic })), log })
const http = await createHttp({
  log,
  newId: createIds({ clock: systemClock, random: systemRandom }),
  metrics: createMetrics(),
  trustProxy: false,
  countryHeader: undefined,
  maxTurnMs: 60_000,
})
await prepareRealtime(http)
mountRealtime(http, hub, {
  authenticate: { request: async () => null },
  placeOf: () => ({ site: 'LEO', countryCode: 'JP' }),
})
const address = new URL(await http.listen({ host: '127.0.0.1', port: 0 }))

export interface Feed {
  readonly topic: keyof typeof marketTopics
  readonly markets: number
  readonly perSecond: number
  readonly seconds: number
}

const orders = {
  port: () => Number(address.port),
  broadcast: (order: Broadcast) =>
    processorTimeOf(order, (number) => hub.publish(ticksTopic, {}, { text: textOf(number) })),
  /** The longest turn of the event loop while messages go to all clients, of each message: milliseconds. */
  turns: async ({ messages, everyMs }: Broadcast) => {
    const longest: number[] = []
    for (let number = 0; number < messages; number++) {
      const until = performance.now() + everyMs
      let [last, most] = [performance.now(), 0]
      hub.publish(ticksTopic, {}, { text: textOf(number) })
      do {
        await nextTurn()
        most = Math.max(most, performance.now() - last)
        last = performance.now()
      } while (last < until)
      longest.push(most)
    }
    return longest
  },
  /** Changes markets at random, and answers with the bytes of a frame for each change, and with each market's last odds. */
  feed: async ({ topic, markets, perSecond, seconds }: Feed) => {
    const last = new Map<string, Market>()
    let naiveBytes = 0
    const began = performance.now()
    for (let number = 1; number <= perSecond * seconds; number++) {
      const id = `mk_${systemRandom.bytes(4).readUInt32BE() % markets}`
      const market = { id, odds: [1_000 + number, 3_400, 4_200], open: true }
      last.set(id, market)
      naiveBytes += JSON.stringify({ type: 'messages', topic, seq: number, data: [market] }).length
      hub.publish(marketTopics[topic], {}, market)
      await sleep(Math.max(0, began + (number * 1_000) / perSecond - performance.now()))
    }
    return { naiveBytes, last: [...last.values()] }
  },
}
export type HubOrders = typeof orders
obey(orders)
