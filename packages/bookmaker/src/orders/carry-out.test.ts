import { createLog } from '@andon/platform/log'
import { openBookmaker, requestOf, selectionOf } from '@andon/tests/open-bookmaker'
import { expect, test } from 'vitest'
import { carryOutOrders } from './carry-out.ts'
import { failedOrders, insertOrder } from './store.ts'

test('an order that fails for itself does not hold up those after it, and staff see why', async () => {
  const book = await openBookmaker()
  const player = await book.newPlayer()
  book.offer(selectionOf(1))
  const order = (factor: number) =>
    book.db.transaction((tx) =>
      insertOrder(tx, {
        ...{ event: null, actor: 'test', at: book.clock.now() },
        body: { kind: 'stakeFactor', player: player.playerId, factor },
      }),
    )
  const failing = await order(-1) // the table takes none below 0
  await order(0)
  await carryOutOrders({ db: book.db, log: createLog({ level: 'silent' }), bets: book.bookmaker })
  expect(await book.bookmaker.placeBet(player, requestOf('request-1', [selectionOf(1)]))).toMatchObject({
    refused: { code: 'ABOVE_MAX_BET_AMOUNT' },
  })
  const failed = await book.db.transaction((tx) => failedOrders(tx, 10))
  expect(failed).toMatchObject([{ order: failing, why: expect.stringContaining('factor') }])
  await book.close({ deposited: new Map([[player, 100_000]]) })
})
