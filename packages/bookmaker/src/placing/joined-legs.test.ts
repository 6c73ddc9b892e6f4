import {
  cancelled,
  leg,
  lost,
  openBookmaker,
  requestOf,
  selectionOf,
  type TestBookmaker,
  won,
} from '@andon/tests/sports/open-bookmaker'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { price } from '../model/price.ts'
import type { BetRequest, BettingPlayer } from './bet-request.ts'
import type { BetPlaced } from './bet-view.ts'

let book: TestBookmaker
let player: BettingPlayer
const deposited = new Map<BettingPlayer, number>()
const [home, over, other] = [selectionOf(1), selectionOf(1, '12', '18|total=2.5'), selectionOf(2)] as const
const joint = [home, over].join(' + ')

beforeEach(async () => {
  book = await openBookmaker()
  deposited.clear()
  player = await book.newPlayer(100_000)
  deposited.set(player, 100_000)
  for (const selection of [home, over, other]) book.offer(selection)
  book.joints.set(joint, { price: price(3200), chance: 0.28 })
})
afterEach(() => book.close({ deposited }))

const jointRequest = (seen: number, changes: Partial<BetRequest> = {}) =>
  requestOf('request-1', [], {
    legs: [{ ...leg(home, { price: price(seen) }), together: [over] }],
    ...changes,
  })
const place = (request: BetRequest) => book.bookmaker.placeBet(player, request)
const placed = (result: BetPlaced) => {
  if ('refused' in result) throw new Error(`refused: ${result.refused.code}`)
  return result.bet
}
const refusedBy = (result: BetPlaced) => ('refused' in result ? result.refused : result.bet.refused)
const now = (id: string) => book.bookmaker.findBet(player.playerId, id)
async function settle(...messages: Parameters<TestBookmaker['bookmaker']['storeResults']>[0][number][]) {
  await book.bookmaker.storeResults(messages)
  await book.settleDown()
}
const losses = async () => {
  const rows = await book.db.query<{ marketKey: string; loss: number }>(
    'select market_key "marketKey", loss from bookmaker.positions order by market_key',
  )
  return Object.fromEntries(rows.map(({ marketKey, loss }) => [marketKey, loss]))
}

test('selections of one event are one leg at their joint price; it counts in full in the market of each, and all must win', async () => {
  const bet = placed(await place(jointRequest(3200)))
  expect(bet).toMatchObject({
    status: 'ACCEPTED',
    lines: 1,
    mostReturns: 3200,
    legs: [{ selection: home, price: 3200, together: [{ selection: over, result: null }], result: null }],
  })
  expect(await losses()).toEqual({ '1': 2200, '18|total=2.5': 2200 })
  await settle(won(home, 2))
  expect(await now(bet.id)).toMatchObject({ status: 'ACCEPTED', legs: [{ result: null }] })
  await settle(won(over, 3))
  expect(await now(bet.id)).toMatchObject({ status: 'WON', paid: 3200, legs: [{ result: 'won' }] })
  expect(await book.balanceOf(player)).toBe(102_200)
  expect(await losses()).toEqual({ '1': 0, '18|total=2.5': 0 })
})

test('one that loses decides the leg; one that is void returns the stake', async () => {
  const first = placed(await place(jointRequest(3200)))
  await settle(lost(over, 2))
  expect(await now(first.id)).toMatchObject({
    status: 'LOST',
    legs: [{ result: 'lost', together: [{ result: 'lost' }] }],
  })
  await settle(won(over, 3), cancelled(home, 4, { fromMs: null, untilMs: null }))
  expect(await now(first.id)).toMatchObject({ status: 'REFUNDED', paid: 1000 })
})

test('the joint price is what the player agreed to, also after a delay, and no price is none', async () => {
  expect(refusedBy(await place(jointRequest(3300)))).toMatchObject({
    code: 'LINE_CHANGED',
    counterOffer: { kind: 'prices', legs: [{ leg: home, asked: 3300, price: 3200 }] },
  })
  for (const selection of [home, over]) book.offer(selection, { inPlay: true, delayMs: 5000 })
  const bet = placed(await place(jointRequest(3200, { policy: 'any' })))
  book.joints.set(joint, { price: price(3100), chance: 0.29 })
  book.clock.advance({ seconds: 5 })
  await book.bookmaker.work()
  expect(await now(bet.id)).toMatchObject({ status: 'ACCEPTED', legs: [{ price: 3100 }] })

  book.joints.set(joint, { refused: 'LEGS_CONTRADICT', part: null })
  const again = { requestId: 'request-2' }
  expect(refusedBy(await place(jointRequest(3100, again)))).toMatchObject({ code: 'LEGS_CONTRADICT', leg: home })
  book.joints.set(joint, { refused: 'LEG_RETURNS_STAKE', part: 1 })
  expect(refusedBy(await place(jointRequest(3100, again)))).toMatchObject({
    code: 'LEG_RETURNS_STAKE',
    leg: home,
    params: { part: over, index: 1 },
  })
  book.offer(over, { open: false })
  expect(refusedBy(await place(jointRequest(3100, again)))).toMatchObject({
    code: 'MARKET_SUSPENDED',
    leg: home,
    params: { part: over, index: 1 },
  })
})

test('a joint leg stands beside legs of other events, and beside none of its own', async () => {
  const legs = [{ ...leg(home, { price: price(3200) }), together: [over] }, leg(other)]
  const bet = placed(await place(requestOf('request-1', [], { legs })))
  expect(bet).toMatchObject({ mostReturns: 6400, legs: [{ selection: home }, { selection: other }] })
  const third = selectionOf(1, '10', '29')
  book.offer(third)
  const related = requestOf('request-2', [], { legs: [...legs.slice(0, 1), leg(third)] })
  expect(refusedBy(await place(related))).toMatchObject({ code: 'RELATED_LEGS' })
  const twice = requestOf('request-3', [], { legs: [{ ...leg(home), together: [home] }] })
  await expect(place(twice)).rejects.toThrow('twice')
})

test('it is cashed out by its joint chance, and not while a part is suspended', async () => {
  const bet = placed(await place(jointRequest(3200)))
  book.joints.set(joint, { price: price(2000), chance: 0.5 })
  expect(await book.bookmaker.quoteCashOut(player.playerId, bet.id)).toMatchObject({
    offer: { fair: 1600, value: 1520 },
  })
  book.offer(over, { open: false })
  expect(await book.bookmaker.quoteCashOut(player.playerId, bet.id)).toEqual({ refused: 'CASH_OUT_UNAVAILABLE' })
})

const [winner, inPlaces] = [selectionOf(3, 'a', '1110'), selectionOf(3, 'a', '1091|winners=3')] as const
const shownTerms = { placeFraction: '1/5', places: 3 }
const eachWay = (changes: Partial<BetRequest> = {}) => {
  const legs = [{ ...leg(winner, { price: price(11_000) }), eachWay: shownTerms }]
  return requestOf('request-1', [], { legs, eachWay: true, ...changes })
}

test.each([
  ['wins', won, won, 7000, 'WON'],
  ['is placed', lost, won, 1500, 'WON'],
  ['is neither', lost, lost, 0, 'LOST'],
] as const)(
  'half of a bet each way is on winning, half on a place: one that %s',
  async (_, win, inPlace, paid, status) => {
    book.offer(winner, { price: price(11_000), chance: 0.08 })
    book.offer(inPlaces, { price: price(3500), chance: 0.25 })
    book.places.set(winner, { place: inPlaces, placeFraction: '1/5', places: 3 })
    const bet = placed(await place(eachWay()))
    expect(bet).toMatchObject({ lines: 2, mostReturns: 7000, eachWay: true, legs: [{ placeFraction: '1/5' }] })
    expect(await losses()).toEqual({ '1091|winners=3': 500, '1110': 6000 })
    expect(await book.bookmaker.quoteCashOut(player.playerId, bet.id)).toMatchObject({ offer: { fair: 815 } })
    await settle(win(winner, 2), inPlace(inPlaces, 3))
    expect(await now(bet.id)).toMatchObject({ status, paid })
    expect(await losses()).toEqual({ '1091|winners=3': 0, '1110': 0 })
  },
)

test.each([
  [{ placeFraction: '1/6', places: 3 }, 'none', false],
  [{ placeFraction: '1/6', places: 3 }, 'higher', false],
  [{ placeFraction: '1/5', places: 2 }, 'none', false],
  [{ placeFraction: '1/6', places: 3 }, 'any', true],
  [{ placeFraction: '1/4', places: 3 }, 'none', true],
  [{ placeFraction: '1/5', places: 4 }, 'none', true],
] as const)(
  'terms of a place that are now %j, and were shown as 1/5 for 3, with the policy %s: taken %s',
  async (terms, policy, isTaken) => {
    book.offer(winner, { price: price(11_000) })
    book.offer(inPlaces, { price: price(3500) })
    book.places.set(winner, { place: inPlaces, ...terms })
    const result = await place(eachWay({ policy }))
    if (isTaken)
      expect(placed(result)).toMatchObject({ status: 'ACCEPTED', legs: [{ placeFraction: terms.placeFraction }] })
    else {
      const params = { fraction: terms.placeFraction, places: terms.places }
      expect(refusedBy(result)).toMatchObject({ code: 'EACH_WAY_CHANGED', leg: winner, params })
      expect(await book.balanceOf(player)).toBe(100_000)
    }
  },
)

test('a bet each way says which terms its player saw', async () => {
  book.offer(winner, { price: price(11_000) })
  book.offer(inPlaces, { price: price(3500) })
  book.places.set(winner, { place: inPlaces, ...shownTerms })
  const legs = [leg(winner, { price: price(11_000) })]
  await expect(place(eachWay({ legs, policy: 'any' }))).rejects.toThrow('legs.0.eachWay')
})

test('what states no terms is not bet each way', async () => {
  expect(refusedBy(await place(requestOf('request-1', [other], { eachWay: true })))).toMatchObject({
    code: 'NOT_EACH_WAY',
    leg: other,
  })
})

test('a single has the better price by staff, up to what a player may stake at it in all, also at once', async () => {
  book.boosts.set(other, { price: price(2500), untilMs: null, mostStake: 1500, order: 7 })
  const boosted = (requestId: string, stake: number) =>
    requestOf(requestId, [], { legs: [leg(other, { price: price(2500) })], stake })
  const results = await Promise.all([1, 2, 3].map((at) => place(boosted(`request-${at}`, 700))))
  expect(results.map((result) => refusedBy(result)?.code ?? 'taken').toSorted()).toEqual([
    'BOOST_USED',
    'taken',
    'taken',
  ])
  const taken = results.flatMap((result) => ('bet' in result ? result.bet : []))
  expect(taken[0]).toMatchObject({ mostReturns: 1750, legs: [{ price: 2500, boosted: true }] })
  expect(refusedBy(await place(boosted('request-4', 500)))).toMatchObject({
    code: 'BOOST_USED',
    leg: other,
    counterOffer: { kind: 'stake', maxStake: 100 },
  })
  expect(placed(await place(requestOf('request-5', [other], { boosts: false })))).toMatchObject({
    legs: [{ price: 2000, boosted: false }],
  })
  expect(placed(await place(requestOf('request-6', [other, home])))).toMatchObject({
    mostReturns: 4000,
    legs: [{ boosted: false }, { boosted: false }],
  })
  book.boosts.delete(other)
  expect(refusedBy(await place(boosted('request-7', 100)))).toMatchObject({ code: 'LINE_CHANGED' })
})

test('in play a joint leg waits, and a goal or a sending-off meanwhile refuses it', async () => {
  const seen = { score: '0:0', redCards: '0:0' }
  const stand = (changes: { score?: string; redCards?: string } = {}) => {
    const state = { event: 'open' as const, market: 'active' as const, price: null, ...seen, ...changes }
    for (const selection of [home, over]) book.offer(selection, { inPlay: true, delayMs: 5000, state })
  }
  stand()
  for (const [number, change] of [{ score: '1:0' }, { redCards: '0:1' }].entries()) {
    const legs = [{ ...leg(home, { price: price(3200), ...seen }), together: [over] }]
    const bet = placed(await place(requestOf(`request-${number}`, [], { policy: 'any', legs })))
    expect(bet).toMatchObject({ status: 'PENDING_ACCEPTANCE' })
    stand(change)
    book.clock.advance({ seconds: 5 })
    await book.bookmaker.work()
    const refused = number === 0 ? 'SCORE_CHANGED' : 'RED_CARDS_CHANGED'
    expect(await now(bet.id)).toMatchObject({ status: 'NOT_ACCEPTED', refused: { code: refused } })
    stand()
  }
})
