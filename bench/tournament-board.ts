import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startEmbeddedPostgres } from '@andon/embedded-postgres'
import { createLog } from '@andon/platform/log'
import { createDb, type Db, findMigrations, migrate } from '@andon/platform/sql'
import { createBrowser } from '@andon/tests/browser'
import { openGame } from '@andon/tests/open-game'
import { framesIn } from '@andon/tests/realtime/realtime-frames'
import WebSocket from 'ws'
import { startServer, type TestServer } from '../tests/support/server.ts'
import { insertPlayers } from './insert-players.ts'
import { databaseUrl, prepareServer } from './ledger/server.ts'
import { percentile, type Report } from './report.ts'

const root = resolve(import.meta.dirname, '..')
const entrants = 10_000
const measured = Number(process.env.BENCH_ROUNDS ?? 40)
/** Rounds of other entrants, each second, while the board is measured. */
const othersPerSecond = 100
const goalMs = 500

/** How long after the reply to a round its place is in the message of the board, and in the reply to a page's call, at ten thousand entrants whose rounds go on. */
export async function run(): Promise<Report> {
  await using started = new AsyncDisposableStack() // stopped in reverse, also when something fails
  const dataDir = await mkdtemp(join(tmpdir(), 'andon-bench-'))
  started.defer(() => rm(dataDir, { recursive: true, force: true }))
  const postgres = await startEmbeddedPostgres({ dataDir, log: createLog({ level: 'warn' }) })
  started.defer(postgres.stop)
  await prepareServer(postgres.url, ['board'])
  const url = databaseUrl(postgres.url, 'board')
  await migrate(url, await findMigrations(root))
  const ownerDb = createDb({ connectionString: url, maxConnections: 4 })
  started.defer(() => ownerDb.close())
  const database = { url, ownerDb, db: ownerDb, close: async () => undefined }
  const server = await startServer({ database })
  started.defer(server.close)

  for (const job of server.app.operator.tournaments.jobs) await job.run()
  const player = createBrowser(server.origin)
  const { playerID } = await player.register()
  await player.deposit(50_000)
  const tournamentId = await enterDaily(player)
  const others = await enterOthers(ownerDb, { pattern: playerID, tournamentId })
  server.clock.advance({ seconds: 1 })
  const playOthers = setInterval(() => void settleOthers(ownerDb, { others, server }), 100)
  started.defer(() => clearInterval(playOthers))
  const waits = await measure(server, { player, tournamentId })
  const row = (what: string, values: readonly number[], share: number) => {
    const value = percentile(values, share)
    return { what, value, unit: 'ms', goal: `≤ ${goalMs} ms`, met: value <= goalMs }
  }
  return {
    name: 'tournament-board',
    conditions: {
      entrants,
      rounds: measured,
      'rounds of others': `${othersPerSecond}/s`,
      cores: availableParallelism(),
      'load average at the end': loadavg().map(Math.round).join(' '),
    },
    rows: [
      row('round to the message of the board, median', waits.message, 0.5),
      row('round to the message of the board, p95', waits.message, 0.95),
      row('round to the message of the board, slowest', waits.message, 1),
      row('round to the own place in the page, p95', waits.own, 0.95),
      row('a call for the own place, p95', waits.call, 0.95),
    ],
  }
}

async function enterDaily(player: ReturnType<typeof createBrowser>): Promise<string> {
  const { tournaments } = (await player.get('/ajax/tournament/getTournaments')).body
  const [{ id }] = tournaments.filter(
    (one: { series: string; state: string }) => one.series === 'daily' && one.state === 'RUNNING',
  )
  await player.post('/ajax/tournament/enterTournament', { tournamentId: id, idempotencyKey: 'the-only-entry' })
  return id
}

/** Entrants with a few points each, whom the measured player passes by the first round. */
async function enterOthers(
  ownerDb: Db,
  { pattern, tournamentId }: { pattern: string; tournamentId: string },
): Promise<string[]> {
  const ids = Array.from({ length: entrants - 1 }, (_, nth) => `ply_bench${String(nth).padStart(21, '0')}`)
  await insertPlayers(ownerDb, { pattern, ids })
  await ownerDb.query(
    `insert into tournaments.entries (player_id, tournament_id, number, idempotency_key, paid, entered_at, score, rounds, decided_at)
     select id, $2, nth + 1, 'bench', 0, now() - interval '1 hour', nth % 997, 1, nth from unnest($1::text[]) with ordinality as one (id, nth)`,
    [ids, tournamentId],
  )
  await ownerDb.query('update tournaments.tournaments set entrants = $2 where id = $1', [tournamentId, entrants])
  await ownerDb.query('analyze tournaments.entries')
  return ids
}

let settled = 0
/** Lost rounds at the least stake, which give points, written as the operator writes them. */
async function settleOthers(
  ownerDb: Db,
  { others, server }: { others: readonly string[]; server: TestServer },
): Promise<void> {
  const facts = Array.from({ length: othersPerSecond / 10 }, () => {
    const nth = settled++
    return {
      name: 'gameWallet.RoundClosed',
      key: others[(nth * 7919) % others.length],
      data: {
        supplier: 'arcade',
        roundId: `bench-${nth}`,
        gameCode: 'lantern-river',
        category: 'slots',
        site: 'LEO',
        currency: 'JPY',
        stake: 20,
        win: 0,
        jackpots: [],
        multiple: 0,
        replaces: null,
        stakedAt: server.clock.now().toString({ smallestUnit: 'millisecond' }),
      },
    }
  })
  await ownerDb.query('insert into platform.outbox (facts) values ($1::json)', [JSON.stringify(facts)])
}

async function measure(
  server: TestServer,
  { player, tournamentId }: { player: ReturnType<typeof createBrowser>; tournamentId: string },
): Promise<{ message: number[]; own: number[]; call: number[] }> {
  const scores: { score: number; at: number }[] = []
  const ownAt: number[] = []
  const cookie = [...player.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { cookie, origin: server.origin }
  const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/realtime`, { headers })
  const topic = `tournament/${tournamentId}`
  socket.on('open', () => socket.send(JSON.stringify({ type: 'subscribe', topics: [topic, 'own-rounds'] })))
  socket.on('message', (data) => {
    for (const frame of framesIn(data)) {
      if (frame.topic === topic && frame.data?.entries)
        scores.push({ score: frame.data.entries[0]?.score ?? 0, at: performance.now() })
      if (frame.topic === 'own-rounds' && frame.data) ownAt.push(performance.now())
    }
  })
  const { play } = await openGame(player)
  const waits = { message: [] as number[], own: [] as number[], call: [] as number[] }
  let best = 0
  for (let round = 0; round < measured + 3; round++) {
    server.clock.advance({ seconds: 3 })
    const heard = ownAt.length
    const { status } = await play(20)
    if (status !== 200) throw new Error(`a round was refused: ${status}`)
    const closedAt = performance.now()
    // as the page does: once the player's own round is counted, it asks for the place
    await until(() => ownAt[heard])
    const askedAt = performance.now()
    const { body } = await player.get('/ajax/tournament/getTournamentBoard', { tournamentId, limit: 1 })
    const shownAt = performance.now()
    if (body.me.score <= best) throw new Error('the round is not in the place that is shown')
    const seen = await until(() => scores.find(({ score, at }) => at >= closedAt - 500 && score > best))
    best = body.me.score
    if (round < 3) continue // plans, pools and caches are warm before anything counts
    waits.message.push(Math.max(0, seen.at - closedAt))
    waits.own.push(Math.max(0, shownAt - closedAt))
    waits.call.push(shownAt - askedAt)
  }
  socket.close()
  return waits
}

async function until<T>(found: () => T | undefined): Promise<T> {
  const since = performance.now()
  while (performance.now() - since < 60_000) {
    const value = found()
    if (value !== undefined) return value
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  throw new Error('the place has not come within a minute')
}
