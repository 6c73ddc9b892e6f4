import { crashingBookmaker, crashPoints } from '@andon/tests/sports/crashing-bookmaker'
import { openBookmaker, requestOf, selectionOf, type TestBookmaker, won } from '@andon/tests/sports/open-bookmaker'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** One database for all tests: each has its own player and event, and leaves nothing to do. */
let book: TestBookmaker
beforeAll(async () => {
  book = await openBookmaker()
})
afterAll(() => book.close({ deposited: new Map() }))

test.each(crashPoints(12).map((point, place) => ({ ...point, event: place + 1 })))(
  'a crash $moment step $step of settling and paying is repaired, and pays once',
  async ({ event, ...point }) => {
    const player = await book.newPlayer()
    const selection = selectionOf(event)
    book.offer(selection)
    const placed = await book.bookmaker.placeBet(player, requestOf('request-1', [selection]))
    if ('refused' in placed) throw new Error(placed.refused.code)
    const { id } = placed.bet
    await book.bookmaker.storeResults([won(selection, 1)])
    await crashingBookmaker(book, point)
      .bookmaker.work()
      .catch(() => undefined)
    await book.settleDown()
    expect((await book.bookmaker.findBet(player.playerId, id))?.status).toBe('WON')
    expect(await book.balanceOf(player)).toBe(101_000)
    const payments = await book.db.query('select call, amount, state from bookmaker.payments where bet_id = $1', [id])
    expect(payments).toEqual([{ call: 'win', amount: 2000, state: 'sent' }])
    expect(await book.bookmaker.work()).toBe(0)
    await book.verify({ deposited: new Map([[player, 100_000]]) })
  },
)
