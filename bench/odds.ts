import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { OddsOrders } from './odds/odds-server.ts'
import type { ReaderOrders } from './odds/readers-server.ts'
import { type Process, startProcess } from './realtime/processes.ts'
import { median, percentile, type Report, type Row } from './report.ts'

const clients = 2_000
const pace = { times: 15, everyMs: 200 }
const slices = 5
const goals = 10
const goalLimitMs = 250

/**
 * Two thousand pages that follow one football match, five messages a second: how long a message takes from the book to a page, through the topic and, in alternating
 * slices of the same run, as the same change through `ws` alone; the bytes of prices with and without conflation; and from a goal until every line is suspended on every page.
 */
export async function run(): Promise<Report> {
  const server = await startProcess<OddsOrders>('../odds/odds-server.ts')
  const ofHub = await startProcess<ReaderOrders>('../odds/readers-server.ts')
  const ofBare = await startProcess<ReaderOrders>('../odds/readers-server.ts')
  try {
    const ports = await server.ask('ports', undefined)
    const { path, lines } = await server.ask('topic', undefined)
    await ofHub.ask('open', { url: `ws://127.0.0.1:${ports.hub}/realtime`, topic: path, count: clients, network: 4 })
    await ofBare.ask('open', { url: `ws://127.0.0.1:${ports.bare}`, topic: null, count: clients, network: 5 })
    const readers = { hub: ofHub, bare: ofBare }
    const closing = { hub: [] as number[], bare: [] as number[] }
    const prices = { hub: [] as number[], bare: [] as number[] }
    for (let slice = 0; slice <= slices; slice++)
      for (const to of ['hub', 'bare'] as const) {
        await server.ask('closings', { to, ...pace })
        const { tookMs } = await arrived(readers[to], clients * pace.times)
        if (slice > 0) closing[to].push(percentile(tookMs, 0.99)) // the first compiles what the others run
      }
    await server.ask('open', undefined)
    await arrived(ofHub, clients)
    let [bytes, naive] = [0, 0]
    for (let slice = 0; slice < slices; slice++)
      for (const to of ['hub', 'bare'] as const) {
        const naiveBytes = await server.ask('prices', { to, ...pace })
        const taken = await arrived(readers[to], to === 'bare' ? clients * pace.times * 5 : clients)
        prices[to].push(percentile(taken.tookMs, 0.99))
        if (to === 'hub') [bytes, naive] = [bytes + taken.bytes, naive + naiveBytes * clients]
      }
    const goalMs: number[] = []
    for (let goal = 0; goal < goals; goal++) {
      await server.ask('open', undefined)
      await arrived(ofHub, clients)
      await server.ask('goal', undefined)
      const taken = await arrived(ofHub, clients)
      if (taken.closing !== clients) throw new Error(`${taken.closing} of ${clients} pages were told of a goal`)
      goalMs.push(...taken.tookMs)
    }
    const updates = slices * pace.times * clients
    const p95 = percentile(goalMs, 0.95)
    const [hub99, bare99] = [median(closing.hub), median(closing.bare)]
    const rows: Row[] = [
      { what: 'what closes, topic: p99', value: hub99, unit: 'ms' },
      { what: 'what closes, ws alone: p99', value: bare99, unit: 'ms' },
      { what: 'topic ÷ ws alone', value: hub99 / bare99, unit: '' },
      { what: 'prices, topic, with its window of 250 ms: p99', value: median(prices.hub), unit: 'ms' },
      { what: 'prices, ws alone, a frame for every line: p99', value: median(prices.bare), unit: 'ms' },
      { what: 'bytes for an update of five lines', value: bytes / updates, unit: '' },
      { what: 'bytes ÷ a frame for every change', value: bytes / naive, unit: '' },
      {
        what: `goal → ${lines} lines suspended: p95 of pages`,
        value: p95,
        unit: 'ms',
        goal: `≤ ${goalLimitMs}`,
        met: p95 <= goalLimitMs,
      },
      {
        what: 'goal → suspended: the slowest page',
        value: goalMs.reduce((most, ms) => Math.max(most, ms), 0),
        unit: 'ms',
      },
    ]
    const conditions = {
      clients,
      'messages a second': 1000 / pace.everyMs,
      goals,
      cores: availableParallelism(),
      'load average at the end': loadavg().map(Math.round).join(' '),
    }
    return { name: 'odds', conditions, rows }
  } finally {
    await Promise.all([server, ofHub, ofBare].map((child) => child.stop()))
  }
}

/** What readers took once at least so many frames have arrived, and nothing more has come for longer than the window of prices. */
async function arrived(readers: Process<ReaderOrders>, frames: number) {
  let count = 0
  let quietMs = 0
  for (let tries = 0; (count < frames || quietMs < 400) && tries < 150; tries++) {
    await sleep(100)
    const now = await readers.ask('counted', undefined)
    quietMs = now === count ? quietMs + 100 : 0
    count = now
  }
  if (count < frames) throw new Error(`${count} of ${frames} frames arrived`)
  return readers.ask('taken', undefined)
}
