import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { checkDatabase, createDb, type Db, findMigrations, migrate } from '@andon/platform/sql'
import { createBrowser } from '@andon/tests/browser'
import { openGame } from '@andon/tests/open-game'
import { type Postgres15, startPostgres15 } from '@andon/tests/programs/postgres-15'
import { startServer, type TestServer } from '@andon/tests/server'
import { spawnServer } from '@andon/tests/server-process'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/** The oldest accepted PostgreSQL, where only the DBA is a superuser. */
let postgres: Postgres15
beforeAll(async () => {
  postgres = await startPostgres15()
})
afterAll(() => postgres.stop(), 60_000)

/** A login and a database of its own, with these rights. */
async function newLogin({ rights, create }: { rights: string; create: boolean }) {
  const name = `x${randomUUID().slice(0, 8)}`
  await postgres.asDba(`create role ${name} login password 'secret' ${rights}`)
  await postgres.asDba(`create database ${name}`)
  if (create) await postgres.asDba(`grant create on database ${name} to ${name}`)
  return { name, url: postgres.url({ user: name, secret: 'secret', database: name }) }
}

const migrateAll = async (url: string) => migrate(url, await findMigrations(root))
const dropApplicationRole = async () => {
  const databases = await postgres.asDba<{ datname: string }>(`select datname from pg_database where datallowconn`)
  for (const { datname } of databases)
    await postgres.asDba(
      `do $$ begin if exists (select from pg_roles where rolname = 'andon_app') then execute 'drop owned by andon_app'; end if; end $$`,
      datname,
    )
  await postgres.asDba('drop role if exists andon_app')
}

/** The statements in the refusal, for the DBA to run. */
async function statementsOf(refused: Promise<unknown>): Promise<string> {
  const error = await refused.then(
    () => null,
    (reason: Error) => reason,
  )
  expect(error).toMatchObject({ name: 'CannotStart' })
  const [, statements = ''] = /A superuser has to run, once:\n\n {4}(.*)\n/.exec(error?.message ?? '') ?? []
  expect(statements).not.toBe('')
  return statements
}

test('a login that may not create roles gets the statements for a DBA, and starts after they ran', async () => {
  await dropApplicationRole()
  const { name, url } = await newLogin({ rights: '', create: true })
  const statements = await statementsOf(migrateAll(url))
  expect(statements).toBe(`create role andon_app nologin; grant andon_app to "${name}";`)
  await postgres.asDba(statements)
  expect((await migrateAll(url)).length).toBeGreaterThan(10)
  expect(await migrateAll(url)).toEqual([]) // each later start needs no more
})

test('a login that may not create schemas gets the statements for a DBA, and starts after they ran', async () => {
  const { name, url } = await newLogin({ rights: 'createrole', create: false })
  const statements = await statementsOf(migrateAll(url))
  expect(statements).toBe(`grant create on database "${name}" to "${name}";`)
  await postgres.asDba(statements)
  expect((await migrateAll(url)).length).toBeGreaterThan(10)
})

test('two installations share one server: the second needs only its membership in andon_app, without the admin option', async () => {
  const first = await newLogin({ rights: 'createrole', create: true })
  await migrateAll(first.url)
  const second = await newLogin({ rights: '', create: true })
  const statements = await statementsOf(migrateAll(second.url))
  expect(statements).toBe(`grant andon_app to "${second.name}";`)
  await postgres.asDba(statements)
  expect((await migrateAll(second.url)).length).toBeGreaterThan(10)
  expect(await migrateAll(first.url)).toEqual([])
})

test('a standby is refused with the reason', async () => {
  const { name, url } = await newLogin({ rights: 'createrole', create: true })
  await checkDatabase(url)
  await postgres.asDba(`alter database ${name} set default_transaction_read_only = on`)
  await expect(checkDatabase(url)).rejects.toThrow(/is read-only/)
})

describe('money on PostgreSQL 15', () => {
  let server: TestServer
  let ownerDb: Db
  let db: Db
  beforeAll(async () => {
    const { url } = await newLogin({ rights: 'createrole', create: true })
    await migrateAll(url)
    ownerDb = createDb({ connectionString: url })
    db = createDb({ connectionString: url, role: 'andon_app' })
    server = await startServer({ database: { url, ownerDb, db, close: async () => undefined } })
  })
  afterEach(async () => {
    expect(await server.app.operator.wallet.verify(server.db)).toMatchObject({ clean: true })
  })
  afterAll(async () => {
    await server.close()
    await Promise.all([ownerDb.close(), db.close()])
  })

  test('fifty deposits with one key are credited once, and simultaneous stakes never exceed the balance', async () => {
    const browser = createBrowser(server.origin)
    await browser.register()
    const idempotencyKey = randomUUID()
    await Promise.all(Array.from({ length: 50 }, () => browser.deposit(1_000, { idempotencyKey })))
    expect((await browser.get('/ajax/profile/getBalance')).body.cash).toBe(1_000)
    const { play } = await openGame(browser)
    const rounds = await Promise.all(Array.from({ length: 8 }, () => play(400)))
    const settled = rounds.filter(({ status }) => status === 200)
    expect(settled.length).toBeGreaterThan(0)
    const won = settled.reduce((sum, { body }) => sum + body.round.win, 0)
    const { cash } = (await browser.get('/ajax/profile/getBalance')).body
    expect(cash).toBe(1_000 + won - settled.length * 400)
  })

  test('a limit holds, and a stake above the balance moves nothing', async () => {
    const browser = createBrowser(server.origin)
    await browser.register()
    await browser.post('/ajax/ResponsibleGaming/setLimits', { limitType: 'deposit', amount: 1_500, period: 1 })
    const deposits = await Promise.all(Array.from({ length: 5 }, () => browser.deposit(1_000)))
    expect(deposits.filter(({ body }) => body.status === 'APPROVED')).toHaveLength(1)
    const { play } = await openGame(browser)
    expect((await play(1_500)).status).not.toBe(200)
    expect((await browser.get('/ajax/profile/getBalance')).body.cash).toBe(1_000)
  })
})

test('the server serves pages, registration, money and a second login, and its ledger verifies', async () => {
  const { url } = await newLogin({ rights: 'createrole', create: true })
  const server = await spawnServer({ env: { DATABASE_URL: url } })
  try {
    await server.ready()
    const page = await fetch(`${server.origin}/ja/lobbies/casino`, { headers: { accept: 'text/html' } })
    expect(page.status).toBe(200)
    const browser = createBrowser(server.origin)
    const { email, password } = await browser.register()
    expect((await browser.deposit(5_000)).body.status).toBe('APPROVED')
    const again = createBrowser(server.origin)
    await again.get('/ajax/login/status')
    expect((await again.post('/ajax/login', { email, password })).body.success).toBe(true)
    expect((await again.get('/ajax/profile/getBalance')).body.cash).toBe(5_000)
    const { stdout } = await promisify(execFile)(process.execPath, ['tools/audits/ledger-verify.ts'], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: url },
    })
    expect(stdout).toMatch(/^clean: /)
  } finally {
    expect(await server.stop()).toBe(0)
  }
})
