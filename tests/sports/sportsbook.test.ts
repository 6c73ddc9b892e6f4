import { randomUUID } from 'node:crypto'
import { sports as sportsInOrder } from '@andon/bookmaker/rules'
import type { SportsReply } from '@andon/bookmaker/sports-api'
import { createBrowser } from '@andon/tests/browser'
import { operatorCommand } from '@andon/tests/operator-command'
import { legsOf, openSportsbook, patience, type Sportsbook } from '@andon/tests/sports/open-sportsbook'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

type Bet = SportsReply<'showBet'>['bet']

let book: Sportsbook
beforeAll(async () => {
  book = await openSportsbook({ sports: ['football', 'tennis', 'tableTennis', 'esports'], speed: 1000 })
})
afterAll(() => book.close())

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

test('a single, a multiple and a system are placed, settled by their matches, and every account agrees to the yen', async () => {
  const rows = await book.upcoming(7)
  const { browser, opened, token } = await book.openAsDemoPlayer()
  const slips = [
    { legs: legsOf(rows.slice(0, 1)), combine: { type: 'single' }, stake: { perLine: 500 } },
    { legs: legsOf(rows.slice(1, 4)), combine: { type: 'treble' }, stake: { total: 700 } },
    { legs: legsOf(rows.slice(4, 7)), combine: { type: 'patent' }, stake: { perLine: 100 } },
  ]
  const placed: Bet[] = []
  for (const slip of slips) {
    book.server.clock.advance({ milliseconds: 2 }) // the list is in the order of time
    const { quote } = await book.call('quoteSlip', slip)
    const request = { ...slip, prices: 'any', requestId: randomUUID() }
    const { bet, refusal } = await book.call('placeBet', request, token)
    expect(refusal).toBeNull()
    expect(bet).toMatchObject({ status: 'ACCEPTED', stake: quote.stake, lines: quote.lines })
    expect((await book.call('placeBet', request, token)).bet?.id).toBe(bet?.id)
    if (bet) placed.push(bet)
  }
  expect(placed.map(({ stake, lines }) => [stake, lines])).toEqual([
    [500, 1],
    [700, 1],
    [700, 7],
  ])
  const taken = await book.call('session', {}, token)
  expect(taken.balance).toBe(opened.balance - 1900)
  expect((await book.call('listBets', { state: 'open' }, token)).bets.map(({ id }) => id)).toEqual(
    placed.map(({ id }) => id).reverse(),
  )

  const settled = await vi.waitFor(
    async () => {
      book.server.clock.advance({ milliseconds: 500 }) // eight minutes of play, about as much as is simulated until the next look
      const { bets } = await book.call('listBets', { state: 'settled' }, token)
      expect(bets).toHaveLength(3)
      return bets
    },
    { timeout: 150_000, interval: 500 },
  )
  for (const bet of settled) expect(bet.legs.every(({ result }) => result !== null) || bet.status === 'LOST').toBe(true)
  const paid = sum(settled.map((bet) => bet.paid))

  const losing = await book.server.db.query<{ loss: number }>('select loss from bookmaker.positions where loss <> 0')
  expect(losing).toEqual([])
  await vi.waitFor(async () => {
    const { cash } = (await browser.get('/ajax/profile/getBalance')).body
    expect(cash).toBe(opened.balance - 1900 + paid)
  }, patience)
  const asked = { languageId: 'en', criteria: JSON.stringify({ range: '7Days' }) }
  const { body } = await browser.post('/ajax/Report/getSportsbookLegacyTransactionHistory', asked)
  const amounts = body.transactions.map(({ amount }: { amount: number }) => amount)
  expect(sum(amounts)).toBe(paid - 1900)
  expect(amounts.filter((amount: number) => amount < 0).sort()).toEqual([-500, -700, -700])
  const [{ kept } = { kept: null }] = await book.server.db.query<{ kept: number }>(
    'select sum(stake - paid)::bigint kept from bookmaker.bets',
  )
  expect(kept).toBe(1900 - paid)
})

test('a bet is quoted with its bankers, sold at its quote, and sold once', async () => {
  const rows = (await book.upcoming(4)).slice(-4)
  const [banker, ...others] = legsOf(rows)
  const withBanker = {
    legs: [{ ...banker, banker: true }, ...others],
    combine: { choose: [2] },
    stake: { perLine: 100 },
  }
  const { quotes } = await book.call('quoteSlips', { slips: [withBanker, { ...withBanker, stake: { perLine: 10 } }] })
  expect(quotes).toMatchObject([
    { lines: 3, stake: 300, minStake: 100, refusal: null },
    { stake: 30, refusal: { code: 'BELOW_MIN_BET_AMOUNT' } },
  ])

  const { token, opened } = await book.openAsDemoPlayer()
  const malformed = [
    [{ combine: { choose: [2, 5] } }, { field: 'combine.choose.1', why: 'chooses 5 of 4 legs' }],
    [{ combine: { type: 'heinz' } }, { field: 'legs', why: 'heinz needs 6 legs or more, there are 4' }],
    [{ legs: [others[0], others[0]] }, { field: 'legs', why: 'have a selection twice' }],
  ] as const
  for (const [wrong, params] of malformed) {
    const slip = { ...withBanker, ...wrong }
    const refusal = { code: 'SLIP_MALFORMED', params }
    expect((await book.call('quoteSlip', slip)).quote).toMatchObject({ refusal })
    expect(await book.call('placeBet', { ...slip, prices: 'any', requestId: randomUUID() }, token)).toMatchObject({
      refusal,
    })
  }
  const { bet } = await book.call('placeBet', { ...withBanker, prices: 'any', requestId: randomUUID() }, token)
  expect(bet).toMatchObject({ status: 'ACCEPTED', lines: 3, stake: 300 })
  const { quote } = await book.call('quoteCashOut', { bet: bet?.id }, token)
  const value = quote?.value ?? 0
  expect(value).toBeGreaterThan(0)
  expect(quote?.fairValue).toBe(value + (quote?.share ?? 0))
  const sale = { bet: bet?.id, quote: quote?.quote, amount: value }
  expect(await book.call('takeCashOut', sale, token)).toMatchObject({ paid: value, bet: { status: 'CASHED_OUT' } })
  expect(await book.call('takeCashOut', sale, token)).toMatchObject({ paid: value })
  await vi.waitFor(async () => {
    expect((await book.call('session', {}, token)).balance).toBe(opened.balance - 300 + value)
  }, patience)
})

test('the request of one player is forbidden in the session of another, and shows and places nothing', async () => {
  const rows = (await book.upcoming(1)).slice(-1)
  const { token, opened } = await book.openAsDemoPlayer()
  const other = createBrowser(book.server.origin)
  await other.register()
  const { authToken } = (await other.get('/ajax/launcher/sports/openSportsBook', { vendorId: 'bookmaker' })).body
  const theirs = await book.call('openSession', { token: authToken, language: 'ja' })
  const slip = { legs: legsOf(rows), combine: { type: 'single' }, stake: { total: 100 }, prices: 'any' }
  const request = { ...slip, requestId: randomUUID(), player: opened.player }
  const asOther = () =>
    book.server.app.http.inject({
      method: 'POST',
      url: '/sportsbook/bets',
      headers: { host: book.host, authorization: `Bearer ${theirs.sessionToken}` },
      payload: request,
    })
  const isForbidden = { success: false, errors: [{ code: 'FORBIDDEN' }] }
  expect((await asOther()).json()).toMatchObject(isForbidden)
  expect((await book.call('placeBet', request, token)).bet?.status).toBe('ACCEPTED')
  expect((await asOther()).json()).toMatchObject(isForbidden)
  expect((await book.call('listBets', { state: 'open' }, theirs.sessionToken)).bets).toEqual([])
})

test('what is read about sports needs no session, and the sites know nothing of it', async () => {
  const { sports } = await book.call('listSports', {})
  const codes = sports.map(({ code }) => code)
  expect(codes).toContain('football')
  expect(codes).toEqual(sportsInOrder.filter((code) => codes.includes(code))) // whatever there is most of
  const sport = sports.find(({ code }) => code === 'football')?.id ?? ''
  const { categories } = await book.call('listTournaments', { sport, language: 'en' })
  expect(categories.flatMap(({ tournaments }) => tournaments).length).toBeGreaterThan(0)
  const { events, nextCursor } = await book.call('listEvents', {})
  expect(events.length).toBeGreaterThan(0)
  if (nextCursor !== null) {
    const more = (await book.call('listEvents', { cursor: nextCursor })).events
    expect(more.filter(({ id }) => events.some((event) => event.id === id))).toEqual([])
  }
  const [first] = (await book.call('listEvents', { sport, when: 'upcoming' })).events
  const shown = await book.call('showEvent', { event: first?.id })
  expect(shown.groups[0]?.group).toBe('main')
  expect(shown.groups.map(({ group }) => group)).toContain('corners')
  const atSite = { method: 'POST', url: '/sportsbook/quote', headers: { host: 'leo.localhost' }, payload: {} } as const
  expect((await book.server.app.http.inject(atSite)).statusCode).toBe(404)
  const page = await book.server.app.http.inject({ url: '/ajax/login/status', headers: { host: book.host } })
  expect(page.statusCode).toBe(404)
})

test('selections of one match are bet at a joint price, and the winner of a season each way', async () => {
  const { token } = await book.openAsDemoPlayer()
  const bets = async (slip: { legs: object[]; combine: object; stake: object; eachWay?: boolean }) => {
    const { quote } = await book.call('quoteSlip', slip)
    expect(quote).toMatchObject({ refusal: null, legs: [{ open: true }] })
    const [{ price, eachWay } = { price: 0, eachWay: null }] = quote.legs
    const [leg] = slip.legs
    const legs = [{ ...leg, price, ...(slip.eachWay && { eachWay }) }]
    const request = { ...slip, legs, prices: slip.eachWay ? 'none' : 'any', requestId: randomUUID() }
    if (slip.eachWay && eachWay) {
      const seen = { ...eachWay, placeFraction: '1/2' }
      const better = { ...request, legs: [{ ...leg, price, eachWay: seen }], requestId: randomUUID() }
      const [, below = ''] = eachWay.placeFraction.split('/')
      expect(Number(below)).toBeGreaterThan(2)
      expect(await book.call('placeBet', better, token)).toMatchObject({
        bet: null,
        refusal: { code: 'EACH_WAY_CHANGED', params: { fraction: eachWay.placeFraction } },
      })
      const unsaid = { ...request, legs: [{ ...leg, price }], requestId: randomUUID() }
      expect(await book.call('placeBet', unsaid, token)).toMatchObject({
        bet: null,
        refusal: { code: 'SLIP_MALFORMED', params: { field: 'legs.0.eachWay' } },
      })
    }
    const { bet, refusal } = await book.call('placeBet', request, token)
    expect(refusal).toBeNull()
    return { bet, quote }
  }

  const joint = await vi.waitFor(async () => {
    const row = (await book.upcoming()).find(({ sport }) => sport.code === 'football')
    const { groups } = await book.call('showEvent', { event: row?.id ?? '' })
    const selectionsOf = (key: string) =>
      groups.flatMap(({ markets }) => markets).find((market) => market.key === key)?.outcomes ?? []
    const [home, , away] = selectionsOf('1')
    const winner = (home?.price ?? 0) < (away?.price ?? 0) ? home : away // the favourite: who is weak wins with few goals
    const [over] = selectionsOf('18|total=2.5')
    const leg = { selection: winner?.selection, price: winner?.price, together: [over?.selection] }
    const slip = { legs: [leg], combine: { type: 'single' }, stake: { total: 300 } }
    const apart = ((winner?.price ?? 0) * (over?.price ?? 0)) / 1000
    return { ...(await bets(slip)), apart }
  }, patience)
  const [leg] = joint.bet?.legs ?? []
  expect(leg).toMatchObject({ together: [{ result: null }], result: null, price: joint.quote.legs[0]?.price })
  expect(leg?.price).toBeLessThan(joint.apart) // goals of a winner are not independent of many goals

  const eachWay = await vi.waitFor(async () => {
    book.server.clock.advance({ milliseconds: 500 }) // eight minutes: while a league plays, its winner cannot be bet
    const { events } = await book.call('listEvents', { when: 'outright' })
    const winners = events.flatMap(({ main }) => (main?.eachWay ? main.outcomes : []))
    for (const { selection, price } of winners.filter(({ open }) => open)) {
      const slip = { legs: [{ selection, price }], combine: { type: 'single' }, stake: { perLine: 100 }, eachWay: true }
      if ((await book.call('quoteSlip', slip)).quote.refusal === null) return bets(slip)
    }
    throw new Error('no winner is bet each way yet')
  }, patience)
  expect(eachWay.bet).toMatchObject({
    eachWay: true,
    lines: 2,
    stake: 200,
    legs: [{ placeFraction: expect.stringMatching(/^1\/(4|5|6|8|10|12|16|20)$/) }],
  })
  expect(await operatorCommand(book.server, ['book', 'trouble'])).toBe('no trouble')
})
