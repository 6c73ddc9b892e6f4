import { pockets } from '@andon/operator/wallet'
import { refusalCodeOf } from '@andon/tests/test-runtime'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { programme } from '../../bonuses/programme.fixture.ts'
import { checkLedger } from '../check-ledger.fixture.ts'
import { type OpenGameSession, send } from '../game-session.fixture.ts'
import { type BonusPlay, openBonusPlay } from './bonus-play.fixture.ts'

let fixture: BonusPlay
beforeAll(async () => {
  fixture = await openBonusPlay()
})
afterAll(() => fixture.close())
afterEach(() => checkLedger(fixture))

const totalOf = async ({ session }: OpenGameSession) =>
  Object.values(await fixture.pockets(session)).reduce((sum, amount) => sum + amount, 0)

/** Repetitions of each race, each with a new player and bonus. */
const rounds = Array.from({ length: 20 }, (_, round) => round)

test('ten concurrent drops have one effect', async () => {
  for (const round of rounds) {
    const code = `ten-${round}`
    const game = await fixture.gameUnder(programme({ code }))
    const bonusId = (await fixture.active(game.session))?.bonusId
    const replies = await Promise.all(Array.from({ length: 10 }, () => fixture.drop(game.session, bonusId)))
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
    expect(await fixture.pockets(game.session)).toEqual({ realCash: 1000 })
    expect(await fixture.costOf(code)).toBe(0)
  }
})

test('of ten concurrent drops without an id one passes, the others find no bonus', async () => {
  for (const round of rounds) {
    const game = await fixture.gameUnder(programme({ code: `nameless-${round}` }))
    const codes = await Promise.all(Array.from({ length: 10 }, () => refusalCodeOf(fixture.drop(game.session))))
    expect(codes.filter((code) => code === 'none')).toHaveLength(1)
    expect(codes.filter((code) => code === 'BONUS_NOT_ACTIVE')).toHaveLength(9)
  }
})

test('stakes concurrent with a drop are accepted before or after it, and no money is lost', async () => {
  for (const round of rounds) {
    const code = `race-${round}`
    const game = await fixture.gameUnder(programme({ code }), { cash: 500 })
    const [dropped, ...bets] = await Promise.all([
      fixture.drop(game.session),
      send(fixture, 'bet', game.bet('a', { roundId: 'a', amount: 700 })),
      send(fixture, 'bet', game.bet('b', { roundId: 'b', amount: 700 })),
    ])
    const staked = bets.filter(({ body }) => body.status === 'OK').length * 700
    const { playerId } = game.session
    for (const id of ['a', 'b'])
      await send(fixture, 'rollback', game.rollback(`back-${id}`, id, { roundId: id, playerId }))
    expect([dropped.success, staked > 0]).toEqual([true, true])
    expect(await fixture.pockets(game.session)).toEqual({ realCash: 1500 })
    expect(await fixture.costOf(code)).toBe(0)
  }
})

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('bet' as const), amount: fc.integer({ min: 1, max: 900 }) }) },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('win' as const), amount: fc.nat({ max: 1500 }), closed: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('rollback' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('drop' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('deposit' as const), amount: fc.integer({ min: 100, max: 900 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('expire' as const) }) },
)

test('in any concurrent mix of play, drops and expiries no pocket is negative, and pockets, games and bonus cost balance', async () => {
  let runs = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 8 }),
      async (batches) => {
        const code = `any-${runs++}`
        const offered = programme({ code, wagering: { times: 2 }, terms: { maxConversion: 800 } })
        const game = await fixture.gameUnder(offered, { cash: 300 })
        let put = 1300
        let bets = 0
        let ids = 0
        for (const batch of batches) {
          await Promise.all(
            batch.map(async (one) => {
              const of = `bet-${bets}`
              const about = { roundId: of }
              ids += 1
              if (one.do === 'bet') {
                bets += 1
                const id = `bet-${bets}`
                return send(fixture, 'bet', game.bet(id, { amount: one.amount, roundId: id }))
              }
              const id = `${one.do}-${ids}`
              if (one.do === 'win')
                return send(fixture, 'win', game.win(id, of, { ...about, amount: one.amount, roundClosed: one.closed }))
              if (one.do === 'rollback') return send(fixture, 'rollback', game.rollback(id, of, about))
              if (one.do === 'drop') return refusalCodeOf(fixture.drop(game.session))
              if (one.do === 'expire') return fixture.pass({ hours: 24 * 31 })
              put += one.amount
              return refusalCodeOf(fixture.deposit(game.session, one.amount, code.toUpperCase())).then((refused) => {
                if (refused !== 'none') put -= one.amount
              })
            }),
          )
          const balances = await fixture.wallet.balances(fixture.db, game.session.playerId)
          expect(Math.min(...pockets.map((name) => balances[name]))).toBeGreaterThanOrEqual(0)
          if ((await fixture.active(game.session)) === null)
            expect(Object.keys(await fixture.pockets(game.session)).filter((name) => name !== 'realCash')).toEqual([])
        }
        const [games] = await fixture.ownerDb.query<{ net: number }>(
          `select coalesce(sum(e.amount), 0)::bigint as net from wallet.transfers t
         join wallet.entries e on e.shard = t.shard and e.transfer = t.number
         join wallet.accounts a on a.shard = e.shard and a.id = e.account_id
         where t.owner = $1 and a.holder like 'house/games/%'`,
          [game.session.playerId],
        )
        expect(await totalOf(game)).toBe(put + (await fixture.costOf(code)) - (games?.net ?? 0))
      },
    ),
    { numRuns: 15 },
  )
})
