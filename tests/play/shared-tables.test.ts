import { randomUUID } from 'node:crypto'
import type { TableBetNow, TableMessage, TableNow } from '@andon/arcade/game-api/table-fields'
import { createBrowser } from '@andon/tests/browser'
import { startServer, type TestServer } from '@andon/tests/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import WebSocket from 'ws'
import { framesIn } from '../support/realtime/realtime-frames.ts'

const game = 'zodiac-wheel'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ env: { TABLES: 'short' } })
})
afterAll(() => server?.close())

async function call(path: string, body?: object, token?: string) {
  const response = await fetch(`http://localhost:${server.port}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}

/** A page that follows the table and its session's own bets. */
async function openPage(token: string) {
  const socket = new WebSocket(`ws://localhost:${server.port}/realtime`)
  const told: TableMessage[] = []
  const bets: TableBetNow[] = []
  const images: TableNow[] = []
  socket.on('message', (data) => {
    for (const { type, topic, data: payload } of framesIn(data)) {
      if (type === 'image') images.push(payload)
      if (type === 'message' && topic === 'table-bet') bets.push(payload)
      if (type === 'message' && topic?.startsWith('table/')) told.push(payload)
    }
  })
  socket.on('open', () => {
    socket.send(JSON.stringify({ type: 'authenticate', token }))
    socket.send(JSON.stringify({ type: 'subscribe', topics: [`table/${game}`, 'table-bet'] }))
  })
  await vi.waitFor(() => expect(images).toHaveLength(1))
  return { told, bets, images, close: () => socket.close() }
}

test('a bet of real money and one of demo play meet the result that every page gets, and are paid', async () => {
  const browser = createBrowser(server.origin)
  await browser.register()
  await browser.deposit(5_000)
  const { launchUrl } = (await browser.get('/ajax/launcher/realgames', { gameSymbol: game })).body
  const launched = { token: new URL(launchUrl).hash.replace('#token=', ''), gameCode: game, language: 'ja' }
  const real = (await call('/arcade/sessions', launched)).body
  const demo = (await call('/arcade/sessions', { demo: true, gameCode: game, language: 'en' })).body
  const pages = await Promise.all([openPage(real.sessionToken), openPage(demo.sessionToken)])
  const [spot, stake] = ['rat', 100] as const
  const openRound = async (token: string) => {
    const { body } = await call('/arcade/table', undefined, token)
    expect(body.table.round?.state).toBe('open')
    expect(body.table.round.locksAt - body.table.now).toBeGreaterThan(3_000)
    return body.table.round.number as number
  }
  const number = await vi.waitFor(() => openRound(real.sessionToken), { timeout: 60_000, interval: 200 })
  const bet = (token: string) =>
    call(
      '/arcade/table/bets',
      { number, stake, requestId: randomUUID(), choice: { [spot]: stake }, shown: true },
      token,
    )
  const placed = [await bet(real.sessionToken), await bet(demo.sessionToken)]
  expect(placed.map(({ status, body }) => [status, body.bet?.status])).toEqual([
    [200, 'placed'],
    [200, 'placed'],
  ])
  await vi.waitFor(
    () => {
      for (const { bets } of pages) expect(bets.at(-1)?.status).toBe('settled')
    },
    { timeout: 60_000, interval: 100 },
  )
  const results = pages.map(({ told }) => {
    const shown = told.find((one) => one.type === 'round' && one.round.number === number && one.round.state === 'shown')
    return shown?.type === 'round' ? shown.round.result : null
  })
  expect(results[0]?.secondShare.by).toBe('signer')
  expect(results[0]).toEqual(results[1])
  expect(pages.map(({ bets }) => bets.at(-1)?.win)).toEqual([pages[0]?.bets.at(-1)?.win, pages[0]?.bets.at(-1)?.win])
  const seats = pages[1]?.told.flatMap((one) => (one.type === 'seats' ? [one] : [])).at(-1)
  expect(seats).toMatchObject({ number, players: 1, staked: stake, seats: [{ bets: { [spot]: stake } }] })
  const { body: history } = await call('/arcade/rounds', undefined, real.sessionToken)
  expect(history.rounds).toMatchObject([
    { id: placed[0]?.body.bet.id, status: 'settled', nonce: number, revealed: true },
  ])
  const balance = (await call('/arcade/balance', undefined, real.sessionToken)).body.balance
  expect(balance).toBe(5_000 - stake + (pages[0]?.bets.at(-1)?.win ?? 0))
  for (const { close } of pages) close()
})
