import assert from 'node:assert/strict'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SportsCall, type SportsReply, sportsApi } from '@andon/bookmaker/sports-api'
import { addressOf } from '@andon/contract/endpoint'
import { playerOfToken } from '@andon/platform/ids'
import { expect, vi } from 'vitest'
import { createBrowser } from '../browser.ts'
import { startServer } from '../server.ts'

export type Sportsbook = Awaited<ReturnType<typeof openSportsbook>>
/** An event of a list. */
export type Row = SportsReply<'listEvents'>['events'][number]

const host = 'sports.localhost'
export const patience = { timeout: 60_000, interval: 250 }

/** The whole server with the simulator of some sports, `speed` times as fast as its clock, which the test moves. */
export async function openSportsbook({ sports, speed = 1 }: { sports: readonly string[]; speed?: number }) {
  const file = join(await mkdtemp(join(tmpdir(), 'andon-feed-')), 'feed.json')
  const since = new Date()
  await writeFile(file, JSON.stringify({ adapter: 'simulator', seed: 'main-job', speed, since, sports }))
  const server = await startServer({ env: { BOOKMAKER_FEED: file, SPORTS_ORIGIN: `http://${host}:4000` } })

  /** A call of the sportsbook's client at its own origin. Like the client it repeats what a busy server has no answer to. */
  async function call<C extends SportsCall>(name: C, request: object, token?: string): Promise<SportsReply<C>> {
    const own = name === 'placeBet' && token ? { player: playerOfToken(token) } : {}
    const { method, path, fields } = addressOf(sportsApi[name].route, { ...own, ...request })
    const query = method === 'GET' ? `?${new URLSearchParams(fields as Record<string, string>)}` : ''
    const response = await vi.waitFor(async () => {
      const reply = await server.app.http.inject({
        method,
        url: `${path}${query}`,
        headers: { host, ...(token && { authorization: `Bearer ${token}` }) },
        ...(method === 'POST' && { payload: fields }),
      })
      assert.notEqual(reply.statusCode, 503, reply.body)
      return reply
    })
    assert.equal(response.statusCode, 200, response.body)
    return response.json()
  }

  /** Matches that have not begun and take bets, by start: at least so many, each so late that it can be bet before. */
  async function upcoming(count = 1): Promise<Row[]> {
    return vi.waitFor(async () => {
      // A producer that has fallen silent gives its next sign of life after ten seconds of play. It falls silent after twenty of the clock, so that these looks never outrun it.
      server.clock.advance({ milliseconds: Math.max(20, Math.ceil(1000 / speed)) })
      const { events } = await call('listEvents', { when: 'upcoming' })
      const simulatedMs = since.getTime() + (server.clock.now().epochMilliseconds - since.getTime()) * speed
      const found = events.filter(
        ({ main, startsAt }) =>
          main?.status === 'active' &&
          main.outcomes.every(({ open }) => open) &&
          Date.parse(startsAt) > simulatedMs + 5 * 60_000,
      )
      expect(found.length).toBeGreaterThanOrEqual(count)
      return found
    }, patience)
  }

  /** The demo player, at the site and at the sportsbook with a token that was refreshed once. */
  async function openAsDemoPlayer() {
    const browser = createBrowser(server.origin)
    await browser.get('/ajax/login/status')
    const { email, password } = server.demo ?? { email: '', password: '' }
    assert.equal((await browser.post('/ajax/login', { email, password })).status, 200)
    const sportsCall = (name: string, fields = {}) =>
      browser.get(`/ajax/launcher/sports/${name}`, { vendorId: 'bookmaker', ...fields })
    const { authToken, launchUrl } = (await sportsCall('openSportsBook')).body
    assert.equal(new URL(launchUrl).origin, `http://${host}:4000`)
    const { authToken: token } = (await sportsCall('refreshSportsBookToken', { authToken })).body
    assert.notEqual(token, authToken)
    const opened = await call('openSession', { token, language: 'ja' })
    return { browser, opened, token: opened.sessionToken }
  }

  return {
    host,
    server,
    call,
    upcoming,
    openAsDemoPlayer,
    /** Ends a test: the ledger is sound. */
    close: async () => {
      expect(await server.app.operator.wallet.verify(server.db)).toMatchObject({ clean: true })
      await server.close()
    },
  }
}

/** The first outcome of each event's main market. */
export const legsOf = (rows: readonly Row[]) =>
  rows.map(({ main }) => {
    const [outcome] = main?.outcomes ?? []
    return { selection: outcome?.selection ?? '', price: outcome?.price ?? 0 }
  })
