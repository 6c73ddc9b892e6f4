import { randomUUID } from 'node:crypto'
import type { RaceCall, RaceReply, SportsReply } from '@andon/bookmaker/sports-api'
import { openSportsbook, patience, type Sportsbook } from '@andon/tests/sports/open-sportsbook'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const speed = 60
const since = Date.now()
let book: Sportsbook
beforeAll(async () => {
  book = await openSportsbook({ sports: ['keirin'], speed })
})
afterAll(() => book.close())

/** A call about races, whose API is apart from that of the sportsbook. */
async function read<C extends RaceCall>(_: C, path: string): Promise<RaceReply<C>> {
  const reply = await book.server.app.http.inject({ method: 'GET', url: path, headers: { host: book.host } })
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json()
}
const cardOf = async (event: string) => (await read('showRace', `/sportsbook/events/${event}/race`)).race

type Row = SportsReply<'listEvents'>['events'][number]

/** Races that take bets for some minutes yet and in which all start, as far as that is known, by start. */
const openRaces = (): Promise<Row[]> =>
  vi.waitFor(async () => {
    book.server.clock.advance({ milliseconds: 100 })
    const now = since + (book.server.clock.now().epochMilliseconds - since) * speed
    const { events } = await book.call('listEvents', { when: 'race' })
    const found = events.filter(
      ({ main, startsAt }) => main?.status === 'active' && Date.parse(startsAt) > now + 12 * 60_000,
    )
    const cards = await Promise.all(found.slice(0, 4).map(({ id }) => cardOf(id)))
    const whole = found.filter((_, at) => cards[at]?.riders.every(({ nonStarter }) => !nonStarter))
    expect(whole.length).toBeGreaterThanOrEqual(2)
    return whole
  }, patience)

async function marketsOf({ id }: Row) {
  const { groups } = await book.call('showEvent', { event: id })
  return new Map(groups.flatMap(({ markets }) => markets).map((market) => [market.name.ja, market.outcomes]))
}

test('bets on a race are placed, sold before the start, and settled by the finish to the yen', async () => {
  const [race, other] = await openRaces()
  if (!race || !other) throw new Error('no races')
  expect(race.main?.name.ja).toBe('単勝')
  const markets = await marketsOf(race)
  expect(markets.get('3連単')).toHaveLength(504)
  const { meetings } = await read('listMeetings', '/sportsbook/race-meetings')
  expect(meetings.flatMap(({ races }) => races).map(({ event }) => event)).toContain(race.id)
  const card = await cardOf(race.id)
  expect(card?.riders.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(card?.result).toBeNull()

  const { token, opened } = await book.openAsDemoPlayer()
  const legOf = ({ selection, price }: { selection: string; price: number | null }) => ({
    selection,
    price: price ?? 0,
  })
  const place = async (outcome: { selection: string; price: number | null }) => {
    const slip = { legs: [legOf(outcome)], combine: { type: 'single' }, stake: { total: 100 } }
    const { bet, refusal } = await book.call('placeBet', { ...slip, prices: 'any', requestId: randomUUID() }, token)
    expect(refusal).toBeNull()
    if (!bet) throw new Error('no bet')
    return bet
  }
  const places = markets.get('複勝') ?? []
  const [one, two] = places
  const elsewhere = (await marketsOf(other)).get('単勝')?.[0]
  if (!one || !two || !elsewhere) throw new Error('no prices')
  const double = (legs: readonly { selection: string; price: number | null }[]) =>
    book.call('quoteSlip', { legs: legs.map(legOf), combine: { type: 'double' }, stake: { total: 100 } })
  expect((await double([one, two])).quote.refusal).toMatchObject({ code: 'RELATED_LEGS' })
  expect((await double([one, elsewhere])).quote.refusal).toBeNull()

  const sold = await place(markets.get('3連単')?.find(({ selection }) => selection.endsWith('/3-7-1')) ?? one)
  expect(sold.legs[0]?.names.outcome.ja).toBe('3→7→1')
  const { quote } = await book.call('quoteCashOut', { bet: sold.id }, token)
  const sale = { bet: sold.id, quote: quote?.quote, amount: quote?.value }
  expect(await book.call('takeCashOut', sale, token)).toMatchObject({ bet: { status: 'CASHED_OUT' } })

  const placed = []
  for (const outcome of places.filter(({ open }) => open)) placed.push(await place(outcome))
  const settled = await vi.waitFor(
    async () => {
      book.server.clock.advance({ seconds: 4 }) // four minutes of races
      const { bets } = await book.call('listBets', { state: 'settled' }, token)
      expect(bets).toHaveLength(placed.length + 1)
      return bets
    },
    { timeout: 120_000, interval: 500 },
  )
  const finish = (await cardOf(race.id))?.result?.finish ?? []
  const placeOf = new Map(finish.map(({ number, place: at }) => [`${number}`, at]))
  const returned = settled.filter(({ id }) => id !== sold.id)
  for (const { legs, paid } of returned) {
    const [, , rider = ''] = legs[0]?.selection.split('/') ?? []
    if (finish.some(({ number, mishap }) => `${number}` === rider && mishap === 'nonStarter')) {
      expect(paid).toBe(100)
      continue
    }
    const at = placeOf.get(rider) ?? null
    const level = finish.filter(({ place: same }) => same === at).length
    const share = at === null || at > 3 ? 0 : Math.min(1, (4 - at) / level)
    expect(paid).toBe(Math.floor((100 * (legs[0]?.price ?? 0) * share) / 1000))
  }
  const paid = settled.reduce((sum, bet) => sum + bet.paid, 0)
  await vi.waitFor(async () => {
    expect((await book.call('session', {}, token)).balance).toBe(opened.balance - 100 * (placed.length + 1) + paid)
  }, patience)
})
