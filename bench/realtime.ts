import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BareOrders } from './realtime/bare-server.ts'
import type { ClientOrders } from './realtime/clients-server.ts'
import type { HubOrders } from './realtime/hub-server.ts'
import { type Process, startProcess } from './realtime/processes.ts'
import type { marketTopics } from './realtime/topics.ts'
import { median, percentile, type Report, type Row } from './report.ts'

const clients = 2_000
const slices = 7
const broadcast = { messages: 30, everyMs: 60 }
const feed = { markets: 50, perSecond: 200, seconds: 6 }
const feedClients = 1_000
const fanOutGoal = 0.7
const turnMs = 10
const conflationGoal = 0.15

/**
 * Messages for each second of the server's processor time, of the hub behind the shipped HTTP server ÷ of `ws` alone, which sends the same bytes to as
 * many clients: alternating slices of one run, median of the paired ratios. Then the bytes that clients of a conflated topic receive ÷ those of a frame
 * for every change; a tenth of the clients reads nothing until the end.
 */
export async function run(): Promise<Report> {
  const hub = await startProcess<HubOrders>('hub-server.ts')
  const bare = await startProcess<BareOrders>('bare-server.ts')
  const ofHub = await startProcess<ClientOrders>('clients-server.ts')
  const ofBare = await startProcess<ClientOrders>('clients-server.ts')
  try {
    const hubUrl = `ws://127.0.0.1:${await hub.ask('port', undefined)}/realtime`
    const bareUrl = `ws://127.0.0.1:${await bare.ask('port', undefined)}`
    await ofHub.ask('open', { url: hubUrl, topic: 'ticks', count: clients, network: 1 })
    await ofBare.ask('open', { url: bareUrl, topic: null, count: clients, network: 2 })
    await speed(hub, ofHub) // compiles what the others run
    await speed(bare, ofBare)
    const pairs: { hub: number; bare: number }[] = []
    for (let slice = 0; slice < slices; slice++)
      pairs.push({ hub: await speed(hub, ofHub), bare: await speed(bare, ofBare) })
    const turns = await hub.ask('turns', { messages: 20, everyMs: 150 })
    await ofHub.ask('close', undefined)
    await ofBare.ask('close', undefined)

    const ratio = median(pairs.map(({ hub, bare }) => hub / bare))
    const rows: Row[] = [
      {
        what: 'longest turn while a message goes to all, median',
        value: median(turns),
        unit: 'ms',
        goal: `≤ ${turnMs}`,
        met: median(turns) <= turnMs,
      },
      { what: '  of all messages', value: percentile(turns, 1), unit: 'ms' },
      { what: 'hub: messages per processor second', value: median(pairs.map(({ hub }) => hub)), unit: '/s' },
      { what: 'ws alone: messages per processor second', value: median(pairs.map(({ bare }) => bare)), unit: '/s' },
      { what: 'hub ÷ ws alone', value: ratio, unit: '', goal: `≥ ${fanOutGoal}`, met: ratio >= fanOutGoal },
      ...(await conflation(hub, ofHub, { url: hubUrl, topic: 'list', goal: conflationGoal })),
      ...(await conflation(hub, ofHub, { url: hubUrl, topic: 'event' })),
    ]
    const conditions = {
      clients,
      'clients of a feed': feedClients,
      'changes a second': `${feed.perSecond} on ${feed.markets} markets`,
      cores: availableParallelism(),
      'load average at the end': loadavg().map(Math.round).join(' '),
    }
    return { name: 'realtime', conditions, rows }
  } finally {
    await Promise.all([hub, bare, ofHub, ofBare].map((child) => child.stop()))
  }
}

/** Messages that arrived, for each second of the server's processor time. */
async function speed(
  server: Process<HubOrders> | Process<BareOrders>,
  readers: Process<ClientOrders>,
): Promise<number> {
  const before = (await readers.ask('counted', undefined)).messages
  const processorMs = await (server as Process<BareOrders>).ask('broadcast', broadcast) // both take this order
  const expected = broadcast.messages * clients
  const arrived = await until(async () => (await readers.ask('counted', undefined)).messages - before, expected)
  if (arrived !== expected) throw new Error(`${arrived} of ${expected} messages arrived`)
  return (expected * 1_000) / processorMs
}

/** Feeds markets to clients of which every tenth reads nothing until the end. */
async function conflation(
  hub: Process<HubOrders>,
  readers: Process<ClientOrders>,
  { url, topic, goal }: { url: string; topic: keyof typeof marketTopics; goal?: number },
): Promise<Row[]> {
  await readers.ask('open', { url, topic, count: feedClients, network: 3 })
  await readers.ask('pauseSome', true)
  const { naiveBytes, last } = await hub.ask('feed', { topic, ...feed })
  await readers.ask('pauseSome', false)
  const right = await until(async () => feedClients - (await readers.ask('wrong', last)), feedClients)
  const share = (await readers.ask('counted', undefined)).bytes / (naiveBytes * feedClients)
  await readers.ask('close', undefined)
  return [
    {
      what: `${topic}: bytes ÷ a frame for every change`,
      value: share,
      unit: '',
      ...(goal === undefined ? {} : { goal: `≤ ${goal}`, met: share <= goal }),
    },
    {
      what: `${topic}: clients that show every last value`,
      value: right,
      unit: '',
      goal: `= ${feedClients}`,
      met: right === feedClients,
    },
  ]
}

/** Reads until the value is as expected, for ten seconds at most. */
async function until(read: () => Promise<number>, expected: number): Promise<number> {
  let value = await read()
  for (let tries = 0; value !== expected && tries < 200; tries++) {
    await sleep(50)
    value = await read()
  }
  return value
}
