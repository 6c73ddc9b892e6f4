import type { SportsReply } from '@andon/bookmaker/sports-api'
import { openSportsbook, patience, type Sportsbook } from '@andon/tests/sports/open-sportsbook'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

let book: Sportsbook
let matches: readonly Match[]
beforeAll(async () => {
  book = await openSportsbook({ sports: ['football'] })
  matches = await matchesWithScorers(9)
})
afterAll(() => book.close())

interface Match {
  readonly event: string
  readonly winner: readonly string[]
  readonly scorers: readonly string[]
}

async function matchesWithScorers(count: number): Promise<Match[]> {
  await vi.waitFor(async () => {
    book.server.clock.advance({ seconds: 2 }) // the feed gives a sign of life every few
    expect((await book.call('listSports', {})).sports).not.toEqual([])
  }, patience)
  const found: Match[] = []
  for (const { id: event } of await book.upcoming(count)) {
    const { groups } = await book.call('showEvent', { event })
    const markets = groups.flatMap((group) => group.markets)
    const open = (key: string) =>
      (markets.find((market) => market.key === key)?.outcomes ?? []).flatMap((one) => (one.open ? [one.selection] : []))
    if (open('1').length > 2 && open('40').length > 4) found.push({ event, winner: open('1'), scorers: open('40') })
  }
  expect(found.length).toBeGreaterThanOrEqual(count)
  return found
}

/** The winner of a match and the goal of a player, of which only a simulation says how they go together. */
const joint = (match: Match | undefined, scorer = 0) => ({
  selection: match?.winner[0] ?? '',
  together: [match?.scorers[scorer] ?? ''],
  price: 2000,
})
const single = { combine: { type: 'single' }, stake: { total: 1000 } }
const fold = { combine: { type: 'fold' }, stake: { total: 1000 } }

/** A request as any client may send it. */
async function send(name: 'quote' | 'quotes', payload: object) {
  const { statusCode, body } = await book.server.app.http.inject({
    method: 'POST',
    url: `/sportsbook/${name}`,
    headers: { host: book.host },
    payload,
  })
  return { status: statusCode, body: JSON.parse(body) }
}

test('a joint price that nobody has asked for before is in the first quote, and a bet is accepted at it', async () => {
  const legs = [joint(matches[0])]
  const { quote } = await book.call('quoteSlip', { legs, ...single })
  expect(quote.refusal).toBeNull()
  const price = quote.legs[0]?.price ?? 0
  expect(price).toBeGreaterThan(1000)
  const { token } = await book.openAsDemoPlayer()
  const bet = { ...single, prices: 'none', requestId: 'joint-request-1' }
  expect(await book.call('placeBet', { legs: [{ ...joint(matches[0]), price }], ...bet }, token)).toMatchObject({
    bet: { status: 'ACCEPTED', legs: [{ price }] },
  })
  const other = { legs: [{ ...joint(matches[1], 1), price: 1_000_000 }], ...bet, requestId: 'joint-request-2' }
  expect(await book.call('placeBet', other, token)).toMatchObject({ bet: null, refusal: { code: 'LINE_CHANGED' } })
})

test('a slip with more than three joint prices is refused, as a quote and as a bet, and nothing of it is priced', async () => {
  const legs = matches.slice(2, 6).map((match) => joint(match, 2))
  const refusal = { code: 'TOO_MANY_LEGS', selection: legs[3]?.selection, params: { field: 'legs' } }
  const { quote } = await book.call('quoteSlip', { legs, ...fold })
  expect(quote).toMatchObject({ refusal, lines: null })
  expect(quote.legs.map(({ price }) => price)).toEqual([null, null, null, null])
  const { token } = await book.openAsDemoPlayer()
  const bet = { legs, ...fold, prices: 'any', requestId: 'joint-request-3' }
  expect(await book.call('placeBet', bet, token)).toMatchObject({ bet: null, refusal })
})

test.each<[string, (at: readonly Match[]) => object, string]>([
  [
    'two legs of one event',
    (at) => ({ legs: [joint(at[6], 3), { ...joint(at[6], 4), selection: at[6]?.winner[1] }], ...fold }),
    'RELATED_LEGS',
  ],
  [
    'a suspended or unknown leg',
    (at) => ({ legs: [joint(at[6], 3), { selection: `${at[7]?.event}/1/9`, price: 2000 }], ...fold }),
    'OUTCOME_UNKNOWN',
  ],
  [
    'too few legs for its system',
    (at) => ({ legs: [joint(at[6], 3)], combine: { type: 'trixie' }, stake: { total: 1000 } }),
    'SLIP_MALFORMED',
  ],
])('what is refused for %s is refused before it is priced', async (_, slipOf, code) => {
  const { quote } = await book.call('quoteSlip', slipOf(matches))
  expect(quote.refusal?.code).toBe(code)
  expect(quote.legs[0]?.price).toBeNull()
})

test('of all slips of a request eight different joint prices are computed, each once; more are refused by the field', async () => {
  const slips = matches.slice(0, 9).map((match) => ({ legs: [joint(match, 3)], ...single }))
  const { status, body } = await send('quotes', { slips })
  expect([status, body.errors[0].field]).toEqual([400, 'slips'])
  const same = await send('quotes', { slips: Array.from({ length: 30 }, () => slips[0]) })
  expect(same.status).toBe(200)
  const prices = (same.body as SportsReply<'quoteSlips'>).quotes.map(({ legs }) => legs[0]?.price)
  expect(new Set(prices)).toEqual(new Set([expect.any(Number)]))
})

test('a client is limited by the joint prices that it asks for, not by its requests', async () => {
  const slips = matches.slice(0, 8).map((match) => ({ legs: [joint(match, 4)], ...single }))
  const first = await send('quotes', { slips }) // computes them
  // at once: one after another they may take a busy machine more than the minute that they are counted in
  const others = await Promise.all(Array.from({ length: 79 }, () => send('quotes', { slips })))
  const statuses = [first, ...others].map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(60)
  const plain = { legs: [{ selection: matches[0]?.winner[0], price: 2000 }], ...single }
  expect((await send('quote', plain)).status).toBe(200)
})
