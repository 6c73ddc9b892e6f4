import { randomUUID } from 'node:crypto'
import { playerOf } from '@andon/platform/ids'
import { openStream } from '@andon/tests/open-page'
import { operatorCommand } from '@andon/tests/operator-command'
import { legsOf, openSportsbook, patience, type Row, type Sportsbook } from '@andon/tests/sports/open-sportsbook'
import { localKey, staffClient } from '@andon/tests/staff-client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

let book: Sportsbook
beforeAll(async () => {
  book = await openSportsbook({ sports: ['tennis', 'tableTennis'], speed: 1000 })
})
afterAll(() => book.close())

test('staff suspend, take margin, limit and settle by orders, which stand in the log of actions', async () => {
  const staff = staffClient(book.server, await localKey(book.server))
  const [row] = (await book.upcoming()) as [Row]
  const [{ selection, price } = { selection: '', price: 0 }] = legsOf([row])
  const market = selection.split('/')[1] ?? ''
  const mainNow = async () =>
    (await book.call('showEvent', { event: row.id })).groups
      .flatMap(({ markets }) => markets)
      .find(({ key }) => key === market)
  await staff.bookmaker.setSuspended({ event: row.id, market, suspended: true, reason: 'test' })
  await vi.waitFor(async () => expect((await mainNow())?.status).toBe('suspended'), patience)
  expect(
    (await book.call('quoteSlip', { legs: [{ selection, price }], combine: { type: 'single' }, stake: { total: 100 } }))
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

  const { token, opened } = await book.openAsDemoPlayer()
  const slip = { legs: legsOf([row]), combine: { type: 'single' }, prices: 'any' }
  const { order } = await staff.bookmaker.setLimits({ event: row.id, volume: 200, reason: 'test' })
  await vi.waitFor(async () => {
    expect(await book.server.db.query('select up_to from bookmaker.orders_done')).toEqual([{ up_to: order }])
  }, patience)
  const tooMuch = { ...slip, stake: { total: 5000 }, requestId: randomUUID() }
  expect((await book.call('placeBet', tooMuch, token)).refusal?.code).toBe('ABOVE_MAX_BET_AMOUNT')
  const { bet } = await book.call('placeBet', { ...slip, stake: { total: 100 }, requestId: randomUUID() }, token)
  expect(bet?.status).toBe('ACCEPTED')
  const exposed = await staff.bookmaker.exposure({ event: row.id })
  expect(exposed.markets).toMatchObject([{ market }])
  expect(exposed.events[0]?.loss).toBeGreaterThan(0)

  const me = playerOf(bet?.id ?? '') ?? ''
  expect(exposed.players).toMatchObject([{ player: me, staked: 100 }])
  expect(await operatorCommand(book.server, ['book', 'exposure', row.id])).toContain(`${me}  staked 100`)
  const ofPlayer = await operatorCommand(book.server, ['book', 'exposure', me])
  expect(ofPlayer).toMatch(/^(new, takes 50|usual, takes 100) % of the volume/)
  expect(ofPlayer).toContain(`${bet?.id}  staked 100`)
  const asked = { legs: slip.legs, combine: slip.combine, stake: { total: 100 } }
  const everybody = (await book.call('quoteSlip', asked)).quote.maxStake ?? 0
  expect((await book.call('quoteSlip', asked, token)).quote.maxStake).toBeLessThan(everybody)
  expect(await operatorCommand(book.server, ['book', 'stake-factor', me, '0', 'a reason'])).toMatch(
    /^order \d+ is stored/,
  )
  const factorIs = (factor: number) =>
    vi.waitFor(async () => {
      expect(await book.server.db.query('select factor from bookmaker.stake_factors')).toEqual([{ factor }])
    }, patience)
  await factorIs(0)
  const small = { ...slip, stake: { total: 100 }, requestId: randomUUID() }
  expect((await book.call('placeBet', small, token)).refusal?.code).toBe('ABOVE_MAX_BET_AMOUNT')
  await staff.bookmaker.setStakeFactor({ player: me, factor: 1000, reason: 'test' })
  await factorIs(1000)

  const outcome = selection.split('/')[2] ?? ''
  const statusNow = async () => (await book.call('showBet', { bet: bet?.id }, token)).bet.status
  const settleAs = (result: 'won' | 'lost') =>
    staff.bookmaker.settleMarket({ event: row.id, market, results: [{ outcome, result }], reason: 'test' })
  await settleAs('won')
  await vi.waitFor(async () => expect(await statusNow()).toBe('WON'), patience)
  await vi.waitFor(async () => expect((await mainNow())?.status).toBe('suspended'), patience)
  await settleAs('lost')
  await vi.waitFor(async () => expect(await statusNow()).toBe('LOST'), patience)
  const found = await staff.bookmaker.showBet({ bet: bet?.reference.toLowerCase() ?? '' })
  expect(found.bet).toMatchObject({ bet: bet?.id, playerId: me, status: 'LOST', stake: 100, legs: [{ selection }] })
  expect(await operatorCommand(book.server, ['book', 'bet', bet?.id ?? ''])).toContain(`${bet?.reference}  ${bet?.id}`)
  await staff.bookmaker.voidBet({ bet: bet?.reference ?? '', reason: 'test' })
  await vi.waitFor(async () => {
    expect(await statusNow()).toBe('CANCELLED')
    expect((await book.call('session', {}, token)).balance).toBe(opened.balance)
  }, patience)
  await staff.bookmaker.reverseSettlement({ event: row.id, market, outcomes: [outcome], reason: 'test' })
  await vi.waitFor(async () => expect((await mainNow())?.status).toBe('active'), patience)
  expect(await operatorCommand(book.server, ['book', 'list'])).toContain(row.name.en)
  expect(await operatorCommand(book.server, ['book', 'suspend', row.id, 'a reason'])).toMatch(/^order \d+ is stored/)
  await vi.waitFor(async () => expect((await mainNow())?.status).toBe('suspended'), patience)
  expect(await operatorCommand(book.server, ['book', 'resume', row.id, 'a reason'])).toMatch(/^order \d+ is stored/)
  await vi.waitFor(async () => expect((await mainNow())?.status).toBe('active'), patience)
  expect(await operatorCommand(book.server, ['book', 'exposure'])).not.toContain(row.id)
  expect(await operatorCommand(book.server, ['book', 'trouble'])).toBe('no trouble')
  await expect(operatorCommand(book.server, ['book', 'settle', row.id, market, '1=draw', 'x'])).rejects.toThrow(
    '1=draw',
  )
  for (const [words, why] of [
    [['limit', row.id, 'volume=1000', 'x'], 'volume=1000 is no limit: book limit <event>'],
    [['suspend', 'andon:match:none', 'x'], 'the book has no event andon:match:none'],
    [['suspend', row.id, '999', 'x'], `${row.id} has no market 999`],
    [['settle', row.id, market, '77=won', 'x'], `the market ${market} has no outcome 77`],
    [['void-bet', 'bet_none', 'x'], 'there is no bet bet_none'],
    [['bet', '8F4K-22QD'], 'there is no bet 8F4K-22QD'],
  ] as const)
    await expect(operatorCommand(book.server, ['book', ...words])).rejects.toThrow(why)
  expect(await operatorCommand(book.server, ['book', 'trouble'])).toBe('no trouble')
  const { actions } = await staff.staff.listActions({})
  expect(actions.filter(({ endpoint }) => endpoint.includes('/bookmaker/')).length).toBeGreaterThanOrEqual(7)
  expect(await staff.staff.verifyActions({})).toMatchObject({ firstBroken: null })
})

test('staff give an outcome a better price, which singles get and lists show until it ends', async () => {
  const staff = staffClient(book.server, await localKey(book.server))
  const { token } = await book.openAsDemoPlayer()
  const row = (await book.upcoming()).at(-1) as Row
  const [{ selection, price } = { selection: '', price: 0 }] = legsOf([row])
  const [event = '', market = '', outcome = ''] = selection.split('/')
  const better = (((price * 11) / 10 / 10) | 0) * 10 + 10
  const stream = await openStream(book.server.origin, { host: 'sports.localhost', topics: ['boosts'] })
  const told = () =>
    stream.heard('boosts').map(({ boosts }: { boosts: { price: number }[] }) => boosts.map(({ price }) => price))
  await vi.waitFor(() => expect(told().at(-1)).toEqual([]), patience)
  const words = [event, market, outcome, `${better / 1000}`, 'stake=1000', 'a special weekend']
  expect(await operatorCommand(book.server, ['book', 'boost', ...words])).toMatch(/^order \d+ is stored/)
  await vi.waitFor(async () => {
    const { boosts } = await book.call('listBoosts', {})
    expect(boosts).toMatchObject([{ selection, price: better, mostStake: 1000, event: { id: event } }])
  }, patience)
  await vi.waitFor(() => expect(told().at(-1)).toEqual([better]), patience)
  const slip = { legs: [{ selection, price: better }], combine: { type: 'single' }, stake: { total: 600 } }
  expect((await book.call('quoteSlip', slip)).quote.legs).toMatchObject([{ price: better, boost: { mostStake: 1000 } }])
  const place = () => book.call('placeBet', { ...slip, prices: 'none', requestId: randomUUID() }, token)
  expect((await book.call('quoteSlip', { ...slip, stake: { total: 1001 } })).quote).toMatchObject({
    maxStake: 1000,
    refusal: { code: 'BOOST_USED', selection, counterOffer: { kind: 'stake', maxStake: 1000 } },
  })
  expect((await place()).bet).toMatchObject({ status: 'ACCEPTED', legs: [{ price: better, boosted: true }] })
  expect((await place()).refusal).toMatchObject({ code: 'BOOST_USED', counterOffer: { kind: 'stake', maxStake: 400 } })
  await staff.bookmaker.endBoost({ event, market, outcome, reason: 'test' })
  await vi.waitFor(async () => expect((await book.call('listBoosts', {})).boosts).toEqual([]), patience)
  await vi.waitFor(() => expect(told().at(-1)).toEqual([]), patience)
  stream.close()
  expect((await place()).refusal?.code).toBe('LINE_CHANGED')
})

test('staff set the ladder of multiples, and multiples are boosted as far as margins pay', async () => {
  const { token } = await book.openAsDemoPlayer()
  const legs = legsOf((await book.upcoming()).slice(-3))
  const slip = { legs, combine: { type: 'fold' }, stake: { total: 100 } }
  const quoted = async () => (await book.call('quoteSlip', slip)).quote
  expect(await operatorCommand(book.server, ['book', 'multiple-boosts'])).toMatch(/^3 legs \+3 %, 4 legs \+5 %/)
  for (const words of [
    ['3=x', 'test'],
    ['3=9', '4=5', 'test'],
    ['off', '3=3', 'test'],
    ['most-return=999', 'test'],
  ])
    await expect(operatorCommand(book.server, ['book', 'multiple-boosts', ...words])).rejects.toThrow()
  expect(await operatorCommand(book.server, ['book', 'multiple-boosts', 'off', 'test'])).toMatch(/^order \d+ is stored/)
  await vi.waitFor(async () => expect((await quoted()).multipleBoost).toBeNull(), patience)
  const plain = await quoted()
  await operatorCommand(book.server, ['book', 'multiple-boosts', '2=3', '3=100', 'least-odds=1.01', 'test'])
  await vi.waitFor(async () => expect((await quoted()).multipleBoost?.step).toBe(100), patience)
  const { multipleBoost: boost, mostReturns, averageReturns } = await quoted()
  const percent = boost?.percent ?? 0
  expect(percent).toBeGreaterThan(3) // three margins pay for more, and for less than all of it
  expect(percent).toBeLessThan(100)
  expect(averageReturns?.whole).toBeLessThanOrEqual(Math.min(970, (averageReturns?.singles ?? 0) + 1))
  expect(boost?.withoutIt).toBe(plain.averageReturns?.whole)
  expect(mostReturns).toBe((plain.mostReturns ?? 0) + (boost?.adds ?? 0))
  const placed = await book.call(
    'placeBet',
    { ...slip, multipleBoost: 0, prices: 'any', requestId: randomUUID() },
    token,
  )
  expect(placed.bet).toMatchObject({ status: 'ACCEPTED', multipleBoost: { steps: [{ legs: 2 }, { legs: 3 }] } })
  const refused = { ...slip, multipleBoost: 100, prices: 'none', requestId: randomUUID() }
  expect((await book.call('placeBet', refused, token)).refusal?.code).toMatch(/^(MULTIPLE_BOOST|LINE)_CHANGED$/)
})
