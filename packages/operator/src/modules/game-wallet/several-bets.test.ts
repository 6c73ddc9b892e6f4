import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { programme } from '../bonuses/programme.fixture.ts'
import { type BonusPlay, openBonusPlay, said } from './bonus-play/bonus-play.fixture.ts'
import { checkLedger } from './check-ledger.fixture.ts'
import { openGameSession, send } from './game-session.fixture.ts'

let fixture: BonusPlay
beforeAll(async () => {
  fixture = await openBonusPlay()
})
afterAll(() => fixture.close())
afterEach(() => checkLedger(fixture))

const newGame = async () => openGameSession(fixture, await fixture.newPlayer(1000))

test('one win on the first bet closes a round of several bets', async () => {
  const game = await newGame()
  await send(fixture, 'bet', game.bet('bet'))
  await send(fixture, 'bet', game.bet('bet.2', { amount: 200 }))
  const { body } = await send(fixture, 'win', game.win('win', 'bet', { amount: 600 }))
  expect(body).toMatchObject({ status: 'OK', balance: 1300 })
  for (const call of [game.rollback('back', 'bet'), game.rollback('back.2', 'bet.2')])
    expect((await send(fixture, 'rollback', call)).body.status).toBe('ROUND_CLOSED')
  expect((await send(fixture, 'bet', game.bet('bet.3'))).body.status).toBe('ROUND_CLOSED')
})

test('a rollback of one bet returns its stake alone, and the round goes on', async () => {
  const game = await newGame()
  await send(fixture, 'bet', game.bet('bet'))
  await send(fixture, 'bet', game.bet('bet.2', { amount: 200 }))
  expect((await send(fixture, 'rollback', game.rollback('back.2', 'bet.2'))).body).toMatchObject({ balance: 900 })
  expect((await send(fixture, 'bet', game.bet('bet.2', { amount: 200 }))).body.status).toBe('BET_ROLLED_BACK')
  expect((await send(fixture, 'bet', game.bet('bet.3', { amount: 200 }))).body).toMatchObject({ balance: 700 })
  expect((await send(fixture, 'win', game.win('win', 'bet', { amount: 500 }))).body).toMatchObject({ balance: 1200 })
})

test('a rollback that comes before its bet keeps that bet out of an open round', async () => {
  const game = await newGame()
  await send(fixture, 'bet', game.bet('bet'))
  expect((await send(fixture, 'rollback', game.rollback('back.2', 'bet.2'))).body).toMatchObject({ balance: 900 })
  expect((await send(fixture, 'bet', game.bet('bet.2'))).body.status).toBe('BET_ROLLED_BACK')
  expect((await send(fixture, 'win', game.win('win', 'bet', { amount: 200 }))).body).toMatchObject({ balance: 1100 })
})

test('a win belongs to all bets of its round: a stake in cash and one under a bonus share it', async () => {
  const game = await fixture.gameUnder(programme({ code: 'doubled' }), { deposited: 300, cash: 1000 })
  await send(fixture, 'bet', game.bet('bet', { amount: 600 })) // 300 tied deposit, 300 bonus money
  expect(await fixture.pockets(game.session)).toEqual({ realCash: 1000 })
  await send(fixture, 'bet', game.bet('bet.2', { amount: 600 })) // real cash
  await send(fixture, 'win', game.win('win', 'bet', { amount: 2401 }))
  expect(await fixture.pockets(game.session)).toEqual({ realCash: 400 + 1201, drp: 600, wrp: 600 }) // the largest remainder gets the odd yen
})

test('it does not matter which of its bets a win names', async () => {
  const pocketsAfter = async (named: string) => {
    const game = await fixture.gameUnder(programme({ code: `named-${named.replace('.', '-')}` }), {
      deposited: 500,
      cash: 1000,
    })
    await send(fixture, 'bet', game.bet('bet', { amount: 700 }))
    await send(fixture, 'bet', game.bet('bet.2', { amount: 900 }))
    await send(fixture, 'win', game.win('win', named, { amount: 3333 }))
    return fixture.pockets(game.session)
  }
  expect(await pocketsAfter('bet.2')).toEqual(await pocketsAfter('bet'))
})

test('a bet that was rolled back has no share of the win', async () => {
  const game = await fixture.gameUnder(programme({ code: 'one-back' }), { deposited: 300, cash: 1000 })
  await send(fixture, 'bet', game.bet('bet', { amount: 600 }))
  await send(fixture, 'bet', game.bet('bet.2', { amount: 600 }))
  await send(fixture, 'rollback', game.rollback('back.2', 'bet.2'))
  await send(fixture, 'win', game.win('win', 'bet', { amount: 1000 }))
  expect(await fixture.pockets(game.session)).toEqual({ realCash: 1000, drp: 500, wrp: 500 })
})

test('a repeated win of several bets moves no money, and calls in one batch are as calls one by one', async () => {
  const game = await fixture.gameUnder(programme({ code: 'repeated' }), { deposited: 300, cash: 1000 })
  const win = game.win('win', 'bet', { amount: 2400 })
  await send(fixture, 'bet', game.bet('bet', { amount: 600 }))
  const replies = await Promise.all([
    send(fixture, 'bet', game.bet('bet.2', { amount: 600 })),
    send(fixture, 'win', win),
    send(fixture, 'win', win),
  ])
  expect(replies.map(said)).toEqual([
    ['OK', 400],
    ['OK', 2800],
    ['OK', 2800],
  ])
  const after = await fixture.pockets(game.session)
  expect(after).toEqual({ realCash: 400 + 1200, drp: 600, wrp: 600 })
  expect(said(await send(fixture, 'win', win))).toEqual(['OK', 2800])
  expect(await fixture.pockets(game.session)).toEqual(after)
})

test('a bonus that ended between the bets of a round gets its share, and the next one its own', async () => {
  const game = await fixture.gameUnder(programme({ code: 'first' }), { deposited: 500, cash: 0 })
  await send(fixture, 'bet', game.bet('bet', { amount: 1000 })) // all of it
  await fixture.drop(game.session)
  await fixture.offer(programme({ code: 'second' }))
  await fixture.deposit(game.session, 500, 'SECOND')
  await send(fixture, 'bet', game.bet('bet.2', { amount: 1000 }))
  await send(fixture, 'win', game.win('win', 'bet', { amount: 4000 }))
  // of the dropped bonus only the tied deposit's share is paid
  expect(await fixture.pockets(game.session)).toEqual({ realCash: 1000, drp: 1000, wrp: 1000 })
})

test('the maximum stake of a bonus is for the round: a further bet has what is left of it', async () => {
  const game = await fixture.gameUnder(programme({ code: 'limited', terms: { maxStake: 500 } }))
  await send(fixture, 'bet', game.bet('bet', { amount: 300 }))
  const { body } = await send(fixture, 'bet', game.bet('bet.2', { amount: 300 }))
  expect(body).toMatchObject({ status: 'BONUS_STAKE_LIMIT', params: { max: 200 } })
  expect((await send(fixture, 'bet', game.bet('bet.3', { amount: 200 }))).body.status).toBe('OK')
})

test('whatever the stakes, rollbacks and the named bet: a win is paid to the last yen, once', async () => {
  let game = 0
  const stakes = fc.array(fc.record({ amount: fc.integer({ min: 1, max: 900 }), back: fc.boolean() }), {
    minLength: 1,
    maxLength: 4,
  })
  await fc.assert(
    fc.asyncProperty(stakes, fc.nat({ max: 9000 }), fc.nat(), async (bets, amount, named) => {
      game += 1
      const play = await fixture.gameUnder(programme({ code: `any-${game}`, wagering: { times: 100 } }), {
        deposited: 700,
        cash: 1500,
      })
      const before = sumOf(await fixture.pockets(play.session))
      const live: { id: string; amount: number }[] = []
      for (const [index, bet] of bets.entries()) {
        const id = `bet.${index}`
        const reply = await send(fixture, 'bet', play.bet(id, { amount: bet.amount }))
        if (reply.body.status !== 'OK') continue
        const back = bet.back ? (await send(fixture, 'rollback', play.rollback(`back.${index}`, id))).body.status : null
        if (back !== 'OK') live.push({ id, amount: bet.amount })
      }
      const one = live[named % Math.max(1, live.length)]
      if (!one) return
      const win = play.win('win', one.id, { amount })
      for (const _ of [1, 2]) expect((await send(fixture, 'win', win)).body.status).toBe('OK')
      const staked = live.reduce((sum, bet) => sum + bet.amount, 0)
      expect(sumOf(await fixture.pockets(play.session))).toBe(before - staked + amount)
    }),
    { numRuns: 12 },
  )
})

const sumOf = (pockets: object) => Object.values(pockets).reduce((sum: number, amount: number) => sum + amount, 0)
