import assert from 'node:assert/strict'
import { type Answer, type ConformanceCase, call, openGameSession, withSession } from '../kit.ts'

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))
const accepted = (answers: readonly Answer[]) => answers.filter((answer) => answer.body.status === 'OK')
const statuses = (answers: readonly Answer[]) => new Set(answers.map((answer) => answer.body.status))

/** Simultaneous calls. */
export const races: readonly ConformanceCase[] = [
  withSession('fifty twins of one bet take one stake, and all get one answer', async (game, wallet) => {
    const bet = game.bet()
    const answers = await Promise.all(times(50, () => call(wallet, 'bet', bet)))
    for (const answer of answers) assert.deepEqual(answer, answers[0])
    assert.equal(await game.balance(), 900)
  }),
  withSession('fifty twins of one win pay once', async (game, wallet) => {
    const bet = game.bet()
    await game.ok('bet', bet)
    const win = game.win(bet)
    const answers = await Promise.all(times(50, () => call(wallet, 'win', win)))
    assert.deepEqual(statuses(answers), new Set(['OK']))
    assert.equal(await game.balance(), 1150)
  }),
  withSession('fifty twins of one rollback return one stake', async (game, wallet) => {
    const bet = game.bet()
    await game.ok('bet', bet)
    const rollback = game.rollback(bet)
    const answers = await Promise.all(times(50, () => call(wallet, 'rollback', rollback)))
    assert.deepEqual(statuses(answers), new Set(['OK']))
    assert.equal(await game.balance(), 1000)
  }),
  withSession('of fifty bets at once the balance pays for as many as it can, never one more', async (game, wallet) => {
    const { roundId } = game.bet()
    const answers = await Promise.all(times(50, () => call(wallet, 'bet', game.bet({ roundId, amount: 300 }))))
    assert.equal(accepted(answers).length, 3)
    assert.deepEqual(statuses(answers), new Set(['OK', 'INSUFFICIENT_FUNDS']))
    assert.equal(await game.balance(), 100)
  }),
  withSession('two bets at once for the whole balance: one is taken', async (game, wallet) => {
    const { roundId } = game.bet()
    const answers = await Promise.all(times(2, () => call(wallet, 'bet', game.bet({ roundId, amount: 1000 }))))
    assert.equal(accepted(answers).length, 1)
    assert.equal(await game.balance(), 0)
  }),
  withSession('a bet id sent at once with two bodies is taken once, the other is a DUPLICATE', async (game, wallet) => {
    const bet = game.bet({ amount: 100 })
    const answers = await Promise.all([
      call(wallet, 'bet', bet),
      call(wallet, 'bet', { ...bet, amount: 100, roundId: 'other' }),
    ])
    assert.deepEqual(statuses(answers), new Set(['OK', 'DUPLICATE']))
    assert.equal(await game.balance(), 900)
  }),
  withSession('of a win and a rollback at once exactly one succeeds', async (game, wallet) => {
    const { roundId } = game.bet()
    for (let turn = 0; turn < 20; turn++) {
      const before = await game.balance()
      const bet = game.bet({ roundId, amount: 10 })
      await game.ok('bet', bet)
      const calls = [
        () => call(wallet, 'win', game.win(bet, { amount: 30, roundClosed: false })),
        () => call(wallet, 'rollback', game.rollback(bet)),
      ]
      const answers = await Promise.all((turn % 2 === 0 ? calls : calls.reverse()).map((send) => send()))
      assert.equal(accepted(answers).length, 1)
      const gained = (await game.balance()) - before
      assert.ok(gained === 20 || gained === 0, `a win or a returned stake, not ${gained}`)
    }
  }),
  withSession('of a bet and its rollback at once the stake is never kept', async (game, wallet) => {
    const { roundId } = game.bet()
    for (let turn = 0; turn < 20; turn++) {
      const bet = game.bet({ roundId })
      const calls = [() => call(wallet, 'bet', bet), () => call(wallet, 'rollback', game.rollback(bet))]
      const answers = await Promise.all((turn % 2 === 0 ? calls : calls.reverse()).map((send) => send()))
      assert.ok(answers.some((answer) => answer.body.status === 'OK'))
      assert.equal(await game.balance(), 1000)
    }
  }),
  withSession('two closing wins at once pay once', async (game, wallet) => {
    const bet = game.bet()
    await game.ok('bet', bet)
    const answers = await Promise.all(times(2, () => call(wallet, 'win', game.win(bet, { amount: 50 }))))
    assert.deepEqual(statuses(answers), new Set(['OK', 'ROUND_CLOSED']))
    assert.equal(await game.balance(), 950)
  }),
  withSession('a bet and its win sent at once end as bet and win, or as bet alone', async (game, wallet) => {
    const bet = game.bet({ amount: 100 })
    const [placed, paid] = await Promise.all([
      call(wallet, 'bet', bet),
      call(wallet, 'win', game.win(bet, { amount: 250 })),
    ])
    assert.equal(placed?.body.status, 'OK')
    assert.equal(await game.balance(), paid?.body.status === 'OK' ? 1150 : 900)
  }),
  {
    title: 'forty players who play at once do not disturb each other, refused ones included',
    run: async (wallet) => {
      const games = await Promise.all(times(40, () => openGameSession(wallet)))
      const balances = await Promise.all(
        games.map(async (one, index) => {
          const bet = one.bet({ amount: index % 4 === 0 ? 5000 : 100 })
          if ((await call(wallet, 'bet', bet)).body.status === 'OK')
            await one.ok('win', one.win(bet, { amount: index }))
          return one.balance()
        }),
      )
      assert.deepEqual(
        balances,
        times(40, (index) => (index % 4 === 0 ? 1000 : 900 + index)),
      )
    },
  },
]
