import { randomUUID } from 'node:crypto'
import { type GameCall, gameApi } from '@andon/arcade/game-api'
import { type SportsCall, sportsApi } from '@andon/bookmaker/sports-api'
import { type Browser, createBrowser } from '@andon/tests/browser'
import { requestOfClient } from '@andon/tests/client-request'
import { legsOf, openSportsbook, patience, type Row, type Sportsbook } from '@andon/tests/sports/open-sportsbook'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

/** What a supplier's session may do once the login that opened it has ended: nothing. */

let book: Sportsbook
beforeAll(async () => {
  book = await openSportsbook({ sports: ['football', 'tennis'] })
  await vi.waitFor(
    async () => {
      book.server.clock.advance({ seconds: 1 }) // signs of life of the producers come by the clock, which must not outrun them
      const { events } = await book.call('listEvents', { when: 'upcoming' })
      expect(events.filter(({ main }) => main?.status === 'active').length).toBeGreaterThan(2)
    },
    { ...patience, interval: 1_000 },
  )
})
afterAll(() => book.close())

type SportsSessionCall = {
  [C in SportsCall]: (typeof sportsApi)[C]['access'] extends 'sportsSession' ? C : never
}[SportsCall]
type GameSessionCall = { [C in GameCall]: (typeof gameApi)[C]['access'] extends 'gameSession' ? C : never }[GameCall]

type Played = Awaited<ReturnType<typeof openEverything>>

/** A player with two bets, a rule, a cash-out quote and a round, and the tokens of both suppliers. */
async function openEverything() {
  const browser = createBrowser(book.server.origin)
  const player = await browser.register()
  await browser.deposit(20_000)
  const { authToken } = (await browser.get('/ajax/launcher/sports/openSportsBook', { vendorId: 'bookmaker' })).body
  const { sessionToken: token } = await book.call('openSession', { token: authToken, language: 'ja' })
  const firstPrice = ({ main }: Row) => main?.outcomes[0]?.price ?? 0
  const rows = await book.upcoming(4)
  const [first, second] = rows.toSorted((one, other) => firstPrice(other) - firstPrice(one)) // a rule asks for more than a favourite returns
  const betOn = async (row: typeof first) => {
    const slip = { legs: row ? legsOf([row]) : [], combine: { type: 'single' }, stake: { total: 500 } }
    const request = { ...slip, prices: 'any', requestId: randomUUID() }
    const { bet } = await book.call('placeBet', request, token)
    expect(bet?.status).toBe('ACCEPTED')
    return { id: bet?.id ?? '', slip }
  }
  const [bet, other] = [await betOn(first), await betOn(second)]
  const rule = { rule: 'rule-0001', conditions: [{ when: 'valueAtLeast', amount: 600 }], amount: null }
  expect((await book.call('setCashOutRule', { bet: bet.id, ...rule }, token)).refusal).toBeNull()
  const { quote } = await book.call('quoteCashOut', { bet: bet.id }, token)
  expect(quote?.value).toBeGreaterThan(0)

  const { launchUrl } = (await browser.get('/ajax/launcher/realgames', { gameSymbol: 'lantern-river' })).body
  const launch = { token: new URL(launchUrl).hash.replace('#token=', ''), gameCode: 'lantern-river', language: 'en' }
  const opened = await ofGame(gameApi.openSession.route, launch)
  const gameToken: string = opened.body.sessionToken
  const played = await ofGame(gameApi.playRound.route, { stake: 100, requestId: randomUUID() }, gameToken)
  expect(played.status).toBe(200)
  const roundId: string = played.body.round.id
  book.server.clock.advance({ seconds: 5 }) // the next round would not be too early

  const sportsRequests: Record<SportsSessionCall, object> = {
    session: {},
    shareSlip: { selections: bet.slip.legs.map(({ selection }) => selection) },
    placeBet: { ...bet.slip, prices: 'any', requestId: randomUUID(), player: player.playerID },
    listBets: {},
    showOpenStakes: { since: '2026-01-01T00:00:00Z' },
    showBet: { bet: bet.id },
    showRecord: {},
    quoteCashOut: { bet: bet.id },
    takeCashOut: { bet: bet.id, quote: quote?.quote ?? '', amount: quote?.value ?? 0 },
    editBet: {
      bet: other.id,
      quote: quote?.quote ?? '',
      legs: bet.slip.legs,
      combine: { type: 'single' },
      prices: 'any',
      requestId: randomUUID(),
    },
    setCashOutRule: { bet: other.id, ...rule },
    removeCashOutRule: { bet: bet.id, rule: rule.rule },
  }
  const gameRequests: Record<GameSessionCall, object> = {
    session: {},
    balance: {},
    playRound: { stake: 100, requestId: randomUUID() },
    act: { roundId, index: 0, action: { type: 'cashOut' } },
    rounds: {},
    roundShown: { roundId },
    proof: { roundId },
    seedRounds: { commitment: 'a'.repeat(64) },
    seeds: {},
    chooseSeed: { clientSeed: 'abcdefgh' },
    rotateSeeds: { clientSeed: 'abcdefgh' },
    table: {},
    tableTime: {},
    tableChains: {},
    placeBet: { number: 1, stake: 100, requestId: randomUUID() },
    actOnBet: { betId: roundId, action: { type: 'cashOut' } },
    tableRounds: {},
    tableRound: { number: '1' },
    react: { reaction: 'clap' },
    squeeze: { number: 1, card: 0, from: 'left', part: 0 },
    tableMessages: {},
    sayAtTable: { text: 'こんばんは', requestId: randomUUID() },
    reportMessage: { number: '1', reason: 'insult' },
  }
  return { browser, player, bet, other, token, gameToken, sportsRequests, gameRequests, quote }
}

const ofGame = (route: (typeof gameApi)[GameCall]['route'], fields: object, token?: string) =>
  requestOfClient({ port: book.server.port, host: `localhost:${book.server.port}`, token }, route, fields)
const ofSports = (route: (typeof sportsApi)[SportsCall]['route'], fields: object, token?: string) =>
  requestOfClient({ port: book.server.port, host: book.host, token }, route, fields)

/** The code and the status of every call that needs a session: those of the declarations, so that a new one is tested, too. */
async function answers({ token, gameToken, sportsRequests, gameRequests }: Played) {
  const found: [string, number, string | undefined, string | undefined][] = []
  const note = (name: string, { status, body }: Awaited<ReturnType<typeof ofGame>>) =>
    found.push([name, status, body.errors?.[0]?.errorCode, body.errors?.[0]?.code])
  for (const name of Object.keys(sportsApi) as SportsCall[]) {
    if (sportsApi[name].access !== 'sportsSession') continue
    const fields: object = sportsRequests[name as SportsSessionCall]
    note(name, await ofSports(sportsApi[name].route, fields, token))
  }
  for (const name of Object.keys(gameApi) as GameCall[]) {
    if (gameApi[name].access !== 'gameSession') continue
    const fields: object = gameRequests[name as GameSessionCall]
    note(name, await ofGame(gameApi[name].route, fields, gameToken))
  }
  return found
}

async function logInElsewhere({ player: { email, password } }: Played): Promise<Browser> {
  const elsewhere = createBrowser(book.server.origin)
  await elsewhere.get('/ajax/login/status')
  expect((await elsewhere.post('/ajax/login', { email, password })).status).toBe(200)
  return elsewhere
}
const post = async (browser: Browser, path: string, fields = {}) =>
  expect((await browser.post(path, fields)).body).toMatchObject({ success: true })

const endings: Record<string, (played: Played) => Promise<unknown>> = {
  'a logout': ({ browser }) => post(browser, '/ajax/login/logout'),
  'a lock': ({ browser }) => post(browser, '/ajax/ResponsibleGaming/lockAccount', { days: 365 }),
  'a break': ({ browser }) => post(browser, '/ajax/ResponsibleGaming/takeBreak', { days: 1 }),
  'a change of the password elsewhere': async (played) =>
    post(await logInElsewhere(played), '/ajax/profile/changePassword', {
      currentPassword: played.player.password,
      password: 'amber-lighthouse-2093',
    }),
  'an end of all other logins': async (played) =>
    post(await logInElsewhere(played), '/ajax/sessions/endOthers', { password: played.player.password }),
  'another login in the same browser': async ({ browser, player: { email, password } }) =>
    post(browser, '/ajax/login', { email, password }),
}

const betsOf = (playerId: string) =>
  book.server.db.query<{ id: string }>(
    'select id, status, paid, cashed_out from bookmaker.bets where player_id = $1 order by id',
    [playerId],
  )

test.each(Object.keys(endings))('after %s no call of a supplier reads, sells or stakes', async (ending) => {
  const played = await openEverything()
  const before = await betsOf(played.player.playerID)
  await endings[ending]?.(played)
  await expectOver(played, before)
})

async function expectOver(played: Played, before: object[]) {
  const refused = await vi.waitFor(async () => {
    const all = await answers(played)
    expect(all.filter(([, , , code]) => code === 'UNAVAILABLE')).toEqual([]) // of a server that is busy with what the clock has skipped
    return all
  }, patience)
  expect(refused.length).toBeGreaterThan(20)
  const isOver = ([name, status, errorCode, code]: (typeof refused)[number]) =>
    (status === 401 && errorCode === '151') || (name === 'playRound' && code === 'ACCOUNT_LOCKED') // the wallet's own word to a stake
  expect(refused.filter((one) => !isOver(one))).toEqual([])
  expect(await betsOf(played.player.playerID)).toEqual(before)
}

test('while the login lives, each of these calls is answered', async () => {
  const found = await answers(await openEverything())
  expect(found.filter(([, status, , code]) => status === 401 || code === 'SESSION_EXPIRED')).toEqual([])
})

test('a rule of before a lock still cashes out while its player is away, and the money is theirs', async () => {
  const played = await openEverything()
  const { value = 0 } = played.quote ?? {}
  const low = {
    bet: played.other.id,
    rule: 'rule-0002',
    conditions: [{ when: 'valueAtLeast', amount: 1 }],
    amount: null,
  }
  const away = { ...low, conditions: [{ when: 'valueAtMost', amount: value * 100 }] }
  await endings['a lock']?.(played)
  expect((await ofSports(sportsApi.setCashOutRule.route, away, played.token)).status).toBe(401)
  const before = await openEverything()
  expect((await book.call('setCashOutRule', { ...low, bet: before.other.id }, before.token)).refusal).toBeNull()
  await endings['a lock']?.(before)
  await vi.waitFor(
    async () => {
      book.server.clock.advance({ milliseconds: 500 })
      const rows = await book.server.db.query<{ status: string; paid: number }>(
        'select status, paid from bookmaker.bets where player_id = $1 and id = $2',
        [before.player.playerID, before.other.id],
      )
      expect(rows).toMatchObject([{ status: 'CASHED_OUT' }])
      expect(rows[0]?.paid).toBeGreaterThan(0)
    },
    { timeout: 30_000, interval: 250 },
  )
})

test.each(['a lock', 'a break'])(
  'after %s a restricted login opens no sportsbook, and has its open bets in the history of the account',
  async (ending) => {
    const { browser, player, bet, other } = await openEverything()
    await endings[ending]?.({ browser } as Played) // needs no more
    await browser.get('/ajax/login/status')
    const { email, password } = player
    const login = await browser.post('/ajax/login', { email, password, withdrawalOnly: 'true' })
    expect(login.body).toMatchObject({ success: true, restricted: true })
    const opened = await browser.get('/ajax/launcher/sports/openSportsBook', { vendorId: 'bookmaker' })
    expect([opened.status, opened.body.errors[0].code]).toEqual([403, 'ACCOUNT_LOCKED'])
    const { body } = await browser.post('/ajax/Report/getBetHistory', { criteria: JSON.stringify({ range: '7Days' }) })
    expect(JSON.stringify(body)).toContain(bet.id)
    expect(JSON.stringify(body)).toContain(other.id)
    expect(await betsOf(player.playerID)).toMatchObject([{ cashed_out: 0 }, { cashed_out: 0 }])
  },
)

test('a quote of one bet sells no other bet', async () => {
  const { token, other, bet, quote } = await openEverything()
  const sale = { quote: quote?.quote ?? '', amount: quote?.value ?? 0 }
  const wrong = await book.call('takeCashOut', { bet: other.id, ...sale }, token)
  expect(wrong).toMatchObject({ bet: null, paid: 0, refusal: { code: 'CASH_OUT_EXPIRED' } })
  expect(await book.call('takeCashOut', { bet: bet.id, ...sale }, token)).toMatchObject({ paid: quote?.value })
})

test('after a session limit, and after the idle timeout, no call of a supplier reads, sells or stakes', async () => {
  const [limited, idle] = [await openEverything(), await openEverything()]
  const [ofLimited, ofIdle] = [await betsOf(limited.player.playerID), await betsOf(idle.player.playerID)]
  await post(limited.browser, '/ajax/ResponsibleGaming/setLimits', { limitType: 'session', minutes: 5, period: 1 })
  book.server.clock.advance({ minutes: 6 })
  await expectOver(limited, ofLimited)
  book.server.clock.advance({ minutes: 25 })
  await expectOver(idle, ofIdle)
})
