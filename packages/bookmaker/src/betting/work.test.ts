import { openBookmaker, requestOf, selectionOf, won } from '@andon/tests/sports/open-bookmaker'
import { expect, onTestFinished, test, vi } from 'vitest'

test('the worker of another process accepts a delayed bet, settles it and pays it, by itself', async () => {
  const book = await openBookmaker()
  const player = await book.newPlayer()
  const first = selectionOf(1)
  book.offer(first, { inPlay: true, delayMs: 3000 })
  const placed = await book.bookmaker.placeBet(player, requestOf('request-1', [first]))
  const id = 'bet' in placed ? placed.bet.id : ''
  const { worker, findBet, storeResults } = book.createProcess()
  worker.start()
  onTestFinished(async () => {
    await worker.stop()
    await book.close({ deposited: new Map([[player, 100_000]]) })
  })
  book.clock.advance({ seconds: 3 })
  await vi.waitFor(async () => expect(await findBet(player.playerId, id)).toMatchObject({ status: 'ACCEPTED' }), 10_000)
  await storeResults([won(first, 1)])
  await vi.waitFor(async () => expect(await book.balanceOf(player)).toBe(101_000), 10_000)
})
