import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { gameApi } from '@andon/arcade/game-api'
import { sportsApi } from '@andon/bookmaker/sports-api'
import { addressOf, type Endpoint, type PlayerEndpoint, playerApi, type StaffEndpoint } from '@andon/contract'
import { walletApi } from '@andon/contract/wallet-api'
import { type Browser, createBrowser } from '@andon/tests/browser'
import { sportsHost } from '@andon/tests/call-sports'
import { callsOf } from '@andon/tests/declared-calls'
import type { TestServer } from '@andon/tests/server'
import { signAsArcade } from '@andon/tests/sign-as-arcade'
import { allStaffApis, localKey } from '@andon/tests/staff-client'

/** A request to one of the five APIs, or of a page. `fields` are sent as the API wants them, `body` as it is. */
export interface Sent {
  readonly fields?: object
  readonly body?: { readonly type: string; readonly bytes: Buffer }
}

export interface Answer {
  readonly status: number
  readonly text: string
}

export const apis = ['player', 'wallet', 'game', 'sports', 'staff'] as const
export type ApiName = (typeof apis)[number]

export interface DeclaredCall {
  /** `player.catalogue.getGames`, `sports.quoteSlip`. */
  readonly id: string
  readonly api: ApiName
  readonly endpoint: Endpoint
}

/** Every call of the five APIs. */
export const declaredCalls: readonly DeclaredCall[] = [
  ...named('player', callsOf<PlayerEndpoint>(playerApi)),
  ...named('staff', callsOf<StaffEndpoint>(allStaffApis)),
  ...named('wallet', callsOf({ wallet: walletApi })),
  ...named('game', callsOf({ game: gameApi })),
  ...named('sports', callsOf({ sports: sportsApi })),
]

function named(api: ApiName, calls: readonly { readonly id: string; readonly endpoint: Endpoint }[]): DeclaredCall[] {
  return calls.map(({ id, endpoint }) => ({
    id: api === 'player' || api === 'staff' ? `${api}.${id}` : id,
    api,
    endpoint,
  }))
}

export type Callers = Awaited<ReturnType<typeof openCallers>>

/** Callers of each API: a player who is logged in at the site, in a game and at the sportsbook; the arcade as a supplier; staff with the local key. Requests are sent without a network. */
export async function openCallers(server: TestServer) {
  const [sign, key] = [await signAsArcade(server), await localKey(server)]
  const player = await demoPlayer(server)
  const tokens = { game: '', sports: '' }
  const inject = async (at: { inject: TestServer['app']['http']['inject'] }, sent: object): Promise<Answer> => {
    const { statusCode, body } = await at.inject(sent)
    return { status: statusCode, text: body }
  }

  async function send(
    { api, endpoint }: Pick<DeclaredCall, 'api' | 'endpoint'>,
    { fields = {}, body }: Sent,
  ): Promise<Answer> {
    const { method, path, fields: rest } = addressOf(endpoint.route, fields)
    const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]))
    const raw = JSON.stringify(rest)
    const isForm = api === 'player'
    const payload = body ? Readable.from(inPieces(body.bytes)) : isForm ? query.toString() : raw
    const type = body?.type ?? (isForm ? 'application/x-www-form-urlencoded' : 'application/json')
    return inject(api === 'staff' ? server.app.staff.http : server.app.http, {
      method,
      url: method === 'GET' ? `${path}?${query}` : path,
      headers: {
        ...headersOf[api](raw),
        ...(method === 'POST' && { 'content-type': type }),
        ...(body && { 'content-length': String(body.bytes.length) }),
      },
      ...(method === 'POST' && { payload }),
    })
  }

  const headersOf: Readonly<Record<ApiName, (raw: string) => Record<string, string>>> = {
    player: () => ({
      host: 'leo.localhost',
      cookie: [...player.jar].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-xsrf-token': player.jar.get('XSRF-TOKEN') ?? '',
      'sec-fetch-site': 'same-origin',
    }),
    wallet: (raw) => ({ host: 'leo.localhost', ...sign(raw) }),
    game: () => ({ host: `localhost:${server.port}`, authorization: `Bearer ${tokens.game}` }),
    sports: () => ({ host: sportsHost, authorization: `Bearer ${tokens.sports}` }),
    staff: () => ({ host: '127.0.0.1', authorization: `Bearer ${key}`, 'x-staff-actor': 'stall' }),
  }

  /** Logs in again, and opens game and sportsbook, after a call that has ended a session. */
  async function logIn(): Promise<void> {
    if ((await player.get('/ajax/login/status')).body.loggedIn && tokens.game && tokens.sports) return
    const { email, password } = server.demo ?? { email: '', password: '' }
    if ((await player.post('/ajax/login', { email, password })).status !== 200) await player.register()
    tokens.game = await openGame()
    tokens.sports = await openSports()
  }

  async function openGame(): Promise<string> {
    const { launchUrl = '' } = (await player.get('/ajax/launcher/realgames', { gameSymbol: 'lantern-river' })).body
    const token = String(launchUrl).split('#token=')[1] ?? ''
    const fields = { token, gameCode: 'lantern-river', language: 'ja' }
    return tokenOf(await send({ api: 'game', endpoint: gameApi.openSession }, { fields }))
  }

  async function openSports(): Promise<string> {
    const { authToken = '' } = (await player.get('/ajax/launcher/sports/openSportsBook', { vendorId: 'bookmaker' }))
      .body
    return tokenOf(
      await send({ api: 'sports', endpoint: sportsApi.openSession }, { fields: { token: authToken, language: 'ja' } }),
    )
  }

  const page = (url: string) => inject(server.app.http, { method: 'GET', url, headers: { host: 'leo.localhost' } })
  await logIn()
  return { send, logIn, page, player }
}

const pieceBytes = 65_536

/** As a socket reads them: one in each turn of the event loop. */
async function* inPieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    yield bytes.subarray(at, at + pieceBytes)
    await nextTurn()
  }
}

const tokenOf = ({ text }: Answer): string => JSON.parse(text).sessionToken ?? ''

async function demoPlayer({ origin }: TestServer): Promise<Browser> {
  const browser = createBrowser(origin)
  await browser.get('/ajax/login/status')
  return browser
}
