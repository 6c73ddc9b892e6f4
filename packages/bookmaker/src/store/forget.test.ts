import { lost, openBookmaker, requestOf, selectionOf, won } from '@andon/tests/open-bookmaker'
import { expect, test } from 'vitest'
import { forgetOld } from './forget.ts'

test('what belongs to no bet and to no event of the book goes, and old quotes; the rest stays', async () => {
  const book = await openBookmaker()
  const player = await book.newPlayer()
  const [bet, other] = [selectionOf(1), selectionOf(2)]
  for (const selection of [bet, other]) book.offer(selection)
  const placed = await book.bookmaker.placeBet(player, requestOf('request-1', [bet]))
  if ('refused' in placed) throw new Error(placed.refused.code)
  await book.bookmaker.quoteCashOut(player.playerId, placed.bet.id)
  await book.bookmaker.takeResults([won(other, 1)])
  expect(await forgetOld(book.db, book.clock.now())).toBe(0)
  await book.bookmaker.takeResults([lost(bet, 2)])
  await book.settleDown()
  book.clock.advance({ hours: 1 })
  expect(await forgetOld(book.db, book.clock.now())).toBe(4)
  const left = await book.db.query<{ selection: string }>('select selection from bookmaker.selections')
  expect(left).toEqual([{ selection: bet }])
  expect(await book.bookmaker.findBet(player.playerId, placed.bet.id)).toMatchObject({ legs: [{ result: 'lost' }] })
  expect(await forgetOld(book.db, book.clock.now())).toBe(0)
  await book.close({ deposited: new Map([[player, 100_000]]) })
})
