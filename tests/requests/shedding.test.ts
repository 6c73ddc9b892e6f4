import { type PlayerEndpoint, parseRoute } from '@andon/contract'
import { playerApi } from '@andon/contract/player-api'
import { createBrowser } from '@andon/tests/browser'
import { startServer, type TestServer } from '@andon/tests/server'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ env: { MAX_TURN_MS: '100' } })
})
afterAll(() => server.close())

const all = Object.values(playerApi).flatMap((endpoints): PlayerEndpoint[] => Object.values(endpoints))
const kept = all.filter(({ neverShed }) => neverShed)

/** What every page of the site asks for before it can be used, and what a player must always be able to do. */
const needed = [
  'GET /ajax/login/status',
  'GET /ajax/country/countryblock',
  'GET /ajax/policy/getPolicies',
  'POST /ajax/login/logout',
  'POST /ajax/ResponsibleGaming/setLimits',
  'POST /ajax/ResponsibleGaming/lockAccount',
]

test('calls that every page needs, and those that protect a player, declare that they are never shed', () => {
  expect(kept.map(({ route }) => route)).toEqual(expect.arrayContaining(needed))
})

test('a server that is late refuses other calls, and answers those that are never shed', async () => {
  const browser = createBrowser(server.origin)
  await browser.register()
  const ask = async ({ route }: Pick<PlayerEndpoint, 'route'>) => {
    const { method, path } = parseRoute(route)
    return (await (method === 'GET' ? browser.get(path) : browser.post(path))).status
  }
  const shed = { route: 'GET /ajax/game/getGames' } as const
  const logoutLast = kept.toSorted((a, b) => Number(a.route.endsWith('/logout')) - Number(b.route.endsWith('/logout')))
  for (const endpoint of logoutLast) {
    let answer = 0
    await expect
      .poll(async () => {
        await beLate()
        const [before, status, after] = await Promise.all([ask(shed), ask(endpoint), ask(shed)])
        answer = status
        return [before, after]
      })
      .toEqual([503, 503])
    expect(answer, endpoint.route).not.toBe(503)
    expect(answer, endpoint.route).toBeLessThan(500)
  }
})

/** Keeps the event loop busy, turn by turn, for longer than the time over which its delay is averaged. */
async function beLate(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) {
    const end = performance.now() + 300
    while (performance.now() < end);
    await new Promise((next) => setImmediate(next))
  }
}
