import type { Refusal } from '@andon/contract'
import { type Lease, LeaseLost, takeLease } from '@andon/platform/leader'
import { createLog } from '@andon/platform/log'
import { openBookmaker, requestOf, selectionOf } from '@andon/tests/sports/open-bookmaker'
import { expect, test } from 'vitest'
import type { EventUrn } from '../model/urn.ts'
import { carryOutOrders } from './carry-out.ts'
import { checkOrder } from './check-command.ts'
import { failedOrders, insertOrder } from './store.ts'
import type { CommandBody } from './trader-command.ts'

const unknownBook = { selection: () => null }

test('an order about an event, market, outcome or bet that does not exist is refused; one about what has bets is not', async () => {
  const book = await openBookmaker()
  const player = await book.newPlayer()
  book.offer(selectionOf(1))
  const placed = await book.bookmaker.placeBet(player, requestOf('request-1', [selectionOf(1)]))
  const bet = 'bet' in placed ? placed.bet.id : ''
  const whyOf = (event: string | null, body: CommandBody) =>
    book.db
      .transaction((tx) => checkOrder(tx, { event: event as EventUrn | null, body }, () => null)) // any text
      .then(() => null)
      .catch((error: Refusal) => error.message)
  const [match, reason] = ['andon:match:1', 'test']
  const settle = (market: string, outcome: string) =>
    ({ kind: 'settle', market, results: [{ outcome, result: 'won' }] }) as const
  expect(await whyOf('andon:match:9', { kind: 'suspend', market: null, suspended: true })).toMatch('no event')
  expect(await whyOf(match, { kind: 'suspend', market: '18|total=2.5', suspended: true })).toMatch('no market 18')
  expect(await whyOf(match, settle('1', '9'))).toMatch('no outcome 9; it has 1')
  expect(await whyOf(null, { kind: 'voidBet', bet: `${bet}x`, reason })).toMatch('no bet')
  expect(await whyOf(match, settle('1', '1'))).toBeNull()
  expect(await whyOf(null, { kind: 'voidBet', bet, reason })).toBeNull()
  await book.close({ deposited: new Map([[player, 100_000]]) })
})

const carrying = ({ db, bookmaker }: Awaited<ReturnType<typeof openBookmaker>>) => ({
  db,
  bets: bookmaker,
  book: unknownBook,
  log: createLog({ level: 'silent' }),
  write: db.transaction,
})

test('a bet that cannot be voided when its order is carried out is trouble', async () => {
  const book = await openBookmaker()
  const order = await book.db.transaction((tx) =>
    insertOrder(tx, {
      event: null,
      actor: 'test',
      at: book.clock.now(),
      body: { kind: 'voidBet', bet: 'bet_none', reason: 'test' },
    }),
  )
  await carryOutOrders(carrying(book))
  const failed = await book.db.transaction((tx) => failedOrders(tx, 10))
  expect(failed).toMatchObject([{ order, why: expect.stringContaining('bet_none cannot be voided') }])
  await book.close({ deposited: new Map() })
})

test('an order that fails for itself does not hold up those after it, and staff see why', async () => {
  const book = await openBookmaker()
  const player = await book.newPlayer()
  book.offer(selectionOf(1))
  const order = (factor: number) =>
    book.db.transaction((tx) =>
      insertOrder(tx, {
        event: null,
        actor: 'test',
        at: book.clock.now(),
        body: { kind: 'stakeFactor', player: player.playerId, factor },
      }),
    )
  const failing = await order(-1) // the table takes none below 0
  await order(0)
  await carryOutOrders(carrying(book))
  expect(await book.bookmaker.placeBet(player, requestOf('request-1', [selectionOf(1)]))).toMatchObject({
    refused: { code: 'ABOVE_MAX_BET_AMOUNT' },
  })
  const failed = await book.db.transaction((tx) => failedOrders(tx, 10))
  expect(failed).toMatchObject([{ order: failing, why: expect.stringContaining('factor') }])
  await book.close({ deposited: new Map([[player, 100_000]]) })
})

test('a server that no longer leads carries out no order, and no other server loses one', async () => {
  const book = await openBookmaker()
  const player = await book.newPlayer()
  book.offer(selectionOf(1))
  await book.db.transaction((tx) =>
    insertOrder(tx, {
      event: null,
      actor: 'test',
      at: book.clock.now(),
      body: { kind: 'stakeFactor', player: player.playerId, factor: 0 },
    }),
  )
  const lease = { name: 'test', node: 'nod_1', leaseMs: 60_000, alone: true }
  const [old, current] = [await takeLease(book.db, lease), await takeLease(book.db, { ...lease, node: 'nod_2' })]
  if (!old || !current) throw new Error('no lease')
  await expect(carryOutOrders({ ...carrying(book), write: old.write })).rejects.toThrow(LeaseLost)
  expect(await book.bookmaker.placeBet(player, requestOf('request-1', [selectionOf(1)]))).toHaveProperty('bet')
  await carryOutOrders({ ...carrying(book), write: current.write })
  expect(await book.bookmaker.placeBet(player, requestOf('request-2', [selectionOf(1)]))).toMatchObject({
    refused: { code: 'ABOVE_MAX_BET_AMOUNT' },
  })
  await book.close({ deposited: new Map([[player, 100_000]]) })
})

const everyKind: Record<string, (of: { player: string; bet: string }) => { event: string | null; body: CommandBody }> =
  {
    'a stake factor': ({ player }) => ({ event: null, body: { kind: 'stakeFactor', player, factor: 20 } }),
    'a limit': () => ({
      event: 'andon:match:1',
      body: { kind: 'limits', market: null, volume: 5, marketLiability: null, eventLiability: null },
    }),
    'a bet that is void': ({ bet }) => ({ event: null, body: { kind: 'voidBet', bet, reason: 'test' } }),
    'a result': () => ({
      event: 'andon:match:1',
      body: { kind: 'settle', market: '1', results: [{ outcome: '1', result: 'won' }] },
    }),
  }

test.each(Object.keys(everyKind))('%s is stored with its order, or not at all', async (kind) => {
  const book = await openBookmaker()
  const player = await book.newPlayer()
  book.offer(selectionOf(1))
  const placed = await book.bookmaker.placeBet(player, requestOf('request-1', [selectionOf(1)]))
  const made = everyKind[kind]?.({ player: player.playerId, bet: 'bet' in placed ? placed.bet.id : '' })
  if (!made) throw new Error('no such kind')
  const { event, body } = made
  const at = book.clock.now()
  await book.db.transaction((tx) => insertOrder(tx, { event: event as EventUrn | null, body, actor: 'test', at })) // any text
  const stored = () =>
    book.ownerDb.query(`select
      (select json_agg(to_json(t)) from bookmaker.stake_factors t) factors, (select json_agg(to_json(t)) from bookmaker.limits t) limits,
      (select json_agg(to_json(t)) from bookmaker.selections t) selections, (select json_agg(to_json(t)) from bookmaker.bets t) bets,
      (select json_agg(to_json(t)) from bookmaker.payments t) payments, (select max(up_to) from bookmaker.orders_done) done`)
  const before = await stored()
  const lost: Lease['write'] = (work) =>
    book.db.transaction(async (tx) => {
      await work(tx)
      throw new LeaseLost({ name: 'test', epoch: 1 })
    })
  await expect(carryOutOrders({ ...carrying(book), write: lost })).rejects.toThrow(LeaseLost)
  expect(await stored()).toEqual(before)
  await carryOutOrders(carrying(book))
  const after = await stored()
  expect(after).not.toEqual([{ ...before[0], done: 1 }])
  await carryOutOrders(carrying(book))
  expect(await stored()).toEqual(after)
  await book.settleDown()
  await book.close({ deposited: new Map([[player, 100_000]]) })
})

test('a server that leads again carries out none of the orders that others have carried out in the meantime', async () => {
  const book = await openBookmaker()
  const player = await book.newPlayer()
  const order = (factor: number) =>
    book.db.transaction((tx) =>
      insertOrder(tx, {
        event: null,
        actor: 'test',
        at: book.clock.now(),
        body: { kind: 'stakeFactor', player: player.playerId, factor },
      }),
    )
  await order(20)
  await order(30)
  let others = async () => {
    await order(500)
    await carryOutOrders(carrying(book))
  }
  const late: Lease['write'] = async (work) => {
    await others()
    others = async () => undefined
    return book.db.transaction(work)
  }
  await carryOutOrders({ ...carrying(book), write: late })
  expect(await book.db.query('select factor from bookmaker.stake_factors')).toEqual([{ factor: 500 }])
  await book.close({ deposited: new Map([[player, 100_000]]) })
})
