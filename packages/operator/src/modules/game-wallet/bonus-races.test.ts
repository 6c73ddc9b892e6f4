import { pockets } from '@andon/operator/wallet'
import { refusalCodeOf } from '@andon/tests/test-runtime'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { programme } from '../bonuses/programme.fixture.ts'
import { type BonusHouse, openBonusHouse } from './bonus-play.fixture.ts'
import { checkBooks } from './check-books.fixture.ts'
import { type Seat, send } from './seat.fixture.ts'

let house: BonusHouse
beforeAll(async () => {
  house = await openBonusHouse()
})
afterAll(() => house.close())
afterEach(() => checkBooks(house))

const totalOf = async ({ session }: Seat) =>
  Object.values(await house.held(session)).reduce((sum, amount) => sum + amount, 0)

/** Rounds of a race, each with a player and a bonus of its own. */
const rounds = Array.from({ length: 20 }, (_, round) => round)

test('ten drops at once have one effect', async () => {
  for (const round of rounds) {
    const code = `ten-${round}`
    const seat = await house.seatUnder(programme({ code }))
    const bonusId = (await house.active(seat.session))?.bonusId
    const replies = await Promise.all(Array.from({ length: 10 }, () => house.drop(seat.session, bonusId)))
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
    expect(await house.held(seat.session)).toEqual({ realCash: 1000 })
    expect(await house.costOf(code)).toBe(0)
  }
})

test('without the id one drop of ten passes, the others find no bonus', async () => {
  for (const round of rounds) {
    const seat = await house.seatUnder(programme({ code: `nameless-${round}` }))
    const codes = await Promise.all(Array.from({ length: 10 }, () => refusalCodeOf(house.drop(seat.session))))
    expect(codes.filter((code) => code === 'none')).toHaveLength(1)
    expect(codes.filter((code) => code === 'BONUS_NOT_ACTIVE')).toHaveLength(9)
  }
})

test('stakes that race with a drop: each is taken before it or after it, and not a yen is lost', async () => {
  for (const round of rounds) {
    const code = `race-${round}`
    const seat = await house.seatUnder(programme({ code }), { cash: 500 })
    const [dropped, ...bets] = await Promise.all([
      house.drop(seat.session),
      send(house, 'bet', seat.bet('a', { roundId: 'a', amount: 700 })),
      send(house, 'bet', seat.bet('b', { roundId: 'b', amount: 700 })),
    ])
    const staked = bets.filter(({ body }) => body.status === 'OK').length * 700
    const { playerId } = seat.session
    for (const id of ['a', 'b'])
      await send(house, 'rollback', seat.rollback(`back-${id}`, id, { roundId: id, playerId }))
    expect([dropped.success, staked > 0]).toEqual([true, true])
    expect(await house.held(seat.session)).toEqual({ realCash: 1500 })
    expect(await house.costOf(code)).toBe(0)
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

test('whatever is played, dropped and expired, in whatever order, at once: no pocket is negative, and pockets, games and bonus cost balance', async () => {
  let runs = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 8 }),
      async (batches) => {
        const code = `any-${runs++}`
        const offered = programme({ code, wagering: { times: 2 }, terms: { maxConversion: 800 } })
        const seat = await house.seatUnder(offered, { cash: 300 })
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
                return send(house, 'bet', seat.bet(id, { amount: one.amount, roundId: id }))
              }
              const id = `${one.do}-${ids}`
              if (one.do === 'win')
                return send(house, 'win', seat.win(id, of, { ...about, amount: one.amount, roundClosed: one.closed }))
              if (one.do === 'rollback') return send(house, 'rollback', seat.rollback(id, of, about))
              if (one.do === 'drop') return refusalCodeOf(house.drop(seat.session))
              if (one.do === 'expire') return house.pass({ hours: 24 * 31 })
              put += one.amount
              return refusalCodeOf(house.deposit(seat.session, one.amount, code.toUpperCase())).then((refused) => {
                if (refused !== 'none') put -= one.amount
              })
            }),
          )
          const balances = await house.wallet.balances(house.db, seat.session.playerId)
          expect(Math.min(...pockets.map((name) => balances[name]))).toBeGreaterThanOrEqual(0)
          if ((await house.active(seat.session)) === null)
            expect(Object.keys(await house.held(seat.session)).filter((name) => name !== 'realCash')).toEqual([])
        }
        const [games] = await house.ownerDb.query<{ net: number }>(
          `select coalesce(sum(e.amount), 0)::bigint as net from wallet.transfers t
         join wallet.entries e on e.shard = t.shard and e.transfer = t.number
         join wallet.accounts a on a.shard = e.shard and a.id = e.account_id
         where t.owner = $1 and a.holder like 'house/games/%'`,
          [seat.session.playerId],
        )
        expect(await totalOf(seat)).toBe(put + (await house.costOf(code)) - (games?.net ?? 0))
      },
    ),
    { numRuns: 15 },
  )
}, 90_000)
