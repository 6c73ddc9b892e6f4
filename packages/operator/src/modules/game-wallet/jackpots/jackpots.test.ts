import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkLedger } from '../check-ledger.fixture.ts'
import { type OpenGameSession, openGameSession, send } from '../game-session.fixture.ts'
import { type GameWalletFixture, openGameWallet } from '../game-wallet.fixture.ts'

let fixture: GameWalletFixture
beforeAll(async () => {
  fixture = await openGameWallet()
})
afterAll(async () => {
  await checkLedger(fixture)
  await fixture.close()
})

/** The books of the supplier `arcade`, over all shards: what its jackpots owe, what its games took, and the rests below a whole yen. */
async function books() {
  const [row] = await fixture.ownerDb.query<{ jackpots: number; games: number; leftOver: number }>(
    `select coalesce(sum(real_cash) filter (where holder like 'house/jackpots/arcade/%'), 0)::bigint as jackpots,
       coalesce(sum(real_cash) filter (where holder = 'house/games/arcade'), 0)::bigint as games,
       (select coalesce(sum(millionths), 0)::bigint from game_wallet.jackpot_carries where supplier = 'arcade') as "leftOver"
     from wallet.accounts`,
  )
  if (!row) throw new Error('an aggregate returns one row')
  return row
}

/** The sums that moved since `before`; those of jackpots exactly, in millionths. */
async function movedSince(before: Awaited<ReturnType<typeof books>>) {
  const after = await books()
  return {
    jackpots: (after.jackpots - before.jackpots) * 1_000_000 + after.leftOver - before.leftOver,
    house: after.games + after.jackpots - before.games - before.jackpots,
  }
}

const newGame = async (balance = 1000) => openGameSession(fixture, await fixture.newPlayer(balance))
const daily = (millionths: number) => ({ contributions: [{ jackpot: 'daily', millionths }] })
const statusOf = async (...asked: Parameters<typeof send> extends [unknown, ...infer Rest] ? Rest : never) =>
  (await send(fixture, ...asked)).body.status

test('what a bet contributes moves in whole yen from the games to the jackpots, and what is left over waits', async () => {
  const game = await newGame()
  const before = await books()
  await send(fixture, 'bet', game.bet('a', daily(2_600_000)))
  await send(fixture, 'bet', game.bet('b', daily(2_600_000)))
  const after = await books()
  expect(after.jackpots - before.jackpots).toBe(5)
  expect(after.games - before.games).toBe(195)
  expect(after.leftOver - before.leftOver).toBe(200_000)
})

test('a stake that is wholly contributed leaves the games nothing', async () => {
  const game = await newGame()
  const before = await books()
  await send(fixture, 'bet', game.bet('a', daily(100_000_000)))
  const after = await books()
  expect([after.jackpots - before.jackpots, after.games - before.games]).toEqual([100, 0])
})

test('a rollback returns the contributions of its bet, once', async () => {
  const game = await newGame()
  await send(fixture, 'bet', game.bet('kept', daily(700_000)))
  const before = await books()
  await send(fixture, 'bet', game.bet('a', daily(1_700_000)))
  await send(fixture, 'rollback', game.rollback('back', 'a'))
  await send(fixture, 'rollback', game.rollback('again', 'a'))
  expect(await movedSince(before)).toEqual({ jackpots: 0, house: 0 })
})

test('a stake above the balance contributes nothing, also beside one that is accepted', async () => {
  const game = await newGame(150)
  const before = await books()
  const replies = await Promise.all(
    ['a', 'b', 'c'].map((id) => statusOf('bet', game.bet(id, { roundId: id, ...daily(900_000) }))),
  )
  expect(replies.sort()).toEqual(['INSUFFICIENT_FUNDS', 'INSUFFICIENT_FUNDS', 'OK'])
  expect(await movedSince(before)).toEqual({ jackpots: 900_000, house: 100 })
})

test('a cancelled round returns its contributions, and one settled again contributes them again', async () => {
  const game = await newGame()
  const before = await books()
  await send(fixture, 'round', game.round('a', { amount: 100, win: 100, ...daily(3_000_000) }))
  expect(await movedSince(before)).toEqual({ jackpots: 3_000_000, house: 0 })
  await send(fixture, 'adjust', game.adjust('off', 'a', 100, { reason: 'cancelled' })) // no money of the player moves
  expect(await movedSince(before)).toEqual({ jackpots: 0, house: 0 })
  await send(fixture, 'adjust', game.adjust('off-again', 'a', 100, { reason: 'cancelled' }))
  expect(await movedSince(before)).toEqual({ jackpots: 0, house: 0 })
  await send(fixture, 'adjust', game.adjust('on', 'a', 0))
  expect(await movedSince(before)).toEqual({ jackpots: 3_000_000, house: 100 })
})

test('what a cancelled round cannot take back from the player does not keep its contributions', async () => {
  const game = await newGame()
  const before = await books()
  await send(fixture, 'round', game.round('a', { win: 500, ...daily(4_000_000) }))
  await send(fixture, 'round', game.round('b', { roundId: 'b', amount: 1400, win: 0 }))
  await send(fixture, 'adjust', game.adjust('off', 'a', 100, { reason: 'cancelled' }))
  expect((await movedSince(before)).jackpots).toBe(0)
})

test('a bet and its rollback in one batch leave the jackpots as they were', async () => {
  const game = await newGame()
  const before = await books()
  const replies = await Promise.all([
    statusOf('bet', game.bet('a', daily(1_900_000))),
    statusOf('rollback', game.rollback('back', 'a')),
  ])
  expect(replies).toEqual(['OK', 'OK'])
  expect(await movedSince(before)).toEqual({ jackpots: 0, house: 0 })
})

/** One step of a history: what a supplier does in a round of its own, or of an earlier step. */
const step = fc.record({
  does: fc.constantFrom('bet', 'round', 'rollback', 'cancel', 'settle'),
  player: fc.nat(2),
  of: fc.nat(12),
  amount: fc.integer({ min: 1, max: 120 }),
  share: fc.integer({ min: 1, max: 1_000_000 }),
  together: fc.boolean(),
})

test('whatever suppliers send, the jackpots owe what standing bets contributed, to the millionth', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 25 }), async (steps) => {
      const games: OpenGameSession[] = []
      for (let players = 0; players < 3; players++) games.push(await newGame(400))
      const before = await books()
      const standing = new Map<string, number>()
      const running: Promise<void>[] = []
      for (const [n, { does, player, of, amount, share, together }] of steps.entries()) {
        const game = games[player] as OpenGameSession // one of three
        const target = `s${of}`
        const own = `${player} s${n}`
        const millionths = amount * share
        const sent = async () => {
          if (does === 'bet' || does === 'round') {
            const fields = { roundId: `s${n}`, amount, ...daily(millionths), ...(does === 'round' ? { win: 5 } : {}) }
            const request = does === 'bet' ? game.bet(`s${n}`, fields) : game.round(`s${n}`, fields)
            if ((await statusOf(does, request)) === 'OK') standing.set(own, millionths)
          } else if (does === 'rollback') {
            const asked = steps[of]
            const took = asked && standing.has(`${player} ${target}`)
            const status = await statusOf('rollback', game.rollback(`s${n}`, target, { roundId: target }))
            if (took && status === 'OK') standing.delete(`${player} ${target}`)
          } else {
            const fields = { roundId: target, reason: does === 'cancel' ? 'cancelled' : 'resettled' }
            const status = await statusOf('adjust', game.adjust(`s${n}`, target, amount, fields))
            const asked = steps[of]
            if (status === 'OK' && asked)
              standing.set(`${player} ${target}`, does === 'cancel' ? 0 : asked.amount * asked.share)
          }
        }
        // bets of one batch are planned together; what corrects them comes after
        if (together && (does === 'bet' || does === 'round')) running.push(sent())
        else {
          await Promise.all(running.splice(0))
          await sent()
        }
      }
      await Promise.all(running)
      const owed = [...standing.values()].reduce((sum, millionths) => sum + millionths, 0)
      expect((await movedSince(before)).jackpots).toBe(owed)
    }),
    { numRuns: 25 },
  )
})
