import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBrowser } from '@andon/tests/browser'
import { type FakeAggregator, listedGame, newId, startFakeAggregator, units } from '@andon/tests/fake-aggregator'
import { startServer, type TestServer } from '@andon/tests/server'
import { supplierFolders } from '@andon/tests/supplier-folders'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

let folders: Awaited<ReturnType<typeof supplierFolders>>
let aggregator: FakeAggregator
let server: TestServer
beforeAll(async () => {
  aggregator = await startFakeAggregator()
  aggregator.state.games = [listedGame('lamp_1'), listedGame('tide')]
  const dataDir = await mkdtemp(join(tmpdir(), 'andon-aggregator-'))
  folders = await supplierFolders(join(dataDir, 'suppliers'))
  await folders.write('fair', aggregator.files())
  server = await startServer({ env: { DATA_DIR: dataDir } })
})
afterAll(async () => {
  await server.close()
  await aggregator.close()
  await folders.close()
})

async function listed(): Promise<string[]> {
  const reply = await server.app.http.inject({ url: '/ajax/game/getGames', headers: { host: 'leo.localhost' } })
  return reply.json().games.map(({ gameCode }: { gameCode: string }) => gameCode)
}

test('a server whose folder names an aggregator lists its games, opens one and takes its bets', async () => {
  await vi.waitFor(async () => expect(await listed()).toEqual(expect.arrayContaining(['fair-lamp-1', 'fair-tide'])), {
    timeout: 20_000,
    interval: 100,
  })
  const player = createBrowser(server.origin)
  await player.register()
  await player.deposit(5000)
  const { body } = await player.get('/ajax/launcher/realgames', { gameSymbol: 'fair-tide' })
  expect(body).toMatchObject({ launchUrl: aggregator.state.launchUrl, dialect: 'none' })
  const { user, token } = aggregator.state.asked.findLast(({ path }) => path === 'game/url')?.fields ?? {}
  const bet = { user, token, game_code: 'tide', currency: 'JPY', round: newId(), amount: units(100) }
  const ids = { request_uuid: newId(), transaction_uuid: newId() }
  expect(await aggregator.send(server.origin, 'transaction/bet', { ...bet, ...ids })).toMatchObject({
    status: 'RS_OK',
    balance: units(4900),
  })
  const wrong = await aggregator.send(server.origin, 'user/info', { user, request_uuid: newId() }, 'wrong signature')
  expect(wrong).toMatchObject({ status: 'RS_ERROR_INVALID_SIGNATURE' })
  const { body: figures } = await server.app.http.inject({ url: '/metrics', headers: { host: 'leo.localhost' } })
  expect(figures).toMatch(/^andon_wallet_refusals_total\{supplier="fair",code="SIGNATURE_INVALID"\} 1$/m)
})
