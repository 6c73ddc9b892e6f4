import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedPostgres } from '@andon/embedded-postgres'
import { createLog } from '@andon/platform/log'
import { databaseUrl, prepareServer } from './ledger/server.ts'
import type { PlayerOrders } from './live/players.ts'
import type { TableOrders } from './live/table-server.ts'
import type { BareOrders } from './realtime/bare-server.ts'
import type { ClientOrders } from './realtime/clients-server.ts'
import { type Process, startProcess } from './realtime/processes.ts'
import { median, percentile, type Report, type Row } from './report.ts'

const players = Number(process.env.BENCH_PLAYERS ?? 2_000)
const cashingOut = Math.min(1_000, players)
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const manyTables = 50
const goals = { betMs: 250, resultMs: 300, spreadMs: 100, lateMs: 250 }
const folder = join(import.meta.dirname, 'live')

/** `-- --part=table`, `cash-outs` or `locks`: only this one. */
const part = process.argv.find((argument) => argument.startsWith('--part='))?.slice('--part='.length)

/**
 * Players at one table, each with an open page and a bet in every round, over HTTP and WebSocket: how long they wait, and what they cost the server, beside `ws` alone, which sends as many bytes in as many
 * frames to as many clients. Then a thousand cash-outs in one tick, and fifty tables at once. The operator's wallet is one in memory, so its own work is not counted.
 */
export async function run(): Promise<Report> {
  await using started = new AsyncDisposableStack() // stopped in reverse, also when something fails
  const dataDir = await mkdtemp(join(tmpdir(), 'andon-bench-'))
  started.defer(() => rm(dataDir, { recursive: true, force: true }))
  const signers = await mkdtemp(join(tmpdir(), 'andon-bench-signers-'))
  started.defer(() => rm(signers, { recursive: true, force: true }))
  const postgres = await startEmbeddedPostgres({ dataDir, log: createLog({ level: 'warn' }) })
  started.defer(postgres.stop)
  const { settings } = await prepareServer(postgres.url, ['one', 'many'])
  const serve = async (name: string, tables: number) => {
    const server = await startProcess<TableOrders>('table-server.ts', {
      folder,
      args: [databaseUrl(postgres.url, name), String(tables), join(signers, name)],
    })
    started.defer(server.stop)
    return server
  }
  const rows: Row[] = []
  if (part !== 'locks') {
    const server = await serve('one', 1)
    const clients = await startProcess<PlayerOrders>('players.ts', { folder })
    started.defer(clients.stop)
    await server.ask('start', undefined)
    if (part !== 'cash-outs') rows.push(...(await atOneTable(server, clients)))
    if (part !== 'table') rows.push(...(await cashOuts(server, clients)))
    await server.stop()
    if (part !== 'cash-outs') rows.push(...(await beside(rows)))
  }
  if (part === undefined || part === 'locks') rows.push(...(await lateLocks(await serve('many', manyTables))))
  const conditions = {
    ...settings,
    players,
    rounds: `${rounds} after one that is not counted; each player bets once`,
    wallet: 'in memory',
    cores: `${availableParallelism()}; the server uses one, its database and the players the others`,
    'load average at the end': loadavg().map(Math.round).join(' '),
  }
  return { name: 'live', conditions, rows }
}

const most = (what: string, value: number, unit: string, goal: number): Row => ({
  what,
  value,
  unit,
  goal: `≤ ${goal}`,
  met: value <= goal,
})

async function atOneTable(server: Process<TableOrders>, clients: Process<PlayerOrders>): Promise<Row[]> {
  const tokens = await server.ask('openSessions', { gameCode: 'zodiac-wheel', count: players, first: 0 })
  const port = await server.ask('port', undefined)
  await clients.ask('open', { port, tokens, table: 'zodiac-wheel', network: 4 })
  const order = { choice: { rat: 100 }, stake: 100, spreadMs: 7_000 }
  await clients.ask('round', order) // compiles what the others run
  await server.ask('turns', undefined)
  const measured: (Awaited<ReturnType<PlayerOrders['round']>> & { processorMs: number })[] = []
  for (let round = 0; round < rounds; round++) {
    const before = await server.ask('processor', undefined)
    const played = await clients.ask('round', order)
    measured.push({ ...played, processorMs: (await server.ask('processor', undefined)) - before })
  }
  const turns = await server.ask('turns', undefined)
  const idleBefore = await server.ask('processor', undefined)
  const idle = await clients.ask('watch', undefined)
  const idleMs = (await server.ask('processor', undefined)) - idleBefore
  await clients.ask('close', undefined)
  const placed = measured.reduce((sum, one) => sum + one.placed, 0)
  const betMs = measured.flatMap((one) => one.betMs)
  const resultMs = measured.flatMap((one) => one.resultMs)
  const spreadMs = Math.max(...measured.map((one) => one.spreadMs))
  return [
    { what: 'bets placed', value: placed, unit: '', goal: `= ${rounds * players}`, met: placed === rounds * players },
    { what: 'bet answered, p50', value: percentile(betMs, 0.5), unit: 'ms' },
    most('bet answered, p99', percentile(betMs, 0.99), 'ms', goals.betMs),
    most('result at every client, p99', percentile(resultMs, 0.99), 'ms', goals.resultMs),
    most('between the first screen and the last', spreadMs, 'ms', goals.spreadMs),
    { what: 'turns of the event loop, p99', value: turns.p99Ms, unit: 'ms' },
    { what: '  the longest', value: turns.mostMs, unit: 'ms' },
    { what: bytesRow, value: median(measured.map((one) => one.bytes)) / players, unit: 'B' },
    { what: framesRow, value: median(measured.map((one) => one.frames)) / players, unit: '' },
    { what: processorRow, value: median(measured.map((one) => one.processorMs)) / players, unit: 'ms' },
    { what: idleBytesRow, value: idle.bytes / players, unit: 'B' },
    { what: idleFramesRow, value: idle.frames / players, unit: '' },
    { what: idleProcessorRow, value: idleMs / players, unit: 'ms' },
  ]
}

const bytesRow = 'bytes for each player and round'
const framesRow = 'frames for each player and round'
const processorRow = 'processor time for each player and round'
const idleBytesRow = 'bytes where nobody bets'
const idleFramesRow = 'frames where nobody bets'
const idleProcessorRow = 'processor time where nobody bets'

async function cashOuts(server: Process<TableOrders>, clients: Process<PlayerOrders>): Promise<Row[]> {
  const tokens = await server.ask('openSessions', { gameCode: 'rising-firework', count: cashingOut, first: players })
  const port = await server.ask('port', undefined)
  await clients.ask('open', { port, tokens, table: 'rising-firework', network: 6 })
  const { number, betIds } = await clients.ask('untilRunning', { stake: 500 })
  const before = await server.ask('processor', undefined)
  await server.ask('turns', undefined)
  const { counted, ms } = await clients.ask('cashOut', { betIds })
  const processorMs = (await server.ask('processor', undefined)) - before
  const turns = await server.ask('turns', undefined)
  await clients.ask('untilOver', { number })
  await clients.ask('close', undefined)
  for (let tries = 0; tries < 100; tries++) {
    const { stakes, wins } = await server.ask('wallet', undefined)
    if (stakes === wins) break // otherwise the row below says how many are missing
    await sleep(200)
  }
  const { stakes, wins, repeated } = await server.ask('wallet', undefined)
  const paidOnce = wins - repeated
  return [
    {
      what: 'cash-outs of one instant that counted',
      value: counted,
      unit: '',
      goal: `= ${cashingOut}`,
      met: counted === cashingOut,
    },
    most('cash-out answered, p99', percentile(ms, 0.99), 'ms', 1_000),
    { what: '  the longest turn of the event loop', value: turns.mostMs, unit: 'ms' },
    { what: 'processor time for each cash-out', value: processorMs / cashingOut, unit: 'ms' },
    { what: 'bets paid exactly once', value: paidOnce, unit: '', goal: `= ${stakes}`, met: paidOnce === stakes },
  ]
}

/** `ws` alone, with as many frames of as many bytes for each client as a round of the table: with bets, which the table also takes, stores and decides, and without, where all it does is telling. */
async function beside(rows: readonly Row[]): Promise<Row[]> {
  const of = (name: string) => rows.find(({ what }) => what === name)?.value ?? Number.NaN
  const bare = await startProcess<BareOrders>('bare-server.ts')
  const readers = await startProcess<ClientOrders>('clients-server.ts')
  const around = 60 // bytes of the bare server's frame besides its text
  const alone = async (bytes: number, frames: number) => {
    const messages = Math.max(1, Math.round(frames))
    const length = Math.max(1, Math.round(bytes / messages) - around)
    return (await bare.ask('broadcast', { messages, everyMs: 200, length })) / players
  }
  try {
    const url = `ws://127.0.0.1:${await bare.ask('port', undefined)}`
    await readers.ask('open', { url, topic: null, count: players, network: 5 })
    await bare.ask('broadcast', { messages: 10, everyMs: 50 }) // compiles what the others run
    const withBets = await alone(of(bytesRow), of(framesRow))
    const idle = await alone(of(idleBytesRow), of(idleFramesRow))
    await readers.ask('close', undefined)
    return [
      { what: '  of ws alone with as many frames and bytes', value: withBets, unit: 'ms' },
      { what: '  a table ÷ ws alone', value: of(processorRow) / withBets, unit: '×' },
      { what: '  where nobody bets, a table ÷ ws alone', value: of(idleProcessorRow) / idle, unit: '×' },
    ]
  } finally {
    await Promise.all([bare.stop(), readers.stop()])
  }
}

/** How late the locks of fifty tables are told that run at once. */
async function lateLocks(server: Process<TableOrders>): Promise<Row[]> {
  await server.ask('start', undefined)
  await sleep(20_000) // their first rounds, with their chains
  await server.ask('locks', undefined)
  const before = await server.ask('processor', undefined)
  await sleep(30_000)
  const late = await server.ask('locks', undefined)
  const share = ((await server.ask('processor', undefined)) - before) / 30_000
  await server.stop()
  return [
    { what: `locks of ${manyTables} tables`, value: late.length, unit: '' },
    most(`  told after their instant, p99`, percentile(late, 0.99), 'ms', goals.lateMs),
    { what: '  processor', value: share * 100, unit: '% of a core' },
  ]
}
