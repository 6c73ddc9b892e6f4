import { Refusal } from '@andon/contract'
import type { StaffClient } from '@andon/contract/staff-api/client'
import { createBrowser } from '@andon/tests/browser'
import { operatorCommand } from '@andon/tests/operator-command'
import { startServer, type TestServer } from '@andon/tests/server'
import { localKey, staffClient } from '@andon/tests/staff-client'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let server: TestServer
let root: StaffClient
beforeAll(async () => {
  server = await startServer()
  root = staffClient(server, await localKey(server))
})
afterAll(() => server.close())

/** Each test begins with a log that is as empty as that of a new installation, no accounts, and no paused game. */
beforeEach(async () => {
  await server.db.query('alter table staff.actions drop constraint if exists full_log')
  const { games } = await root.catalogue.listGames({})
  for (const { gameCode, paused } of games) if (paused) await root.catalogue.setGamePaused({ gameCode, paused: false })
  await server.db.query('alter table staff.actions disable trigger keep_history')
  await server.db.query('truncate staff.actions, staff.accounts, staff.failed_logins cascade')
  await server.db.query('alter table staff.actions enable trigger keep_history')
})

interface Row {
  readonly actor: string
  readonly endpoint: string
  readonly outcome: string
  readonly subject: string
  readonly content: string
}
const rows = () => server.db.query<Row & object>('select * from staff.actions order by id')
const pause = (paused = true) => root.catalogue.setGamePaused({ gameCode: 'lantern-river', paused })

test('a change is logged with its actor, and the state before and after', async () => {
  await pause()
  const [row] = await rows()
  expect(row).toMatchObject({
    id: 1,
    actor: 'key:root',
    via: 'key',
    roles: ['admin'],
    endpoint: 'POST /staff/games/{gameCode}/paused',
    outcome: 'OK',
    subject: 'lantern-river',
    previous: null,
  })
  expect(JSON.parse(row?.content ?? '')).toEqual({
    request: { gameCode: 'lantern-river', paused: true },
    before: { paused: false },
    after: { paused: true },
  })
})

test('what is refused is logged with its reason, and nothing has changed', async () => {
  await expect(root.catalogue.setGamePaused({ gameCode: 'no-such-game', paused: true })).rejects.toThrow()
  const { password } = await root.staff.addAccount({ name: 'maki', roles: ['support'] })
  const { token } = await staffClient(server, '').staff.login({ name: 'maki', password })
  await expect(
    staffClient(server, token).catalogue.setGamePaused({ gameCode: 'lantern-river', paused: true }),
  ).rejects.toThrow('FORBIDDEN')
  await expect(staffClient(server, '').staff.login({ name: 'maki', password: `${password}x` })).rejects.toThrow()
  expect((await rows()).map(({ actor, endpoint, outcome }) => [actor, endpoint.split(' ')[1], outcome])).toEqual([
    ['key:root', '/staff/games/{gameCode}/paused', 'ACTION_IMPOSSIBLE'],
    ['key:root', '/staff/accounts', 'OK'],
    ['maki', '/staff/login', 'OK'],
    ['maki', '/staff/games/{gameCode}/paused', 'FORBIDDEN'],
    ['maki', '/staff/login', 'LOGIN_FAILED'],
  ])
  expect((await root.catalogue.listGames({})).games.filter(({ paused }) => paused)).toEqual([])
  const { actions } = await root.staff.listActions({ subject: 'no-such-game' })
  expect(actions.map(({ outcome }) => outcome)).toEqual(['ACTION_IMPOSSIBLE'])
})

test('the log has no passwords, and what a player wrote or is written to is not copied into it', async () => {
  const { password } = await root.staff.addAccount({ name: 'maki', roles: ['support'] })
  const client = staffClient(server, '')
  await client.staff.login({ name: 'maki', password })
  await expect(client.staff.login({ name: 'maki', password: 'open sesame 4711' })).rejects.toThrow()
  const { email } = await createBrowser(server.origin).register()
  await root.identity.linkBank({ email, bank: 'Example Bank' })
  const all = JSON.stringify(await rows())
  for (const secret of [password, 'open sesame 4711', email]) expect(all).not.toContain(secret)
  expect(all).toContain('Example Bank')
})

test('looking a player up is logged, listing games is not', async () => {
  const { playerID } = await createBrowser(server.origin).register()
  await root.identity.findPlayers({ reference: playerID })
  await root.catalogue.listGames({})
  expect(await rows()).toMatchObject([{ endpoint: 'GET /staff/players', subject: playerID }])
})

test('a change whose row cannot be written does not happen', async () => {
  await server.db.query(
    `alter table staff.actions add constraint full_log check (subject <> 'lantern-river') not valid`,
  )
  await expect(pause()).rejects.toThrow('INTERNAL')
  expect((await root.catalogue.listGames({})).games.filter(({ paused }) => paused)).toEqual([])
})

test('actions at once are one chain without a gap', async () => {
  await Promise.all(Array.from({ length: 24 }, (_, place) => pause(place % 2 === 0)))
  expect(await root.staff.verifyActions({})).toMatchObject({ rows: 24, firstBroken: null })
})

test.each([
  ['changed', `update staff.actions set content = replace(content, 'lantern', 'harbour') where id = 2`, 2],
  ['given to another actor', `update staff.actions set actor = 'someone' where id = 1`, 1],
  ['moved in time', `update staff.actions set at = at + interval '1 second' where id = 3`, 3],
  ['removed', 'delete from staff.actions where id = 2', 3],
  ['given a new hash', `update staff.actions set hash = sha256('x') where id = 2`, 2],
])('a row that was %s is found from the command line', async (_title, statement, firstBroken) => {
  for (const paused of [true, false, true]) await pause(paused)
  expect(await operatorCommand(server, ['audit', 'verify'])).toMatch(
    /^all 3 rows hold; the last has the hash [\da-f]{64}$/,
  )
  await server.db.query('alter table staff.actions disable trigger keep_history')
  await server.db.query(statement)
  await expect(operatorCommand(server, ['audit', 'verify'])).rejects.toThrow(
    `row ${firstBroken} is not as it was written`,
  )
})

test('the server’s own role can neither change nor remove a row, and its owner only by switching the guard off', async () => {
  await pause()
  for (const statement of [
    `update staff.actions set actor = 'x'`,
    'delete from staff.actions',
    'truncate staff.actions',
  ]) {
    await expect(server.app.runtime.db.query(statement)).rejects.toThrow(/permission denied/)
    await expect(server.db.query(statement)).rejects.toThrow('rows of actions are never changed')
  }
})

test('the last actions about a subject are listed, newest first', async () => {
  await pause()
  await root.catalogue.setGamePaused({ gameCode: 'koi-climb', paused: true })
  await pause(false)
  const { actions } = await root.staff.listActions({ subject: 'lantern-river' })
  expect(actions.map(({ id, content }) => [id, JSON.parse(content).after])).toEqual([
    [3, { paused: false }],
    [1, { paused: true }],
  ])
  expect((await root.staff.listActions({ before: '3' })).actions.map(({ id }) => id)).toEqual([2, 1])
})

test('a decision that cannot be taken is logged with the payment that it names', async () => {
  await expect(root.cashier.approveWithdrawal({ payment: 'wdr_none' })).rejects.toThrow(
    new Refusal('ACTION_IMPOSSIBLE').code,
  )
  expect(await rows()).toMatchObject([{ outcome: 'ACTION_IMPOSSIBLE', subject: 'wdr_none' }])
  expect(JSON.parse((await rows())[0]?.content ?? '')).toMatchObject({
    request: { payment: 'wdr_none' },
    after: { message: 'there is no withdrawal wdr_none' },
  })
})
