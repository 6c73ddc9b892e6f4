import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, createBrowser } from '@andon/tests/browser'
import { operatorCommand } from '@andon/tests/operator-command'
import { startServer, type TestServer } from '@andon/tests/server'
import { gameEntry, supplierFiles, supplierFolders, supplierKey } from '@andon/tests/supplier-folders'
import { watchOutput } from '@andon/tests/watch-output'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const key = supplierKey()
const output = watchOutput()
let folders: Awaited<ReturnType<typeof supplierFolders>>
let server: TestServer
let player: Browser
beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'andon-attached-'))
  await mkdir(join(dataDir, 'suppliers'))
  folders = await supplierFolders(join(dataDir, 'suppliers'))
  await folders.write('acme', supplierFiles('acme', key))
  await folders.write('boreal', { ...supplierFiles('boreal'), 'keys.json': { keys: [] } })
  server = await startServer({ env: { DATA_DIR: dataDir }, log: output.log })
  player = createBrowser(server.origin)
  await player.register()
  await player.deposit(5000)
})
afterAll(async () => {
  output.stop()
  await server.close()
  await folders.close()
})

const host = { host: 'leo.localhost' }
const operator = (...words: string[]) => operatorCommand(server, words)
const soon = (work: () => Promise<void>) => vi.waitFor(work, { timeout: 10_000, interval: 100 })
const within = (work: () => Promise<void>) => vi.waitFor(work, { interval: 50 })

async function listed(site = 'leo'): Promise<string[]> {
  const reply = await server.app.http.inject({ url: '/ajax/game/getGames', headers: { host: `${site}.localhost` } })
  return reply.json().games.map(({ gameCode }: { gameCode: string }) => gameCode)
}
const launch = (gameSymbol: string) => player.get('/ajax/launcher/realgames', { gameSymbol })
const errors = () => output.errors().map(({ msg }) => msg)

/** A call of the supplier, signed. */
async function call(path: string, request: object, by = key) {
  const payload = JSON.stringify(request)
  const signed = { 'x-supplier': 'acme', 'x-signature': by.sign(payload) }
  const headers = { ...host, ...signed, 'content-type': 'application/json' }
  return (await server.app.http.inject({ method: 'POST', url: `/wallet/${path}`, payload, headers })).json()
}

/** Opens a game as its supplier does; returns the calls of one round of it. */
async function openGame(gameCode: string) {
  const { body } = await launch(gameCode)
  const token = new URL(body.launchUrl).hash.replace('#token=', '')
  const { playerId, sessionToken } = await call('authenticate', { token, gameCode })
  const round = { roundId: randomUUID(), playerId, gameCode, currency: 'JPY' }
  const betTransactionId = randomUUID()
  const ids = () => ({ transactionId: randomUUID(), betTransactionId, ...round })
  return {
    bet: () => {
      server.clock.advance({ seconds: 10 }) // a round takes longer than the shortest cycle
      return call('bet', { ...round, transactionId: betTransactionId, sessionToken, amount: 100 })
    },
    win: (amount: number, by = key) => call('win', { ...ids(), amount, roundClosed: true }, by),
  }
}

test('a good folder’s games are listed and open, and a faulty folder is left out and named in the log', async () => {
  expect(await listed()).toEqual(expect.arrayContaining(['acme-one', 'acme-two', 'lantern-river']))
  expect(await listed()).not.toContain('boreal-one')
  expect(errors()).toEqual(['suppliers/boreal/keys.json: keys: names no key'])
  const { body } = await launch('acme-one')
  expect(body).toMatchObject({ gameCode: 'acme-one', vendorCode: 'acme', dialect: 'vanguard' })
  expect(body.launchUrl).toMatch(/^https:\/\/games\.acme\.example\/acme-one\?lang=ja#token=ply_\w+\.[\w-]{43}$/)
  const page = await server.app.http.inject({ url: '/ja/lobbies/casino', headers: host })
  expect(page.headers['content-security-policy']).toMatch(/frame-src [^;]*https:\/\/games\.acme\.example/)
})

test('a supplier plays a round by its signed calls, and launches are counted', async () => {
  const { bet, win } = await openGame('acme-one')
  expect(await bet()).toMatchObject({ status: 'OK', balance: 4900 })
  expect(await win(300)).toMatchObject({ status: 'OK', balance: 5200 })
  const { body: figures } = await server.app.http.inject({ url: '/metrics', headers: host })
  expect(figures).toMatch(/^andon_game_launches_total\{supplier="acme"\} 2$/m)
  expect(figures).toMatch(/^andon_game_launches_redeemed_total\{supplier="acme"\} 1$/m)
})

test('a paused supplier’s games are neither listed nor opened, and take no bet, but wins come in', async () => {
  const [open, waiting] = [await openGame('acme-one'), await openGame('acme-two')]
  expect(await open.bet()).toMatchObject({ status: 'OK' })
  expect(await operator('suppliers', 'pause', 'acme')).toBe('acme is paused')
  expect(await operator('suppliers', 'pause', 'acme')).toBe('acme was already paused')
  await within(async () => expect(await listed()).not.toContain('acme-one'))
  expect((await launch('acme-one')).body).toMatchObject({ errors: [{ errorCode: '100737' }] })
  expect(await waiting.bet()).toMatchObject({ status: 'NO_NEW_BETS' })
  expect(await open.win(100)).toMatchObject({ status: 'OK' })
  expect(await operator('suppliers', 'list')).toMatch(
    /^acme {2}Acme Games {2}paused {2}2 games {2}0 open rounds {2}last bet 20/m,
  )

  expect(await operator('suppliers', 'retire', 'acme')).toBe('acme is retired')
  await expect(operator('suppliers', 'pause', 'acme')).rejects.toThrow('acme is retired; resume it first')
  expect(await waiting.bet()).toMatchObject({ status: 'NO_NEW_BETS' })
  expect(await operator('suppliers', 'resume', 'acme')).toBe('acme is active')
  await within(async () => expect(await listed()).toContain('acme-one'))
  expect(await waiting.bet()).toMatchObject({ status: 'OK' })
  await waiting.win(100)
  const kept = await server.db.query('select name, change, actor from catalogue.staff_changes order by id')
  expect(kept).toEqual(
    ['paused', 'retired', 'resumed'].map((change) => ({ name: 'acme', change, actor: expect.stringMatching(/./) })),
  )
})

test('one paused game leaves the supplier’s others alone', async () => {
  expect(await operator('games', 'pause', 'acme-one')).toBe('acme-one is paused')
  await within(async () => expect(await listed()).not.toContain('acme-one'))
  expect(await listed()).toContain('acme-two')
  expect(await operator('games', 'list', 'acme')).toBe(
    'acme  acme-one  paused  Copper Fox\nacme  acme-two  published  Copper Fox',
  )
  expect(await operator('games', 'resume', 'acme-one')).toBe('acme-one is active')
  await within(async () => expect(await listed()).toContain('acme-one'))
})

test('staff see what a change of the files would do, and the running server applies it', async () => {
  expect(await operator('suppliers', 'check', 'acme')).toBe('acme: no problem; nothing would change')
  await folders.write('acme', {
    'games.json': { games: [gameEntry('acme-two', { rtp: 95 }), gameEntry('acme-three', { sites: ['BEE'] })] },
  })
  expect(await operator('suppliers', 'check', 'acme')).toBe(
    'acme: no problem. Games that would be\n  added: acme-three\n  changed: acme-two\n  withdrawn: acme-one',
  )
  await soon(async () => expect(await listed('bee')).toContain('acme-three'))
  expect(await listed()).not.toContain('acme-three')
  expect(await listed()).not.toContain('acme-one')
})

test('a repaired folder is attached, and staff may ask for it at once', async () => {
  expect(await operator('suppliers', 'check')).toContain('suppliers/boreal/keys.json: keys: names no key')
  await folders.write('boreal', supplierFiles('boreal'))
  expect(await operator('suppliers', 'reload')).toMatch(/^every running server reads the folders/)
  await soon(async () => expect(await listed()).toContain('boreal-one'))
})

test('games of one supplier that the database refuses stay as they were, and the others are updated', async () => {
  await server.db.query(`alter table catalogue.games add constraint planted check (game_code <> 'acme-four') not valid`)
  await folders.write('acme', { 'games.json': { games: [gameEntry('acme-two'), gameEntry('acme-four')] } })
  await folders.write('boreal', { 'games.json': { games: [gameEntry('boreal-one'), gameEntry('boreal-three')] } })
  await soon(async () => expect(await listed()).toContain('boreal-three'))
  expect(errors()).toContain('the games of supplier acme stay as they were')
  expect([await listed(), await listed('bee')]).toEqual([
    expect.not.arrayContaining(['acme-four']),
    expect.arrayContaining(['acme-two', 'acme-three']),
  ])
  await server.db.query('alter table catalogue.games drop constraint planted')
  await operator('suppliers', 'reload')
  await soon(async () => expect(await listed()).toContain('acme-four'))
})

test('new keys apply without a restart, and while a file is faulty the last good ones stay in use', async () => {
  const { bet, win } = await openGame('acme-two')
  expect(await bet()).toMatchObject({ status: 'OK' })
  await folders.write('acme', { 'keys.json': '{' })
  await soon(async () => expect(errors().at(-1)).toContain('suppliers/acme/keys.json: is not JSON'))
  const fresh = supplierKey()
  expect(await win(100, fresh)).toEqual(expect.objectContaining({ status: 'SIGNATURE_INVALID' }))
  expect(await win(100)).toMatchObject({ status: 'OK' })
  await folders.write('acme', {
    'keys.json': { keys: [{ algorithm: 'ed25519', publicKeyFile: 'key.pem' }] },
    'key.pem': fresh.publicPem,
  })
  await soon(async () => expect(await call('balance', {}, fresh)).toMatchObject({ status: 'MALFORMED' }))
  expect(await call('balance', {})).toMatchObject({ status: 'SIGNATURE_INVALID' })
})

test('a supplier whose folder is gone is named, because its money cannot come in', async () => {
  await folders.remove('boreal')
  await soon(async () =>
    expect(errors().at(-1)).toMatch(/^supplier boreal has games or open rounds, but no valid folder: its wins/),
  )
  expect(await listed()).not.toContain('boreal-one')
  expect(await operator('suppliers', 'list')).toContain('boreal  boreal  active, without a valid folder')
})

test('commands about unknown suppliers and games say so', async () => {
  await expect(operator('suppliers', 'pause', 'nobody')).rejects.toThrow(
    'unknown supplier nobody; there are acme, arcade',
  )
  await expect(operator('games', 'pause', 'nothing')).rejects.toThrow('unknown game nothing')
  await expect(operator('suppliers', 'check', 'nobody')).rejects.toThrow('there is no folder suppliers/nobody')
  await expect(operator('suppliers')).rejects.toThrow('suppliers list')
})
