import assert from 'node:assert/strict'
import { newId, withSession } from '../kit.ts'

/** Rollbacks that arrive before or after their bet. */
export const rollbacks = [
  withSession('a rollback returns the stored stake', async (game) => {
    const bet = game.bet({ amount: 321 })
    await game.ok('bet', bet)
    assert.equal((await game.ok('rollback', game.rollback(bet))).balance, 1000)
  }),
  withSession('a bet that was rolled back is not taken again', async (game) => {
    const bet = game.bet()
    await game.ok('bet', bet)
    await game.ok('rollback', game.rollback(bet))
    await game.refused('bet', bet, 'BET_ROLLED_BACK', 1000)
    await game.refused('bet', { ...bet, amount: 5 }, 'DUPLICATE', 1000)
  }),
  withSession('a bet that was rolled back pays nothing', async (game) => {
    const bet = game.bet()
    await game.ok('bet', bet)
    await game.ok('rollback', game.rollback(bet))
    await game.refused('win', game.win(bet), 'BET_ROLLED_BACK', 1000)
  }),
  withSession('a second rollback of one bet is OK and returns nothing more', async (game) => {
    const bet = game.bet()
    await game.ok('bet', bet)
    await game.ok('rollback', game.rollback(bet))
    assert.equal((await game.ok('rollback', game.rollback(bet))).balance, 1000)
  }),
  withSession('a rollback of a bet never seen is OK and moves nothing', async (game) => {
    assert.equal((await game.ok('rollback', game.rollback(game.bet()))).balance, 1000)
  }),
  withSession('a bet that comes after its rollback is refused', async (game) => {
    const bet = game.bet()
    await game.ok('rollback', game.rollback(bet))
    await game.refused('bet', bet, 'BET_ROLLED_BACK', 1000)
    await game.refused('bet', { ...bet, amount: 5 }, 'BET_ROLLED_BACK', 1000)
    assert.equal(await game.balance(), 1000)
  }),
  withSession('a rollback that came first is answered the same again', async (game) => {
    const rollback = game.rollback(game.bet())
    const first = await game.ok('rollback', rollback)
    await game.ok('bet', game.bet())
    assert.deepEqual(await game.ok('rollback', rollback), first)
  }),
  withSession('a further rollback of a bet never seen is OK and moves nothing', async (game) => {
    const bet = game.bet()
    await game.ok('rollback', game.rollback(bet))
    assert.equal((await game.ok('rollback', game.rollback(bet))).balance, 1000)
  }),
  withSession('a win on a bet that was rolled back before it came pays nothing', async (game) => {
    const bet = game.bet()
    await game.ok('rollback', game.rollback(bet))
    await game.refused('win', game.win(bet), 'BET_UNKNOWN', 1000)
  }),
  withSession('a paid bet is not rolled back, its round closed or not', async (game) => {
    for (const roundClosed of [true, false]) {
      const bet = game.bet()
      await game.ok('bet', bet)
      await game.ok('win', game.win(bet, { amount: 100, roundClosed }))
      await game.refused('rollback', game.rollback(bet), 'ROUND_CLOSED', 1000)
    }
  }),
  withSession('a lost bet is not rolled back', async (game) => {
    const bet = game.bet()
    await game.ok('bet', bet)
    await game.ok('win', game.win(bet, { amount: 0 }))
    await game.refused('rollback', game.rollback(bet), 'ROUND_CLOSED', 900)
  }),
  withSession('one bet of a round is rolled back, the other is paid', async (game) => {
    const first = game.bet({ amount: 100 })
    const second = game.bet({ amount: 200, roundId: first.roundId })
    await game.ok('bet', first)
    await game.ok('bet', second)
    await game.ok('rollback', game.rollback(first))
    assert.equal((await game.ok('win', game.win(second, { amount: 500 }))).balance, 1300)
  }),
  withSession('a round goes on with another bet after a rollback', async (game) => {
    const first = game.bet()
    await game.ok('bet', first)
    await game.ok('rollback', game.rollback(first))
    assert.equal((await game.ok('bet', game.bet({ roundId: first.roundId }))).balance, 900)
  }),
  withSession('a rollback must name the round of its bet', async (game) => {
    const bet = game.bet()
    await game.ok('bet', bet)
    await game.refused('rollback', game.rollback(bet, { roundId: newId() }), 'BET_UNKNOWN', 900)
    assert.equal(await game.balance(), 900)
  }),
  withSession('a win cannot be rolled back', async (game) => {
    const bet = game.bet()
    await game.ok('bet', bet)
    const win = game.win(bet)
    await game.ok('win', win)
    await game.refused('rollback', game.rollback(bet, { betTransactionId: win.transactionId }), 'BET_UNKNOWN', 1150)
  }),
  withSession('a rollback needs no live session, and a locked player gets the stake back', async (game) => {
    const bet = game.bet()
    await game.ok('bet', bet)
    await game.player.logOut()
    await game.player.lock()
    assert.equal((await game.ok('rollback', game.rollback(bet))).balance, 1000)
  }),
]
