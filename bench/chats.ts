import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedPostgres } from '@andon/embedded-postgres'
import { createLog } from '@andon/platform/log'
import { createDb, type Db, findMigrations, migrate } from '@andon/platform/sql'
import { createBrowser } from '@andon/tests/browser'
import { framesIn } from '@andon/tests/realtime/realtime-frames'
import WebSocket from 'ws'
import { startServer, type TestServer } from '../tests/support/server.ts'
import { insertPlayers } from './insert-players.ts'
import { databaseUrl, prepareServer } from './ledger/server.ts'
import { step } from './progress.ts'
import { percentile, type Report } from './report.ts'

const root = resolve(import.meta.dirname, '..')
const chats = Number(process.env.BENCH_CHATS ?? 1_000)
/** Over all conversations, in each direction: one line a player in half a minute. */
const perSecond = Math.ceil(chats / 30)
const seconds = Number(process.env.BENCH_SECONDS ?? 20)
const goalMs = 500

/** How long a line takes to the other side of its conversation, with a thousand open at once: to the page of its player, and to staff who ask for the conversation. */
export async function run(): Promise<Report> {
  await using started = new AsyncDisposableStack() // stopped in reverse, also when something fails
  const dataDir = await mkdtemp(join(tmpdir(), 'andon-bench-'))
  started.defer(() => rm(dataDir, { recursive: true, force: true }))
  step('starting a database and a server')
  const postgres = await startEmbeddedPostgres({ dataDir, log: createLog({ level: 'warn' }) })
  started.defer(postgres.stop)
  await prepareServer(postgres.url, ['chats'])
  const url = databaseUrl(postgres.url, 'chats')
  await migrate(url, await findMigrations(root))
  const ownerDb = createDb({ connectionString: url, maxConnections: 4 })
  started.defer(() => ownerDb.close())
  const database = { url, ownerDb, db: ownerDb, close: async () => undefined }
  const server = await startServer({ database, env: { TRUST_PROXY: '127.0.0.1' } })
  started.defer(server.close)

  const players = await openPlayers(server, ownerDb)
  started.defer(async () => {
    for (const { socket } of players) socket.terminate()
  })
  const waits = await measure(server, players)
  const row = (what: string, values: readonly number[], share: number) => {
    const value = percentile(values, share)
    return { what, value, unit: 'ms', goal: `≤ ${goalMs} ms`, met: value <= goalMs }
  }
  return {
    name: 'chats',
    conditions: {
      chats,
      'lines each way': `${perSecond}/s`,
      'lines measured': waits.toPlayer.length,
      cores: availableParallelism(),
      'load average at the end': loadavg().map(Math.round).join(' '),
    },
    rows: [
      row('answer of staff to the text on the player’s page, median', waits.toPlayer, 0.5),
      row('answer of staff to the text on the player’s page, p95', waits.toPlayer, 0.95),
      row('line of a player to the conversation as staff read it, median', waits.toStaff, 0.5),
      row('line of a player to the conversation as staff read it, p95', waits.toStaff, 0.95),
    ],
  }
}

interface Player {
  readonly id: string
  readonly browser: ReturnType<typeof createBrowser>
  readonly socket: WebSocket
  /** Called with each message of the topic `chat`. */
  onChange: () => void
}

/** Copies of one player, each with a session, an open page and a conversation that waits. */
async function openPlayers(server: TestServer, ownerDb: Db): Promise<Player[]> {
  step(`opening ${chats} conversations`)
  const first = createBrowser(server.origin)
  const { playerID: pattern } = await first.register()
  const ids = Array.from({ length: chats }, (_, nth) => `ply_bench${String(nth).padStart(21, '0')}`)
  await insertPlayers(ownerDb, { pattern, ids })
  const tokens = ids.map((id) => `${id}.${randomBytes(32).toString('base64url')}`)
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('hex'))
  await ownerDb.query(
    `insert into identity.sessions (player_id, id, token_hash, address, user_agent, started_at, touched_at)
     select id, 'ses_' || substr(id, 5), decode(hash, 'hex'), '127.0.0.1', 'bench', now(), now() + interval '1 hour'
     from unnest($1::text[], $2::text[]) as one (id, hash)`,
    [ids, hashes],
  )
  const players: Player[] = []
  for (const [nth, id] of ids.entries()) {
    const jar = new Map([['andon_session', tokens[nth] ?? '']])
    const from = { 'x-forwarded-for': `10.1.${nth >> 8}.${nth & 255}` } // calls are limited by address
    const browser = createBrowser(server.origin, jar, from)
    await browser.get('/ajax/login/status')
    const { status, body } = await browser.post('/ajax/support/chat/send', lineOf('I need help'))
    if (status !== 200) throw new Error(`a line was refused: ${status} ${JSON.stringify(body)}`)
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
    const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/realtime`, {
      headers: { cookie, ...from },
    })
    const player: Player = { id, browser, socket, onChange: () => undefined }
    socket.on('message', (data) => {
      for (const frame of framesIn(data)) if (frame.topic === 'chat' && frame.data) player.onChange()
    })
    await once(socket, 'open')
    socket.send(JSON.stringify({ type: 'subscribe', topics: ['chat', 'chat-line'] }))
    players.push(player)
    step('opening conversations', players.length / chats)
  }
  return players
}

const lineOf = (text: string) => ({ text, idempotencyKey: randomUUID() })

async function measure(server: TestServer, players: readonly Player[]) {
  const waits = { toPlayer: [] as number[], toStaff: [] as number[] }
  const under: Promise<void>[] = []
  step(`sending ${perSecond} lines each way a second for ${seconds} s`)
  for (let nth = 0; nth < perSecond * seconds; nth++) {
    const player = players[(nth * 7) % players.length]
    const other = players[(nth * 11 + 3) % players.length]
    if (player) under.push(answer(server, player, `answer ${nth}`).then((ms) => void waits.toPlayer.push(ms)))
    if (other && other !== player)
      under.push(write(server, other, `line ${nth}`).then((ms) => void waits.toStaff.push(ms)))
    step('sending lines', nth / (perSecond * seconds))
    await sleep(1_000 / perSecond)
  }
  await Promise.all(under)
  return waits
}

/** From the answer to the reply with its text, which the page asks for when it hears of a change. */
async function answer(server: TestServer, player: Player, text: string): Promise<number> {
  const { backOffice } = server.app.operator.support
  const since = performance.now()
  const arrived = new Promise<number>((done, failed) => {
    const timer = setTimeout(() => failed(new Error('an answer has not come within a minute')), 60_000)
    const look = async () => {
      const { body } = await player.browser.get('/ajax/support/chat')
      if (!body.messages?.some((message: { text: string }) => message.text === text)) return
      clearTimeout(timer)
      done(performance.now() - since)
    }
    const before = player.onChange
    player.onChange = () => {
      before()
      look().catch(failed)
    }
  })
  await backOffice.answer({ id: `cnv_${player.id}`, actor: 'bench', text })
  return arrived
}

async function write(server: TestServer, player: Player, text: string): Promise<number> {
  const { backOffice } = server.app.operator.support
  const since = performance.now()
  const { status } = await player.browser.post('/ajax/support/chat/send', lineOf(text))
  if (status !== 200) throw new Error(`a line was refused: ${status}`)
  const shown = await backOffice.show({ id: `cnv_${player.id}`, actor: 'bench' })
  if (!('messages' in shown) || !shown.messages.some((message) => message.text === text))
    throw new Error('staff do not see a line that was confirmed')
  return performance.now() - since
}
