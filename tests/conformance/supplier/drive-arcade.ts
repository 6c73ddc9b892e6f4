import { type ChildProcess, spawn } from 'node:child_process'
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { type GameReply, gameApi } from '@andon/arcade/game-api'
import { startEmbeddedPostgres } from '@andon/embedded-postgres'
import { createLog } from '@andon/platform/log'
import { findMigrations, migrate } from '@andon/platform/sql'

/**
 * The driver program for Andon's arcade (docs/supplier-conformance.md): starts it as a process of its own, on the database of CONFORMANCE_DATABASE or on
 * one of its own, and plays Lantern River by the game's calls.
 */
interface Asked {
  readonly id: number
  readonly do: string
  readonly [field: string]: unknown
}

const outcomes = {
  open: 'waiting',
  playing: 'waiting',
  settling: 'played',
  settled: 'played',
  cancelling: 'waiting',
  cancelled: 'refused',
  refused: 'refused',
} as const

const gameCode = 'lantern-river'
const timeoutMs = 1000
const opened = new AsyncDisposableStack()
const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const databaseUrl = await openDatabase(process.env.CONFORMANCE_DATABASE)
let arcade = await startArcade()
opened.defer(() => kill(arcade.process))
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)
say({
  supplier: {
    code: 'arcade',
    algorithm: 'ed25519',
    publicKeyPem: publicKey.export({ type: 'spki', format: 'pem' }),
    gameCode,
    stakes: [100, 200],
    timeoutMs,
  },
})
const pending = new Set<Promise<unknown>>()
for await (const line of createInterface({ input: process.stdin })) {
  const { id, do: what, ...fields }: Asked = JSON.parse(line) // written by the kit
  const work = drive(what, fields)
    .catch((error) => ({ error: String(error) }))
    .then((answer) => say({ id, ...answer }))
    .finally(() => pending.delete(work))
  pending.add(work)
}
await Promise.all(pending)
await opened.disposeAsync()

async function drive(what: string, fields: Readonly<Record<string, unknown>>): Promise<object> {
  const session = String(fields.session ?? '')
  switch (what) {
    case 'open': {
      const { reply, refusal } = await call('openSession', '', { token: fields.token, gameCode, language: 'en' })
      return reply ? { session: reply.sessionToken } : { refusal }
    }
    case 'play': {
      const request = { stake: Number(fields.stake), requestId: randomUUID() }
      const { reply, refusal, params } = await call('playRound', session, request)
      if (reply) return { ...shown(reply.round), balance: reply.balance }
      return { outcome: params.stakeReturned === false ? 'waiting' : 'refused', refusal }
    }
    case 'state': {
      const [{ reply: listed }, { reply: now }] = [await call('rounds', session), await call('balance', session)]
      const [round] = listed?.rounds ?? []
      return { ...(round ? shown(round) : { outcome: 'refused' }), balance: now?.balance }
    }
    case 'restart':
      await kill(arcade.process)
      arcade = await startArcade()
      return {}
    default:
      return { cannot: `${what} is not known here` }
  }
}

function shown({ status, win }: { status: keyof typeof outcomes; win: number }): object {
  const outcome = outcomes[status]
  return outcome === 'played' ? { outcome, win } : { outcome }
}

type Answer<C extends keyof typeof gameApi> = {
  reply?: GameReply<C>
  refusal?: string
  params: Readonly<Record<string, unknown>>
}

async function call<C extends 'openSession' | 'playRound' | 'rounds' | 'balance'>(
  name: C,
  session: string,
  body?: object,
): Promise<Answer<C>> {
  const [method = '', path] = gameApi[name].route.split(' ')
  const response = await fetch(`${arcade.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(session && { authorization: `Bearer ${session}` }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const json = await response.json()
  if (response.status === 200) return { reply: json, params: {} }
  const { code, params = {} } = json.errors?.[0] ?? {}
  return { refusal: code, params }
}

async function startArcade(): Promise<{ process: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, 'arcade-process.ts')], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...process.env,
      ARCADE_DATABASE: databaseUrl,
      ARCADE_TIMEOUT_MS: String(timeoutMs),
      ARCADE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    },
  })
  if (!child.stdout) throw new Error('the arcade has no output')
  const [url] = await once(createInterface({ input: child.stdout }), 'line')
  return { process: child, url: String(url) }
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

async function openDatabase(given: string | undefined): Promise<string> {
  if (given !== undefined) return given
  const dataDir = await mkdtemp(join(tmpdir(), 'andon-supplier-kit-'))
  opened.defer(() => rm(dataDir, { recursive: true, force: true }))
  const postgres = await startEmbeddedPostgres({ dataDir, fsync: false, log: createLog({ level: 'warn' }) })
  opened.defer(postgres.stop)
  const sets = await findMigrations(resolve(import.meta.dirname, '../../..'))
  await migrate(
    postgres.url,
    sets.filter(({ module }) => ['platform', 'arcade'].includes(module)),
  )
  return postgres.url
}
