import { randomUUID } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SportsCall, type SportsReply, sportsApi } from '@andon/bookmaker/sports-api'
import { addressOf } from '@andon/contract/endpoint'
import { playerOf, playerOfToken } from '@andon/platform/ids'
import { createBrowser } from '@andon/tests/browser'
import { operatorCommand } from '@andon/tests/operator-command'
import { startServer, type TestServer } from '@andon/tests/server'
import { localKey, staffClient } from '@andon/tests/staff-client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

/** The whole server with the simulator a thousand times as fast as its clock, which the test moves: a day of matches takes a minute and a half of it. */
let server: TestServer
const host = 'sports.localhost'
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'andon-feed-'))
  const file = join(folder, 'feed.json')
  const since = new Date().toISOString()
  await writeFile(file, JSON.stringify({ adapter: 'simulator', seed: 'main-job', speed: 1000, since }))
  server = await startServer({ env: { BOOKMAKER_FEED: file, SPORTS_ORIGIN: `http://${host}:4000` } })
})
afterAll(async () => {
  expect(await server.app.operator.wallet.verify(server.db)).toMatchObject({ clean: true })
  await server.close()
})

/** A call of the sportsbook's client at its own origin. */
async function call<C extends SportsCall>(name: C, request: object, token?: string): Promise<SportsReply<C>> {
  const own = name === 'placeBet' && token ? { player: playerOfToken(token) } : {}
  const { method, path, fields } = addressOf(sportsApi[name].route, { ...own, ...request })
  const query = method === 'GET' ? `?${new URLSearchParams(fields as Record<string, string>)}` : ''
  const response = await server.app.http.inject({
    method,
    url: `${path}${query}`,
    headers: { host, ...(token && { authorization: `Bearer ${token}` }) },
    ...(method === 'POST' && { payload: fields }),
  })
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}

type Row = SportsReply<'listEvents'>['events'][number]
type Bet = SportsReply<'showBet'>['bet']
const patience = { timeout: 60_000, interval: 250 }

/** Matches that have not begun and take bets, by start. */
async function upcoming(): Promise<Row[]> {
  server.clock.advance({ milliseconds: 20 }) // a sign of life comes with every ten simulated seconds
  const { events } = await call('listEvents', { when: 'upcoming' })
  return events.filter(({ main }) => main?.status === 'active' && main.outcomes.every(({ open }) => open))
}

/** The demo player, at the site and at the sportsbook with a token that was refreshed once. */
async function openAsDemoPlayer() {
  const browser = createBrowser(server.origin)
  await browser.get('/ajax/login/status')
  const { email, password } = server.demo ?? { email: '', password: '' }
  expect((await browser.post('/ajax/login', { email, password })).status).toBe(200)
  const sports = (name: string, fields = {}) =>
    browser.get(`/ajax/launcher/sports/${name}`, { vendorId: 'bookmaker', ...fields })
  const { authToken, launchUrl } = (await sports('openSportsBook')).body
  expect(new URL(launchUrl).origin).toBe(`http://${host}:4000`)
  const { authToken: token } = (await sports('refreshSportsBookToken', { authToken })).body
  expect(token).not.toBe(authToken)
  const opened = await call('openSession', { token, language: 'ja' })
  return { browser, opened, token: opened.sessionToken }
}

const legsOf = (rows: readonly Row[]) =>
  rows.map(({ main }) => {
    const [outcome] = main?.outcomes ?? []
    return { selection: outcome?.selection ?? '', price: outcome?.price ?? 0 }
  })

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

test('a single, a multiple and a system are placed, settled by their matches, and every account agrees to the yen', async () => {
  const rows = await vi.waitFor(async () => {
    const found = await upcoming()
    expect(found.length).toBeGreaterThanOrEqual(7)
    return found
  }, patience)
  const later = rows.slice(-7) // the first of them may begin before they are bet
  const { browser, opened, token } = await openAsDemoPlayer()
  const slips = [
    { legs: legsOf(later.slice(0, 1)), combine: { type: 'single' }, stake: { perLine: 500 } },
    { legs: legsOf(later.slice(1, 4)), combine: { type: 'treble' }, stake: { total: 700 } },
    { legs: legsOf(later.slice(4, 7)), combine: { type: 'patent' }, stake: { perLine: 100 } },
  ]
  const placed: Bet[] = []
  for (const slip of slips) {
    server.clock.advance({ milliseconds: 2 }) // the list is in the order of time
    const { quote } = await call('quoteSlip', slip)
    const request = { ...slip, prices: 'any', requestId: randomUUID() }
    const { bet, refusal } = await call('placeBet', request, token)
    expect(refusal).toBeNull()
    expect(bet).toMatchObject({ status: 'ACCEPTED', stake: quote.stake, lines: quote.lines })
    expect((await call('placeBet', request, token)).bet?.id).toBe(bet?.id)
    if (bet) placed.push(bet)
  }
  expect(placed.map(({ stake, lines }) => [stake, lines])).toEqual([
    [500, 1],
    [700, 1],
    [700, 7],
  ])
  const taken = await call('session', {}, token)
  expect(taken.balance).toBe(opened.balance - 1900)
  expect((await call('listBets', { state: 'open' }, token)).bets.map(({ id }) => id)).toEqual(
    placed.map(({ id }) => id).reverse(),
  )

  const settled = await vi.waitFor(
    async () => {
      server.clock.advance({ milliseconds: 500 }) // eight minutes of play, about as much as is simulated until the next look
      const { bets } = await call('listBets', { state: 'settled' }, token)
      expect(bets).toHaveLength(3)
      return bets
    },
    { timeout: 150_000, interval: 500 },
  )
  for (const bet of settled) expect(bet.legs.every(({ result }) => result !== null) || bet.status === 'LOST').toBe(true)
  const paid = sum(settled.map((bet) => bet.paid))

  const book = await server.db.query<{ loss: number }>('select loss from bookmaker.positions where loss <> 0')
  expect(book).toEqual([])
  await vi.waitFor(async () => {
    const { cash } = (await browser.get('/ajax/profile/getBalance')).body
    expect(cash).toBe(opened.balance - 1900 + paid)
  }, patience)
  const asked = { languageId: 'en', criteria: JSON.stringify({ range: '7Days' }) }
  const { body } = await browser.post('/ajax/Report/getSportsbookLegacyTransactionHistory', asked)
  const amounts = body.transactions.map(({ amount }: { amount: number }) => amount)
  expect(sum(amounts)).toBe(paid - 1900)
  expect(amounts.filter((amount: number) => amount < 0).sort()).toEqual([-500, -700, -700])
  const [{ kept } = { kept: null }] = await server.db.query<{ kept: number }>(
    'select sum(stake - paid)::bigint kept from bookmaker.bets',
  )
  expect(kept).toBe(1900 - paid)
}, 240_000)

test('a bet is quoted with its bankers, sold at its quote, and sold once', async () => {
  const rows = await vi.waitFor(async () => {
    const found = await upcoming()
    expect(found.length).toBeGreaterThanOrEqual(4)
    return found.slice(-4)
  }, patience)
  const [banker, ...others] = legsOf(rows)
  const withBanker = {
    legs: [{ ...banker, banker: true }, ...others],
    combine: { choose: [2] },
    stake: { perLine: 100 },
  }
  const { quotes } = await call('quoteSlips', { slips: [withBanker, { ...withBanker, stake: { perLine: 10 } }] })
  expect(quotes).toMatchObject([
    { lines: 3, stake: 300, minStake: 100, refusal: null },
    { stake: 30, refusal: { code: 'BELOW_MIN_BET_AMOUNT' } },
  ])

  const { token, opened } = await openAsDemoPlayer()
  const malformed = [
    [{ combine: { choose: [2, 5] } }, { field: 'combine.choose.1', why: 'chooses 5 of 4 legs' }],
    [{ combine: { type: 'heinz' } }, { field: 'legs', why: 'heinz needs 6 legs or more, there are 4' }],
    [{ legs: [others[0], others[0]] }, { field: 'legs', why: 'have a selection twice' }],
  ] as const
  for (const [wrong, params] of malformed) {
    const slip = { ...withBanker, ...wrong }
    const refusal = { code: 'SLIP_MALFORMED', params }
    expect((await call('quoteSlip', slip)).quote).toMatchObject({ refusal })
    expect(await call('placeBet', { ...slip, prices: 'any', requestId: randomUUID() }, token)).toMatchObject({
      refusal,
    })
  }
  const { bet } = await call('placeBet', { ...withBanker, prices: 'any', requestId: randomUUID() }, token)
  expect(bet).toMatchObject({ status: 'ACCEPTED', lines: 3, stake: 300 })
  const { quote } = await call('quoteCashOut', { bet: bet?.id }, token)
  const value = quote?.value ?? 0
  expect(value).toBeGreaterThan(0)
  expect(quote?.fairValue).toBe(value + (quote?.share ?? 0))
  const sale = { bet: bet?.id, quote: quote?.quote, amount: value }
  expect(await call('takeCashOut', sale, token)).toMatchObject({ paid: value, bet: { status: 'CASHED_OUT' } })
  expect(await call('takeCashOut', sale, token)).toMatchObject({ paid: value })
  await vi.waitFor(async () => {
    expect((await call('session', {}, token)).balance).toBe(opened.balance - 300 + value)
  }, patience)
})

test('the request of one player is forbidden in the session of another, and shows and places nothing', async () => {
  const rows = await vi.waitFor(async () => {
    const found = await upcoming()
    expect(found.length).toBeGreaterThanOrEqual(1)
    return found.slice(-1)
  }, patience)
  const { token, opened } = await openAsDemoPlayer()
  const other = createBrowser(server.origin)
  await other.register()
  const { authToken } = (await other.get('/ajax/launcher/sports/openSportsBook', { vendorId: 'bookmaker' })).body
  const theirs = await call('openSession', { token: authToken, language: 'ja' })
  const slip = { legs: legsOf(rows), combine: { type: 'single' }, stake: { total: 100 }, prices: 'any' }
  const request = { ...slip, requestId: randomUUID(), player: opened.player }
  const asOther = () =>
    server.app.http.inject({
      method: 'POST',
      url: '/sportsbook/bets',
      headers: { host, authorization: `Bearer ${theirs.sessionToken}` },
      payload: request,
    })
  const isForbidden = { success: false, errors: [{ code: 'FORBIDDEN' }] }
  expect((await asOther()).json()).toMatchObject(isForbidden)
  expect((await call('placeBet', request, token)).bet?.status).toBe('ACCEPTED')
  expect((await asOther()).json()).toMatchObject(isForbidden)
  expect((await call('listBets', { state: 'open' }, theirs.sessionToken)).bets).toEqual([])
})

test('what is read about sports needs no session, and the sites know nothing of it', async () => {
  const { sports } = await call('listSports', {})
  expect(sports.map(({ code }) => code)).toContain('football')
  const sport = sports.find(({ code }) => code === 'football')?.id ?? ''
  const { categories } = await call('listTournaments', { sport, language: 'en' })
  expect(categories.flatMap(({ tournaments }) => tournaments).length).toBeGreaterThan(0)
  const { events, nextCursor } = await call('listEvents', {})
  expect(events.length).toBeGreaterThan(0)
  if (nextCursor !== null) {
    const more = (await call('listEvents', { cursor: nextCursor })).events
    expect(more.filter(({ id }) => events.some((event) => event.id === id))).toEqual([])
  }
  const [first] = (await call('listEvents', { sport, when: 'upcoming' })).events
  const shown = await call('showEvent', { event: first?.id })
  expect(shown.groups[0]?.group).toBe('main')
  expect(shown.groups.map(({ group }) => group)).toContain('corners')
  const atSite = { method: 'POST', url: '/sportsbook/quote', headers: { host: 'leo.localhost' }, payload: {} } as const
  expect((await server.app.http.inject(atSite)).statusCode).toBe(404)
  const page = await server.app.http.inject({ url: '/ajax/login/status', headers: { host } })
  expect(page.statusCode).toBe(404)
})

test('staff suspend, take margin, limit and settle by orders, which stand in the log of actions', async () => {
  const staff = staffClient(server, await localKey(server))
  const row = await vi.waitFor(async () => {
    const [found] = await upcoming()
    expect(found).toBeDefined()
    return found as Row
  }, patience)
  const [{ selection, price } = { selection: '', price: 0 }] = legsOf([row])
  const market = selection.split('/')[1] ?? ''
  const mainNow = async () =>
    (await call('showEvent', { event: row.id })).groups
      .flatMap(({ markets }) => markets)
      .find(({ key }) => key === market)
  await staff.bookmaker.setSuspended({ event: row.id, market, suspended: true, reason: 'test' })
  await vi.waitFor(async () => expect((await mainNow())?.status).toBe('suspended'), patience)
  expect(
    (await call('quoteSlip', { legs: [{ selection, price }], combine: { type: 'single' }, stake: { total: 100 } }))
      .quote.refusal?.code,
  ).toBe('MARKET_SUSPENDED')
  await staff.bookmaker.setSuspended({ event: row.id, market, suspended: false, reason: 'test' })
  await staff.bookmaker.setMargin({ event: row.id, margin: 100, reason: 'test' })
  await vi.waitFor(async () => {
    const now = await mainNow()
    expect(now?.status).toBe('active')
    expect(now?.outcomes[0]?.price).toBeLessThan(price)
  }, patience)
  await staff.bookmaker.setMargin({ event: row.id, margin: 0, reason: 'test' })

  const { token, opened } = await openAsDemoPlayer()
  const slip = { legs: legsOf([row]), combine: { type: 'single' }, prices: 'any' }
  const { order } = await staff.bookmaker.setLimits({ event: row.id, volume: 200, reason: 'test' })
  await vi.waitFor(async () => {
    expect(await server.db.query('select up_to from bookmaker.orders_done')).toEqual([{ up_to: order }])
  }, patience)
  const tooMuch = { ...slip, stake: { total: 5000 }, requestId: randomUUID() }
  expect((await call('placeBet', tooMuch, token)).refusal?.code).toBe('ABOVE_MAX_BET_AMOUNT')
  const { bet } = await call('placeBet', { ...slip, stake: { total: 100 }, requestId: randomUUID() }, token)
  expect(bet?.status).toBe('ACCEPTED')
  const exposed = await staff.bookmaker.exposure({ event: row.id })
  expect(exposed.markets).toMatchObject([{ market }])
  expect(exposed.events[0]?.loss).toBeGreaterThan(0)

  const me = playerOf(bet?.id ?? '') ?? ''
  expect(exposed.players).toMatchObject([{ player: me, staked: 100 }])
  expect(await operatorCommand(server, ['book', 'exposure', row.id])).toContain(`${me}  staked 100`)
  const ofPlayer = await operatorCommand(server, ['book', 'exposure', me])
  expect(ofPlayer).toMatch(/^(new, takes 50|usual, takes 100) % of the volume/)
  expect(ofPlayer).toContain(`${bet?.id}  staked 100`)
  const asked = { legs: slip.legs, combine: slip.combine, stake: { total: 100 } }
  const everybody = (await call('quoteSlip', asked)).quote.maxStake ?? 0
  expect((await call('quoteSlip', asked, token)).quote.maxStake).toBeLessThan(everybody)
  expect(await operatorCommand(server, ['book', 'stake-factor', me, '0', 'a reason'])).toMatch(/^order \d+ is stored/)
  const factorIs = (factor: number) =>
    vi.waitFor(async () => {
      expect(await server.db.query('select factor from bookmaker.stake_factors')).toEqual([{ factor }])
    }, patience)
  await factorIs(0)
  const small = { ...slip, stake: { total: 100 }, requestId: randomUUID() }
  expect((await call('placeBet', small, token)).refusal?.code).toBe('ABOVE_MAX_BET_AMOUNT')
  await staff.bookmaker.setStakeFactor({ player: me, factor: 1000, reason: 'test' })
  await factorIs(1000)

  const outcome = selection.split('/')[2] ?? ''
  const statusNow = async () => (await call('showBet', { bet: bet?.id }, token)).bet.status
  const settleAs = (result: 'won' | 'lost') =>
    staff.bookmaker.settleMarket({ event: row.id, market, results: [{ outcome, result }], reason: 'test' })
  await settleAs('won')
  await vi.waitFor(async () => expect(await statusNow()).toBe('WON'), patience)
  await vi.waitFor(async () => expect((await mainNow())?.status).toBe('suspended'), patience)
  await settleAs('lost')
  await vi.waitFor(async () => expect(await statusNow()).toBe('LOST'), patience)
  await staff.bookmaker.voidBet({ bet: bet?.id ?? '', reason: 'test' })
  await vi.waitFor(async () => {
    expect(await statusNow()).toBe('CANCELLED')
    expect((await call('session', {}, token)).balance).toBe(opened.balance)
  }, patience)
  await staff.bookmaker.takeBackSettlement({ event: row.id, market, outcomes: [outcome], reason: 'test' })
  await vi.waitFor(async () => expect((await mainNow())?.status).toBe('active'), patience)
  expect(await operatorCommand(server, ['book', 'list'])).toContain(row.name.en)
  expect(await operatorCommand(server, ['book', 'suspend', row.id, 'a reason'])).toMatch(/^order \d+ is stored/)
  await vi.waitFor(async () => expect((await mainNow())?.status).toBe('suspended'), patience)
  expect(await operatorCommand(server, ['book', 'resume', row.id, 'a reason'])).toMatch(/^order \d+ is stored/)
  await vi.waitFor(async () => expect((await mainNow())?.status).toBe('active'), patience)
  expect(await operatorCommand(server, ['book', 'exposure'])).not.toContain(row.id)
  expect(await operatorCommand(server, ['book', 'trouble'])).toBe('no trouble')
  await expect(operatorCommand(server, ['book', 'settle', row.id, market, '1=draw', 'x'])).rejects.toThrow('1=draw')
  for (const [words, why] of [
    [['limit', row.id, 'volume=1000', 'x'], 'volume=1000 is no limit: book limit <event>'],
    [['suspend', 'andon:match:none', 'x'], 'the book has no event andon:match:none'],
    [['suspend', row.id, '999', 'x'], `${row.id} has no market 999`],
    [['settle', row.id, market, '77=won', 'x'], `the market ${market} has no outcome 77`],
    [['void-bet', 'bet_none', 'x'], 'there is no bet bet_none'],
  ] as const)
    await expect(operatorCommand(server, ['book', ...words])).rejects.toThrow(why)
  expect(await operatorCommand(server, ['book', 'trouble'])).toBe('no trouble')
  const { actions } = await staff.staff.listActions({})
  expect(actions.filter(({ endpoint }) => endpoint.includes('/bookmaker/')).length).toBeGreaterThanOrEqual(7)
  expect(await staff.staff.verifyActions({})).toMatchObject({ firstBroken: null })
}, 120_000)

test('selections of one match are bet at a joint price, and the winner of a season each way', async () => {
  const { token } = await openAsDemoPlayer()
  const bets = async (slip: { legs: object[]; combine: object; stake: object; eachWay?: boolean }) => {
    const { quote } = await call('quoteSlip', slip)
    expect(quote).toMatchObject({ refusal: null, legs: [{ open: true }] })
    const [{ price } = { price: 0 }] = quote.legs
    const [leg] = slip.legs
    const request = { ...slip, legs: [{ ...leg, price }], prices: 'any', requestId: randomUUID() }
    const { bet, refusal } = await call('placeBet', request, token)
    expect(refusal).toBeNull()
    return { bet, quote }
  }

  const joint = await vi.waitFor(async () => {
    const row = (await upcoming()).find(({ sport }) => sport.code === 'football')
    const { groups } = await call('showEvent', { event: row?.id ?? '' })
    const selectionsOf = (key: string) =>
      groups.flatMap(({ markets }) => markets).find((market) => market.key === key)?.outcomes ?? []
    const [home, over] = [selectionsOf('1')[0], selectionsOf('18|total=2.5')[0]]
    const leg = { selection: home?.selection, price: home?.price, together: [over?.selection] }
    const slip = { legs: [leg], combine: { type: 'single' }, stake: { total: 300 } }
    const apart = ((home?.price ?? 0) * (over?.price ?? 0)) / 1000
    return { ...(await bets(slip)), apart }
  }, patience)
  const [leg] = joint.bet?.legs ?? []
  expect(leg).toMatchObject({ together: [{ result: null }], result: null, price: joint.quote.legs[0]?.price })
  expect(leg?.price).toBeLessThan(joint.apart) // goals of a winner are not independent of many goals

  const eachWay = await vi.waitFor(async () => {
    const { events } = await call('listEvents', { when: 'outright' })
    const winners = events.flatMap(({ main }) => (main?.eachWay ? main.outcomes : []))
    for (const { selection, price } of winners.filter(({ open }) => open)) {
      const slip = { legs: [{ selection, price }], combine: { type: 'single' }, stake: { perLine: 100 }, eachWay: true }
      if ((await call('quoteSlip', slip)).quote.refusal === null) return bets(slip)
    }
    throw new Error('no winner is bet each way yet')
  }, patience)
  expect(eachWay.bet).toMatchObject({ eachWay: true, lines: 2, stake: 200, legs: [{ placeFraction: '1/5' }] })
  expect(await operatorCommand(server, ['book', 'trouble'])).toBe('no trouble')
}, 150_000)

test('staff give an outcome a better price, which singles get and lists show until it ends', async () => {
  const staff = staffClient(server, await localKey(server))
  const { token } = await openAsDemoPlayer()
  const row = await vi.waitFor(async () => {
    const found = (await upcoming()).at(-1)
    expect(found).toBeDefined()
    return found as Row
  }, patience)
  const [{ selection, price } = { selection: '', price: 0 }] = legsOf([row])
  const [event = '', market = '', outcome = ''] = selection.split('/')
  const better = (((price * 11) / 10 / 10) | 0) * 10 + 10
  const words = [event, market, outcome, `${better / 1000}`, 'stake=1000', 'a special weekend']
  expect(await operatorCommand(server, ['book', 'boost', ...words])).toMatch(/^order \d+ is stored/)
  await vi.waitFor(async () => {
    const { boosts } = await call('listBoosts', {})
    expect(boosts).toMatchObject([{ selection, price: better, mostStake: 1000, event: { id: event } }])
  }, patience)
  const slip = { legs: [{ selection, price: better }], combine: { type: 'single' }, stake: { total: 600 } }
  expect((await call('quoteSlip', slip)).quote.legs).toMatchObject([{ price: better, boost: { mostStake: 1000 } }])
  const place = () => call('placeBet', { ...slip, prices: 'none', requestId: randomUUID() }, token)
  expect((await call('quoteSlip', { ...slip, stake: { total: 1001 } })).quote).toMatchObject({
    maxStake: 1000,
    refusal: { code: 'BOOST_USED', selection, counterOffer: { kind: 'stake', maxStake: 1000 } },
  })
  expect((await place()).bet).toMatchObject({ status: 'ACCEPTED', legs: [{ price: better, boosted: true }] })
  expect((await place()).refusal).toMatchObject({ code: 'BOOST_USED', counterOffer: { kind: 'stake', maxStake: 400 } })
  await staff.bookmaker.endBoost({ event, market, outcome, reason: 'test' })
  await vi.waitFor(async () => expect((await call('listBoosts', {})).boosts).toEqual([]), patience)
  expect((await place()).refusal?.code).toBe('LINE_CHANGED')
})
