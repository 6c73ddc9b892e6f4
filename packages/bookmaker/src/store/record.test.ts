import { leg, lost, openBookmaker, requestOf, selectionOf, won } from '@andon/tests/sports/open-bookmaker'
import { expect, test } from 'vitest'
import { price } from '../model/price.ts'
import { noteClosingPrices } from './players.ts'
import { recordOf } from './record.ts'

test('decided bets are summed by sport and kind beside what was to be expected of them, and singles beside their closing prices', async () => {
  const book = await openBookmaker()
  const player = await book.newPlayer(100_000)
  const football = { sport: 'football', competitors: [] } as const
  const [first, second, third] = [selectionOf(1), selectionOf(2), selectionOf(3)]
  book.offer(first, { price: price(2500), chance: 0.38, about: football })
  book.offer(second, { price: price(1800), chance: 0.53, about: { sport: 'tennis', competitors: [] } })
  book.offer(third, { price: price(3000), chance: null, about: football })
  const place = async (name: string, selections: readonly string[], prices: readonly number[], stake: number) => {
    const legs = selections.map((selection, index) => leg(selection, { price: price(prices[index] ?? 0) }))
    const placed = await book.bookmaker.placeBet(player, requestOf(name, selections, { legs, stake }))
    if ('refused' in placed || placed.bet.status !== 'ACCEPTED') throw new Error(`${name} is not accepted`)
  }
  await place('record-1', [first], [2500], 1000)
  await place('record-2', [first], [2500], 3000)
  await place('record-3', [third], [3000], 500)
  await place('record-4', [first, second], [2500, 1800], 200)
  await place('record-5', [selectionOf(4)], [2000], 700).catch(() => undefined) // not on offer: no bet
  await book.db.transaction((tx) => noteClosingPrices(tx, new Map([[first, 2400]])))
  await book.bookmaker.storeResults([won(first, 2), lost(second, 2), lost(third, 2)])
  await book.settleDown()

  const rows = await recordOf(book.db, player.playerId, null)
  expect(rows).toEqual([
    {
      sport: 'football',
      kind: 'single',
      bets: 3,
      staked: 4500,
      returned: 10_000,
      known: 2,
      knownStaked: 4000,
      knownReturned: 10_000,
      expected: expect.closeTo(4000 * 2.5 * 0.38, 6),
      variance: expect.closeTo((2500 ** 2 + 7500 ** 2) * 0.38 * 0.62, 3),
      closed: 2,
      closingValue: expect.closeTo(2500 / 2400 - 1, 9),
    },
    {
      sport: null,
      kind: 'multiple',
      bets: 1,
      staked: 200,
      returned: 0,
      known: 1,
      knownStaked: 200,
      knownReturned: 0,
      expected: expect.closeTo(200 * 4.5 * 0.38 * 0.53, 6),
      variance: expect.closeTo(900 ** 2 * 0.38 * 0.53 * (1 - 0.38 * 0.53), 3),
      closed: 0,
      closingValue: null,
    },
  ])
  book.clock.advance({ hours: 24 * 40 })
  expect(await recordOf(book.db, player.playerId, book.clock.now().subtract({ hours: 24 * 30 }))).toEqual([])
  await book.close({ deposited: new Map([[player, 100_000]]) })
})
