import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createLog } from '@andon/platform/log'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'

const log = createLog({ level: 'silent' })
let dataDir: string
/** A data directory after a first boot and a stop. Tests of anything later start from a copy of it, which takes a tenth of the time. */
let booted: string
const start = ({ fsync = false } = {}) => startEmbeddedPostgres({ dataDir, log, fsync })

beforeAll(async () => {
  booted = await mkdtemp(join(tmpdir(), 'andon-postgres-booted-'))
  await (await startEmbeddedPostgres({ dataDir: booted, log, fsync: false })).stop()
})
afterAll(() => rm(booted, { recursive: true, force: true }))
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'andon-postgres-'))
})
/** Keeps the owner of each file: as root, the database runs as a user of its own. */
const copyBooted = () => promisify(execFile)('cp', ['-a', `${booted}/.`, dataDir])
afterEach(() => rm(dataDir, { recursive: true, force: true }))

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

/** A server in a process of its own that has written one row, killed without a word; the database is left running. */
async function killedServer(): Promise<void> {
  await copyBooted()
  const program = `
    import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'index.ts'))}
    import pg from ${JSON.stringify(import.meta.resolve('pg'))}
    const { url } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: { warn() {}, debug() {} } })
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query('create table note as select 7 as value')
    process.kill(process.pid, 'SIGKILL')`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], { stdio: 'ignore' })
  const [, signal] = await once(child, 'exit')
  expect(signal).toBe('SIGKILL')
}

test('data survives a stop and a second start', async () => {
  const first = await start()
  await query(first.url, 'create table note as select 7 as value')
  await first.stop()
  const second = await start()
  expect(await query(second.url, 'select value from note')).toEqual([{ value: 7 }])
  expect(second.url).toBe(first.url)
  await second.stop()
})

test('the database uses UTF-8, folds the case of every script, and accepts only its password', async () => {
  const { url, stop } = await start()
  expect(await query(url, `select upper('éß行灯') as upper, current_setting('server_encoding') as encoding`)).toEqual([
    { upper: 'Éß行灯', encoding: 'UTF8' },
  ])
  await expect(query(url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(/password authentication failed/)
  await stop()
})

test('a second server in the same data directory is refused with a reason', async () => {
  await copyBooted()
  const { stop } = await start()
  await expect(start()).rejects.toThrow(/another Andon server is using/)
  await stop()
})

test('after a killed server the next one shuts its orphaned database down and finds every row', async () => {
  await killedServer()
  const { url, stop } = await start()
  expect(await query(url, 'select value from note')).toEqual([{ value: 7 }])
  await stop()
})

test('after a killed server and a killed database the next one recovers', async () => {
  await killedServer()
  const pidFile = join(dataDir, 'cluster', 'postmaster.pid')
  process.kill(Number((await readFile(pidFile, 'utf8')).split('\n')[0]), 'SIGKILL')
  const { url, stop } = await start({ fsync: true })
  expect(await query(url, 'select value from note')).toEqual([{ value: 7 }])
  await stop()
})

test('a process number that now belongs to another program does not keep the database from starting', async () => {
  await copyBooted()
  const stranger = spawn('sleep', ['60'])
  const cluster = join(dataDir, 'cluster')
  await writeFile(
    join(cluster, 'postmaster.pid'),
    `${stranger.pid}\n${cluster}\n1700000000\n5999\n\n127.0.0.1\n 1 1\nready\n`,
  )
  await (await start()).stop()
  expect(stranger.exitCode ?? stranger.signalCode).toBe(null)
  stranger.kill()
})

test('an interrupted first boot does not break the next one', async () => {
  await mkdir(join(dataDir, 'cluster.new-1', 'cluster'), { recursive: true })
  await writeFile(join(dataDir, 'cluster.new-1', 'cluster', 'PG_VERSION'), '18\n')
  await (await start()).stop()
  expect((await readdir(dataDir)).sort()).toEqual(['cluster', 'password', 'port'])
})

test('the database of another major version is refused with both versions named', async () => {
  await mkdir(join(dataDir, 'cluster'))
  await writeFile(join(dataDir, 'cluster', 'PG_VERSION'), '16\n')
  await expect(start()).rejects.toThrow(/made by PostgreSQL 16, and this Andon runs 18/)
})

test('a data directory that cannot be written is named', async () => {
  await writeFile(join(dataDir, 'file'), '')
  const below = startEmbeddedPostgres({ dataDir: join(dataDir, 'file', 'below'), log })
  await expect(below).rejects.toThrow(/cannot write to .*below: a file is in the way/)
})

const pidFile = () => join(dataDir, 'cluster', 'postmaster.pid')
const postmaster = async () => Number((await readFile(pidFile(), 'utf8').catch(() => '')).split('\n')[0])
const patience = { timeout: 60_000, interval: 50 }

test('a database that is killed is started again at the same address, with every row', async () => {
  await copyBooted()
  const { url, stop } = await start({ fsync: true })
  await query(url, 'create table note as select 7 as value')
  process.kill(await postmaster(), 'SIGKILL')
  await vi.waitFor(async () => expect(await query(url, 'select value from note')).toEqual([{ value: 7 }]), patience)
  await stop()
  expect(await postmaster()).toBe(0) // stopped is stopped
})

test('a database that no longer starts is given up with a reason after a bounded number of tries', async () => {
  await copyBooted()
  const givenUp = Promise.withResolvers<string>()
  const { stop } = await startEmbeddedPostgres({ dataDir, log, fsync: false, onDeath: givenUp.resolve })
  const pid = await postmaster()
  await rename(join(dataDir, 'cluster', 'global'), join(dataDir, 'cluster', 'mislaid')) // as a damaged disk would
  process.kill(pid, 'SIGKILL')
  expect(await givenUp.promise).toMatch(/failed 7 times within 10 minutes, the last time: .*pg_control/)
  await stop()
})

test.each([
  ['empty', ''],
  ['damaged', '\0\0garbage\n'],
])('a postmaster.pid that is %s does not keep the database from starting', async (_, text) => {
  await copyBooted()
  await writeFile(pidFile(), text)
  const { url, stop } = await start()
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  await stop()
})

test('a damaged postmaster.pid of a running database is refused with a reason', async () => {
  await killedServer()
  const pid = await postmaster()
  await writeFile(pidFile(), '')
  await expect(start()).rejects.toThrow(/postmaster.pid is empty or damaged, and a database still runs on/)
  process.kill(pid, 'SIGQUIT')
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow(), patience)
})
