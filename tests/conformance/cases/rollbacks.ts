import assert from 'node:assert/strict'
import { newId, seated } from '../kit.ts'

/** Rollbacks that arrive before or after their bet. */
export const rollbacks = [
  seated('a rollback returns the stored stake', async (seat) => {
    const bet = seat.bet({ amount: 321 })
    await seat.ok('bet', bet)
    assert.equal((await seat.ok('rollback', seat.rollback(bet))).balance, 1000)
  }),
  seated('a bet that was rolled back is not taken again', async (seat) => {
    const bet = seat.bet()
    await seat.ok('bet', bet)
    await seat.ok('rollback', seat.rollback(bet))
    await seat.refused('bet', bet, 'BET_ROLLED_BACK', 1000)
    await seat.refused('bet', { ...bet, amount: 5 }, 'DUPLICATE', 1000)
  }),
  seated('a bet that was rolled back pays nothing', async (seat) => {
    const bet = seat.bet()
    await seat.ok('bet', bet)
    await seat.ok('rollback', seat.rollback(bet))
    await seat.refused('win', seat.win(bet), 'BET_ROLLED_BACK', 1000)
  }),
  seated('a second rollback of one bet is OK and returns nothing more', async (seat) => {
    const bet = seat.bet()
    await seat.ok('bet', bet)
    await seat.ok('rollback', seat.rollback(bet))
    assert.equal((await seat.ok('rollback', seat.rollback(bet))).balance, 1000)
  }),
  seated('a rollback of a bet never seen is OK and moves nothing', async (seat) => {
    assert.equal((await seat.ok('rollback', seat.rollback(seat.bet()))).balance, 1000)
  }),
  seated('a bet that comes after its rollback is refused', async (seat) => {
    const bet = seat.bet()
    await seat.ok('rollback', seat.rollback(bet))
    await seat.refused('bet', bet, 'BET_ROLLED_BACK', 1000)
    await seat.refused('bet', { ...bet, amount: 5 }, 'BET_ROLLED_BACK', 1000)
    assert.equal(await seat.balance(), 1000)
  }),
  seated('a rollback that came first is answered the same again', async (seat) => {
    const rollback = seat.rollback(seat.bet())
    const first = await seat.ok('rollback', rollback)
    await seat.ok('bet', seat.bet())
    assert.deepEqual(await seat.ok('rollback', rollback), first)
  }),
  seated('a further rollback of a bet never seen is OK and moves nothing', async (seat) => {
    const bet = seat.bet()
    await seat.ok('rollback', seat.rollback(bet))
    assert.equal((await seat.ok('rollback', seat.rollback(bet))).balance, 1000)
  }),
  seated('a win on a bet that was rolled back before it came pays nothing', async (seat) => {
    const bet = seat.bet()
    await seat.ok('rollback', seat.rollback(bet))
    await seat.refused('win', seat.win(bet), 'BET_UNKNOWN', 1000)
  }),
  seated('a paid bet is not rolled back, its round closed or not', async (seat) => {
    for (const roundClosed of [true, false]) {
      const bet = seat.bet()
      await seat.ok('bet', bet)
      await seat.ok('win', seat.win(bet, { amount: 100, roundClosed }))
      await seat.refused('rollback', seat.rollback(bet), 'ROUND_CLOSED', 1000)
    }
  }),
  seated('a lost bet is not rolled back', async (seat) => {
    const bet = seat.bet()
    await seat.ok('bet', bet)
    await seat.ok('win', seat.win(bet, { amount: 0 }))
    await seat.refused('rollback', seat.rollback(bet), 'ROUND_CLOSED', 900)
  }),
  seated('one bet of a round is rolled back, the other is paid', async (seat) => {
    const first = seat.bet({ amount: 100 })
    const second = seat.bet({ amount: 200, roundId: first.roundId })
    await seat.ok('bet', first)
    await seat.ok('bet', second)
    await seat.ok('rollback', seat.rollback(first))
    assert.equal((await seat.ok('win', seat.win(second, { amount: 500 }))).balance, 1300)
  }),
  seated('a round goes on with another bet after a rollback', async (seat) => {
    const first = seat.bet()
    await seat.ok('bet', first)
    await seat.ok('rollback', seat.rollback(first))
    assert.equal((await seat.ok('bet', seat.bet({ roundId: first.roundId }))).balance, 900)
  }),
  seated('a rollback must name the round of its bet', async (seat) => {
    const bet = seat.bet()
    await seat.ok('bet', bet)
    await seat.refused('rollback', seat.rollback(bet, { roundId: newId() }), 'BET_UNKNOWN', 900)
    assert.equal(await seat.balance(), 900)
  }),
  seated('a win cannot be rolled back', async (seat) => {
    const bet = seat.bet()
    await seat.ok('bet', bet)
    const win = seat.win(bet)
    await seat.ok('win', win)
    await seat.refused('rollback', seat.rollback(bet, { betTransactionId: win.transactionId }), 'BET_UNKNOWN', 1150)
  }),
  seated('a rollback needs no live session, and a locked player gets the stake back', async (seat) => {
    const bet = seat.bet()
    await seat.ok('bet', bet)
    await seat.player.logOut()
    await seat.player.lock()
    assert.equal((await seat.ok('rollback', seat.rollback(bet))).balance, 1000)
  }),
]
