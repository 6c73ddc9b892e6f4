import { lost, openBookmaker, requestOf, selectionOf, won } from '@andon/tests/sports/open-bookmaker'
import { expect, test } from 'vitest'
import { forgetOld } from './forget.ts'
import { findSharedSlip, keepSharedSlip } from './shared-slips.ts'

test('what belongs to no bet and to no event of the book goes, and old quotes but the highest; the rest stays', async () => {
  const book = await openBookmaker()
  const player = await book.newPlayer()
  const [bet, other] = [selectionOf(1), selectionOf(2)]
  for (const selection of [bet, other]) book.offer(selection)
  const placed = await book.bookmaker.placeBet(player, requestOf('request-1', [bet]))
  if ('refused' in placed) throw new Error(placed.refused.code)
  await book.bookmaker.quoteCashOut(player.playerId, placed.bet.id)
  await book.bookmaker.quoteCashOut(player.playerId, placed.bet.id)
  await book.bookmaker.storeResults([won(other, 1)])
  expect(await forgetOld(book.db, book.clock.now())).toBe(0)
  await book.bookmaker.storeResults([lost(bet, 2)])
  await book.settleDown()
  book.clock.advance({ hours: 1 })
  expect(await forgetOld(book.db, book.clock.now())).toBe(4)
  const left = await book.db.query<{ selection: string }>('select selection from bookmaker.selections')
  expect(left).toEqual([{ selection: bet }])
  expect(await book.bookmaker.findBet(player.playerId, placed.bet.id)).toMatchObject({
    legs: [{ result: 'lost' }],
    bestOffer: { value: expect.any(Number) },
  })
  expect(await forgetOld(book.db, book.clock.now())).toBe(0)
  const code = await keepSharedSlip(book.db, [bet, other], book.clock.now())
  expect(await keepSharedSlip(book.db, [bet, other], book.clock.now())).toBe(code)
  expect(await forgetOld(book.db, book.clock.now().add({ hours: 719 }))).toBe(0)
  expect(await findSharedSlip(book.db, code)).toEqual([bet, other])
  expect(await forgetOld(book.db, book.clock.now().add({ hours: 721 }))).toBe(1)
  expect(await findSharedSlip(book.db, code)).toBeNull()
  await book.close({ deposited: new Map([[player, 100_000]]) })
})
