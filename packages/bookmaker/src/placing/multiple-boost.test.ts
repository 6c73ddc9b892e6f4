import {
  cancelled,
  lost,
  openBookmaker,
  requestOf,
  rolledBack,
  selectionOf,
  type TestBookmaker,
  won,
} from '@andon/tests/sports/open-bookmaker'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { noMultipleBoosts } from '../bet-rules/boost-terms.ts'
import { price } from '../model/price.ts'
import type { BetRequest, BettingPlayer } from './bet-request.ts'
import type { BetPlaced, BetView } from './bet-view.ts'

let book: TestBookmaker
let player: BettingPlayer
const [first, second, third, fourth] = [selectionOf(1), selectionOf(2), selectionOf(3), selectionOf(4)]
const legs = [first, second, third]
const steps = [
  { legs: 2, percent: 3 },
  { legs: 3, percent: 10 },
]

/** Odds of 2.00 with a chance of 0.45: three of them return 72.9 % on average, and singles 90 %. */
beforeEach(async () => {
  book = await openBookmaker({ cashOutMargin: 100 })
  player = await book.newPlayer()
  for (const selection of [...legs, fourth]) book.offer(selection, { chance: 0.45 })
  book.multiples.terms = { ...noMultipleBoosts, steps }
})
afterEach(() => book.close({ deposited: new Map([[player, 100_000]]) }))

function betOf(placed: BetPlaced): BetView {
  if ('refused' in placed) throw new Error(placed.refused.code)
  return placed.bet
}
const place = async (changes: Partial<BetRequest> = {}, selections: readonly string[] = legs) =>
  book.bookmaker.placeBet(
    player,
    requestOf(`request-${changes.requestId ?? 1}`, selections, {
      ...changes,
      requestId: `request-${changes.requestId ?? 1}`,
    }),
  )
const bet = async (id: string) => {
  const found = await book.bookmaker.findBet(player.playerId, id)
  if (!found) throw new Error(`no bet ${id}`)
  return found
}
async function results(...messages: Parameters<typeof book.bookmaker.storeResults>[0]) {
  await book.bookmaker.storeResults(messages)
  await book.settleDown()
}
const lossOf = async () => {
  const rows = await book.db.query<{ loss: number }>('select max(loss)::bigint loss from bookmaker.positions')
  return rows[0]?.loss ?? 0
}

test('a multiple that wins is paid its winnings with the boost, and the book reserves it', async () => {
  const placed = betOf(await place({ multipleBoost: 10, stake: 333 }))
  // 333 · 8 = 2664; 10 % of the winnings of 2331 are 233.1
  expect(placed).toMatchObject({ mostReturns: 2897, multipleBoost: { percent: 10, counts: 10, adds: 233, steps } })
  expect(await lossOf()).toBe(2897 + 1 - 333) // 2564.1 rounded against the book
  await results(won(first, 1), won(second, 1), won(third, 1))
  expect(await bet(placed.id)).toMatchObject({ status: 'WON', paid: 2897, multipleBoost: { counts: 10, adds: 233 } })
  expect(await book.balanceOf(player)).toBe(100_000 - 333 + 2897)
  expect(await lossOf()).toBe(0)
})

test('a void leg leaves the step of those that count, and a bet that loses has no boost', async () => {
  const placed = betOf(await place({ multipleBoost: 10 }))
  await results(cancelled(third, 1, { fromMs: null, untilMs: null }), won(first, 1), won(second, 1))
  expect(await bet(placed.id)).toMatchObject({ paid: 4000 + 90, multipleBoost: { percent: 10, counts: 3, adds: 90 } })
  await results(rolledBack(second, 2))
  await results(lost(second, 3))
  expect(await bet(placed.id)).toMatchObject({ status: 'LOST', paid: 0, multipleBoost: { adds: 0 } })
  expect(await book.balanceOf(player)).toBe(99_000)
})

test('the value of a cash-out has the boost', async () => {
  const placed = betOf(await place({ multipleBoost: 10 }))
  await results(won(first, 1), won(second, 1))
  const quoted = await book.bookmaker.quoteCashOut(player.playerId, placed.id)
  // 1000 + 7000 · 1.1 = 8700, times 0.45, less 10 % of it
  expect(quoted).toMatchObject({ offer: { fair: 3915, value: 3523 } })
})

test('a smaller boost than the player saw is refused like a worse price, unless any is taken; a greater one is theirs', async () => {
  const changed = { refused: { code: 'MULTIPLE_BOOST_CHANGED', params: { percent: 10 } } }
  expect(await place({ multipleBoost: 11 })).toMatchObject(changed)
  expect(await place({ multipleBoost: 11, policy: 'higher', requestId: '2' })).toMatchObject(changed)
  expect(betOf(await place({ multipleBoost: 11, policy: 'any', requestId: '3' }))).toMatchObject({
    multipleBoost: { percent: 10 },
  })
  expect(betOf(await place({ requestId: '4' }))).toMatchObject({ multipleBoost: { percent: 10 } })
})

test('no more is granted than the margins pay for', async () => {
  for (const selection of legs) book.offer(selection, { chance: 0.485 }) // singles return 97 %, the multiple 91.3 %
  expect(betOf(await place())).toMatchObject({ multipleBoost: { percent: 7 } })
  for (const selection of legs) book.offer(selection, { chance: 0.5 })
  expect(betOf(await place({ requestId: '2' }))).toMatchObject({ multipleBoost: null, mostReturns: 8000 })
})

test.each([
  ['a leg in play', () => book.offer(third, { inPlay: true, delayMs: 0 })],
  ['a leg at odds below the least', () => book.offer(third, { price: price(1190) })],
  ['a leg without a chance', () => book.offer(third, { chance: null })],
  ['the ladder off', () => (book.multiples.terms = noMultipleBoosts)],
])('with %s a multiple has no boost', async (_, change) => {
  change()
  const placed = betOf(await place({ policy: 'any' }))
  expect(placed.multipleBoost).toBeNull()
  expect(await place({ multipleBoost: 10, requestId: '2' })).toMatchObject({
    refused: { code: expect.stringMatching(/MULTIPLE_BOOST_CHANGED|LINE_CHANGED/) },
  })
})

test('what free bets pay, systems and singles have no boost', async () => {
  expect(await place({ freeBets: true, multipleBoost: 10 })).toMatchObject({
    refused: { code: 'MULTIPLE_BOOST_CHANGED', params: { percent: 0 } },
  })
  expect(betOf(await place({ system: { type: 'trixie' }, requestId: '2' })).multipleBoost).toBeNull()
  expect(betOf(await place({ requestId: '3' }, [first])).multipleBoost).toBeNull()
})

test('a bet keeps its boost when the ladder changes, and an edited bet has that of the moment', async () => {
  const placed = betOf(await place({ multipleBoost: 10 }))
  book.multiples.terms = { ...noMultipleBoosts, steps: [{ legs: 4, percent: 12 }] }
  expect((await bet(placed.id)).multipleBoost?.percent).toBe(10)
  const quoted = await book.bookmaker.quoteCashOut(player.playerId, placed.id)
  if ('refused' in quoted) throw new Error(quoted.refused)
  const { stake: _stake, ...request } = requestOf('edit-0001', [...legs, fourth], { multipleBoost: 12 })
  const edited = await book.bookmaker.editBet(player, { betId: placed.id, quoteId: quoted.offer.quoteId, request })
  const { value } = quoted.offer
  expect(betOf(edited)).toMatchObject({
    multipleBoost: { percent: 12 },
    mostReturns: Math.floor(value + (value * 15 * 112) / 100),
  })
})
