import { type SportsCall, type SportsReply, sportsApi } from '@andon/bookmaker/sports-api'
import { addressOf } from '@andon/contract/endpoint'
import { playerOfToken } from '@andon/platform/ids'
import { expect } from 'vitest'
import type { TestServer } from './server.ts'

/** The host of `SPORTS_ORIGIN` in tests. */
export const sportsHost = 'sports.localhost'

/** A call of the sportsbook's client at its own origin. A bet is placed by the player of the token. Any status but 200 fails the test. */
export async function callSports<C extends SportsCall>(
  { app }: Pick<TestServer, 'app'>,
  name: C,
  request: object,
  token?: string,
): Promise<SportsReply<C>> {
  const own = name === 'placeBet' && token ? { player: playerOfToken(token) } : {}
  const { method, path, fields } = addressOf(sportsApi[name].route, { ...own, ...request })
  const query = method === 'GET' ? `?${new URLSearchParams(fields as Record<string, string>)}` : ''
  const response = await app.http.inject({
    method,
    url: `${path}${query}`,
    headers: { host: sportsHost, ...(token && { authorization: `Bearer ${token}` }) },
    ...(method === 'POST' && { payload: fields }),
  })
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}
