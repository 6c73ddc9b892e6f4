import { randomUUID } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SportsCall } from '@andon/bookmaker/sports-api'
import { createBrowser } from '@andon/tests/browser'
import { callSports, sportsHost } from '@andon/tests/call-sports'
import { operatorCommand } from '@andon/tests/operator-command'
import { startServer, type TestServer } from '@andon/tests/server'
import { localKey, staffClient } from '@andon/tests/staff-client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

/** Specials of staff, from the command to the wallet, on the whole server. */
let server: TestServer
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'andon-specials-'))
  const feed = join(folder, 'feed.json')
  await writeFile(feed, JSON.stringify({ adapter: 'simulator', seed: 'main-job' }))
  server = await startServer({ env: { BOOKMAKER_FEED: feed, SPORTS_ORIGIN: `http://${sportsHost}:4000` } })
})
afterAll(async () => {
  expect(await server.app.operator.wallet.verify(server.db)).toMatchObject({ clean: true })
  await server.close()
})

const call = <C extends SportsCall>(name: C, request: object, token?: string) =>
  callSports(server, name, request, token)

async function openAsDemoPlayer() {
  const browser = createBrowser(server.origin)
  await browser.get('/ajax/login/status')
  const { email, password } = server.demo ?? { email: '', password: '' }
  expect((await browser.post('/ajax/login', { email, password })).status).toBe(200)
  const { authToken: token } = (await browser.get('/ajax/launcher/sports/openSportsBook', { vendorId: 'bookmaker' }))
    .body
  const opened = await call('openSession', { token, language: 'ja' })
  return { token: opened.sessionToken, balance: opened.balance }
}

const patience = { timeout: 30_000, interval: 100 }
const slowly = { timeout: 60_000, interval: 500 }
const book = (...names: string[]) => operatorCommand(server, ['book', ...names, 'a reason'])
const inForce = (word: RegExp | string) => expect.stringMatching(word)

/** Makes a special of so many outcomes at 3.0, and waits until the book offers it. */
async function newSpecial(key: string, { outcomes = 3, winners = 1, seconds = 3600 } = {}) {
  const closesAt = server.clock.now().add({ seconds }).toString()
  const file = join(folder, `${key}.json`)
  const terms = {
    key,
    sport: 'football',
    closesAt,
    winners,
    name: { ja: `${key}の特別ベット`, en: `Special ${key}` },
    outcomes: Array.from({ length: outcomes }, (_, n) => ({
      name: { ja: `${n + 1}番`, en: `No. ${n + 1}` },
      price: '3',
    })),
  }
  await writeFile(file, JSON.stringify(terms))
  const said = await book('special', file)
  const [event = '', market = ''] = said.split(/\s/)
  expect(said).toEqual(inForce(/order \d+ is stored/))
  const row = await vi.waitFor(async () => {
    const { events } = await call('listEvents', { when: 'special' })
    const found = events.find(({ id }) => id === event)
    expect(found?.main?.status).toBe('active')
    return found
  }, patience)
  return { event, market, row, selection: (outcome: number) => `${event}/${market}/${outcome}` }
}

async function place(token: string, selections: readonly string[], stake = 100) {
  const asked = { legs: selections.map((selection) => ({ selection, price: 3000 })), combine: { type: 'fold' } }
  const request = { ...asked, stake: { total: stake }, prices: 'any', requestId: randomUUID() }
  return call('placeBet', request, token)
}

const betOf = async (token: string, id: string | undefined) => (await call('showBet', { bet: id }, token)).bet
const mainOf = async (event: string) => (await call('showEvent', { event })).groups.flatMap(({ markets }) => markets)[0]

/** Waits until the bet is so, and the wallet agrees to the yen. */
async function settledAs(token: string, id: string | undefined, expected: object, balance: number) {
  await vi.waitFor(async () => {
    expect(await betOf(token, id)).toMatchObject(expected)
    expect((await call('session', {}, token)).balance).toBe(balance)
  }, patience)
}

test('staff make a special; it is listed, bet in singles but no multiple, settled by its winners, and settled again', async () => {
  const { token, balance } = await openAsDemoPlayer()
  const one = await newSpecial('most-goals')
  const other = await newSpecial('least-goals')
  expect(one.row).toMatchObject({
    kind: 'special',
    name: { en: 'Special most-goals' },
    sport: { code: 'football' },
    status: 'notStarted',
    main: {
      name: { en: 'Special' },
      winners: 1,
      outcomes: [{ name: { ja: '1番', en: 'No. 1' }, price: 3000 }, {}, {}],
    },
  })
  expect((await call('listEvents', { when: 'outright' })).events.map(({ id }) => id)).toContain(one.event)
  expect((await call('listEvents', { when: 'special' })).events.every(({ kind }) => kind === 'special')).toBe(true)
  const single = await place(token, [one.selection(1)])
  const second = await place(token, [one.selection(2)])
  expect([single.bet?.status, second.bet?.status]).toEqual(['ACCEPTED', 'ACCEPTED'])
  const double = await place(token, [one.selection(2), other.selection(1)])
  expect(double).toMatchObject({ bet: null, refusal: { code: 'RELATED_LEGS' } })
  expect(single.bet?.legs[0]?.names).toMatchObject({ outcome: { ja: '1番' }, event: { ja: 'most-goalsの特別ベット' } })

  await book('special-result', one.event, '1=won')
  await settledAs(token, single.bet?.id, { status: 'WON', paid: 300 }, balance + 100)
  await settledAs(token, second.bet?.id, { status: 'LOST', paid: 0 }, balance + 100)
  expect((await call('listEvents', { when: 'special' })).events.map(({ id }) => id)).not.toContain(one.event)
  expect(await mainOf(one.event)).toMatchObject({
    status: 'settled',
    outcomes: [{ result: 'won' }, { result: 'lost' }, {}],
  })

  // again, and otherwise: two tie, and each pays half
  await book('special-result', one.event, '1=won', '2=won')
  const half = { tied: 2, win: 1, place: null }
  await settledAs(token, single.bet?.id, { status: 'WON', paid: 150, legs: [{ deadHeat: half }] }, balance + 100)
  await settledAs(token, second.bet?.id, { status: 'WON', paid: 150 }, balance + 100)

  await book('void-special', one.event)
  await settledAs(token, single.bet?.id, { status: 'CANCELLED', paid: 100 }, balance)
  await settledAs(token, second.bet?.id, { status: 'CANCELLED', paid: 100 }, balance)
})

test('a dead heat for the last places pays the share that is left, by the settlement of a special and of any market', async () => {
  const { token, balance } = await openAsDemoPlayer()
  const top = await newSpecial('top-ten', { outcomes: 16, winners: 10 })
  expect(top.row?.main).toMatchObject({ winners: 10, name: { en: 'Special (10 winners)' } })
  expect(top.row?.main?.outcomes.map(({ name }) => name.en).at(-1)).toBe('No. 16')
  const [first, tied] = [await place(token, [top.selection(1)]), await place(token, [top.selection(9)])]
  const won = [1, 2, 3, 4, 5, 6, 7].map((n) => `${n}=won`)
  await book('special-result', top.event, ...won, ...[8, 9, 10, 11, 12, 13].map((n) => `${n}=tied`))
  const share = { tied: 6, win: 3, place: null }
  await settledAs(token, tied.bet?.id, { status: 'WON', paid: 150, legs: [{ deadHeat: share }] }, balance - 200 + 450)
  await settledAs(token, first.bet?.id, { status: 'WON', paid: 300, legs: [{ deadHeat: null }] }, balance + 250)
  await book('settle', top.event, top.market, '9=won:1/4', '1=won:2/3:rule4=0.25')
  await settledAs(token, tied.bet?.id, { paid: 75 }, balance - 200 + 75 + 166)
  await settledAs(token, first.bet?.id, { paid: 166, legs: [{ rule4: '1/4' }] }, balance + 41)
  await expect(book('settle', top.event, top.market, '9=lost:1/4')).rejects.toThrow(/VALIDATION|dead heat|MALFORMED/i)
  await expect(book('special-result', top.event, '1=tied')).rejects.toThrow('one alone is not tied')
  await expect(book('special-result', top.event, '17=won')).rejects.toThrow('it has no outcome 17')
})

test('prices of a special change, it is suspended and resumed, and it closes by itself at its time', async () => {
  const { token } = await openAsDemoPlayer()
  const special = await newSpecial('next-manager', { seconds: 5 })
  await book('special-prices', special.event, '1=4.5', '2=off')
  await vi.waitFor(async () => {
    expect((await mainOf(special.event))?.outcomes).toMatchObject([
      { price: 4500 },
      { price: null, open: false },
      { price: 3000 },
    ])
  }, patience)
  expect((await place(token, [special.selection(2)])).refusal?.code).toBe('MARKET_SUSPENDED')
  expect((await place(token, [special.selection(1)])).bet).toMatchObject({ legs: [{ price: 4500 }] })
  await book('suspend', special.event)
  await vi.waitFor(async () => expect((await mainOf(special.event))?.status).toBe('suspended'), patience)
  expect(await operatorCommand(server, ['book', 'specials'])).toMatch(/next-manager {2}535\|winners=1.*open, suspended/)
  await book('resume', special.event)
  await vi.waitFor(async () => expect((await mainOf(special.event))?.status).toBe('active'), patience)

  server.clock.advance({ seconds: 5 })
  expect((await place(token, [special.selection(1)])).refusal?.code).toMatch(/MARKET_SUSPENDED|EVENT/)
  expect((await call('listEvents', { when: 'special' })).events.map(({ id }) => id)).not.toContain(special.event)
  expect(await operatorCommand(server, ['book', 'specials'])).toMatch(/Special next-manager {2}closed/)
  await book('special-result', special.event, '1=won')
  await vi.waitFor(async () => {
    const { bets } = await call('listBets', { state: 'settled' }, token)
    expect(bets.find(({ legs }) => legs[0]?.event === special.event)).toMatchObject({ status: 'WON', paid: 450 })
  }, patience)
  const again = { key: 'next-manager', sport: 'football', closesAt: '2099-01-01T00:00:00Z', reason: 'test' }
  const names = { ja: 'a', en: 'a' }
  const staff = staffClient(server, await localKey(server))
  const outcomes = [1, 2].map(() => ({ name: names, price: 2000 }))
  await expect(staff.bookmaker.createSpecial({ ...again, name: names, outcomes })).rejects.toThrow()
})

test('a withdrawn runner: its bets are void, earlier bets on the others have rule 4, later ones none, through roll-back and again', async () => {
  const { token, balance } = await openAsDemoPlayer()
  const race = await newSpecial('first-goal', { outcomes: 4 })
  const early = await place(token, [race.selection(1)])
  const out = await place(token, [race.selection(4)])
  server.clock.advance({ seconds: 1 })
  await book('withdraw', race.event, race.market, '4') // at 3.0 as it is offered: 2/1, which deducts 30 %
  await settledAs(token, out.bet?.id, { status: 'CANCELLED', paid: 100 }, balance - 100)
  await vi.waitFor(async () => {
    expect(await betOf(token, early.bet?.id)).toMatchObject({
      mostReturns: 240,
      legs: [{ rule4: '3/10', result: null }],
    })
    expect((await mainOf(race.event))?.outcomes[3]).toMatchObject({ open: false })
  }, patience)
  expect((await place(token, [race.selection(4)])).refusal?.code).toBe('MARKET_SUSPENDED')
  const late = await place(token, [race.selection(1)])
  expect(late.bet).toMatchObject({ mostReturns: 300, legs: [{ rule4: null }] })

  await book('special-result', race.event, '1=won')
  const atEnd = balance - 200 + 240 + 300
  await settledAs(token, early.bet?.id, { status: 'WON', paid: 240, legs: [{ rule4: '3/10' }] }, atEnd)
  await settledAs(token, late.bet?.id, { status: 'WON', paid: 300 }, atEnd)
  await book('take-back', race.event, race.market, '1', '2', '3', '4')
  await settledAs(token, early.bet?.id, { status: 'ACCEPTED', paid: 0 }, balance - 200)
  await settledAs(token, out.bet?.id, { status: 'CANCELLED', paid: 100 }, balance - 200)
  await book('special-result', race.event, '1=won', '2=won')
  await settledAs(token, early.bet?.id, { paid: 120 }, balance - 200 + 120 + 150)
  await book('reinstate', race.event, race.market, '4')
  await settledAs(token, early.bet?.id, { paid: 150, legs: [{ rule4: null }] }, balance + 100)
  await book('special-result', race.event, '1=won', '2=won') // the runner had been settled as void
  await settledAs(token, out.bet?.id, { status: 'LOST', paid: 0 }, balance)
  await expect(book('reinstate', race.event, race.market, '4')).rejects.toThrow('it is not withdrawn')
  expect(await operatorCommand(server, ['book', 'trouble'])).toBe('no trouble')
})

test('a runner of a season of the feed is withdrawn at a stated price', async () => {
  const { token, balance } = await openAsDemoPlayer()
  const winners = await vi.waitFor(async () => {
    server.clock.advance({ seconds: 2 }) // a sign of life of the feed
    const { events } = await call('listEvents', { when: 'outright' })
    const found = events.flatMap(({ main }) => (main?.key === '1110' ? [main.outcomes.filter(({ open }) => open)] : []))
    const [of] = found.filter((outcomes) => outcomes.length > 2)
    expect(of).toBeDefined()
    return of ?? []
  }, slowly)
  const [runner, other] = winners.toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0))
  const [event = '', market = '', outcome = ''] = runner?.selection.split('/') ?? []
  const { bet } = await place(token, [other?.selection ?? ''])
  server.clock.advance({ seconds: 1 })
  await book('withdraw', event, market, outcome, 'price=2.5') // 6/4, which deducts 40 %
  await vi.waitFor(
    async () => expect(await betOf(token, bet?.id)).toMatchObject({ legs: [{ rule4: '2/5' }] }),
    patience,
  )
  const price = bet?.legs[0]?.price ?? 0
  await book('settle', event, market, `${other?.selection.split('/')[2]}=won`)
  const paid = 100 + Math.floor(((price - 1000) * 6) / 100) // of a stake of 100
  await settledAs(token, bet?.id, { status: 'WON', paid }, balance - 100 + paid)
  await expect(book('withdraw', event, '539|id=1', outcome)).rejects.toThrow('only markets on a winner or places')
})

test('the feed offers specials of its own: listed as those of staff are, and combined with nothing of their league', async () => {
  const { token, balance } = await openAsDemoPlayer()
  const special = await vi.waitFor(async () => {
    server.clock.advance({ seconds: 2 }) // a sign of life of the feed
    const { events } = await call('listEvents', { when: 'special' })
    const found = events.find(({ id, main }) => id.includes('outright:sim-') && main?.status === 'active')
    expect(found).toBeDefined()
    return found
  }, slowly)
  expect(special).toMatchObject({ kind: 'special', status: 'notStarted', competitors: [], main: { winners: 1 } })
  expect(Date.parse(special?.startsAt ?? '')).toBeGreaterThan(server.clock.now().epochMilliseconds)
  const ofLeague = await call('listEvents', { when: 'outright', tournament: special?.tournament.id })
  expect(ofLeague.events.map(({ id }) => id)).toContain(special?.id)
  const [first = { selection: '', price: 0 }] = special?.main?.outcomes ?? []
  const single = await place(token, [first.selection])
  expect(single.bet).toMatchObject({ status: 'ACCEPTED', legs: [{ price: first.price }] })

  const inLeague = { tournament: special?.tournament.id, when: 'upcoming' }
  const { events: matches } = await call('listEvents', inLeague)
  const { events: others } = await call('listEvents', { when: 'upcoming' })
  const open = (rows: typeof matches) =>
    rows.flatMap(({ main }) => main?.outcomes.filter((outcome) => outcome.open) ?? [])[0]?.selection ?? ''
  const elsewhere = open(others.filter(({ tournament }) => tournament.id !== special?.tournament.id))
  const together = await place(token, [first.selection, open(matches)])
  expect(together).toMatchObject({ bet: null, refusal: { code: 'RELATED_LEGS' } })
  const apart = await place(token, [first.selection, elsewhere])
  expect(apart.bet?.status).toBe('ACCEPTED')
  expect((await call('session', {}, token)).balance).toBe(balance - 200)

  await book('settle', special?.id ?? '', special?.main?.key ?? '', `${first.selection.split('/')[2]}=won`)
  const paid = Math.floor((first.price ?? 0) / 10) // of a stake of 100
  await settledAs(token, single.bet?.id, { status: 'WON', paid }, balance - 200 + paid)
})
