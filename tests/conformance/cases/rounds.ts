import assert from 'node:assert/strict'
import { newId, seated } from '../kit.ts'

/** The order of calls within a round. */
export const rounds = [
  seated('a win pays and closes the round', async (seat) => {
    const bet = seat.bet()
    await seat.ok('bet', bet)
    assert.equal((await seat.ok('win', seat.win(bet, { amount: 250 }))).balance, 1150)
  }),
  seated('a win of 0 closes a lost round without money', async (seat) => {
    const bet = seat.bet()
    await seat.ok('bet', bet)
    assert.equal((await seat.ok('win', seat.win(bet, { amount: 0 }))).balance, 900)
    await seat.refused('win', seat.win(bet), 'ROUND_CLOSED', 900)
  }),
  seated('a round left open is paid several times', async (seat) => {
    const bet = seat.bet()
    await seat.ok('bet', bet)
    await seat.ok('win', seat.win(bet, { amount: 10, roundClosed: false }))
    await seat.ok('win', seat.win(bet, { amount: 20, roundClosed: false }))
    assert.equal((await seat.ok('win', seat.win(bet, { amount: 30 }))).balance, 960)
    await seat.refused('win', seat.win(bet, { amount: 40 }), 'ROUND_CLOSED', 960)
  }),
  seated('several bets may be placed in one open round', async (seat) => {
    const first = seat.bet()
    const second = seat.bet({ roundId: first.roundId })
    await seat.ok('bet', first)
    assert.equal((await seat.ok('bet', second)).balance, 800)
    assert.equal((await seat.ok('win', seat.win(second, { amount: 500 }))).balance, 1300)
  }),
  seated('a closed round takes no new bet', async (seat) => {
    const bet = seat.bet()
    await seat.ok('bet', bet)
    await seat.ok('win', seat.win(bet))
    await seat.refused('bet', seat.bet({ roundId: bet.roundId }), 'ROUND_CLOSED', 1150)
  }),
  seated('a closed round pays nothing more', async (seat) => {
    const bet = seat.bet()
    await seat.ok('bet', bet)
    await seat.ok('win', seat.win(bet))
    await seat.refused('win', seat.win(bet), 'ROUND_CLOSED', 1150)
  }),
  seated('closing a round closes all of its bets', async (seat) => {
    const first = seat.bet()
    const second = seat.bet({ roundId: first.roundId })
    await seat.ok('bet', first)
    await seat.ok('bet', second)
    await seat.ok('win', seat.win(first, { amount: 0 }))
    await seat.refused('win', seat.win(second), 'ROUND_CLOSED', 800)
    await seat.refused('rollback', seat.rollback(second), 'ROUND_CLOSED', 800)
  }),
  seated('a win without its bet pays nothing', async (seat) => {
    await seat.refused('win', seat.win(seat.bet()), 'BET_UNKNOWN', 1000)
    assert.equal(await seat.balance(), 1000)
  }),
  seated('a win refused because it came before its bet is paid once the bet is there', async (seat) => {
    const bet = seat.bet()
    const win = seat.win(bet)
    await seat.refused('win', win, 'BET_UNKNOWN', 1000)
    await seat.ok('bet', bet)
    assert.equal((await seat.ok('win', win)).balance, 1150)
  }),
  seated('a win on a refused bet pays nothing', async (seat) => {
    const bet = seat.bet({ amount: 1001 })
    await seat.refused('bet', bet, 'INSUFFICIENT_FUNDS', 1000)
    await seat.refused('win', seat.win(bet), 'BET_UNKNOWN', 1000)
  }),
  seated('a win must name the round of its bet', async (seat) => {
    const bet = seat.bet()
    await seat.ok('bet', bet)
    await seat.refused('win', seat.win(bet, { roundId: newId() }), 'BET_UNKNOWN', 900)
  }),
  seated('a win must name the game of its bet', async (seat, wallet) => {
    const bet = seat.bet()
    await seat.ok('bet', bet)
    await seat.refused('win', seat.win(bet, { gameCode: wallet.secondGameCode }), 'BET_UNKNOWN', 900)
  }),
  seated('a win of a win pays nothing', async (seat) => {
    const bet = seat.bet()
    await seat.ok('bet', bet)
    const win = seat.win(bet, { roundClosed: false })
    await seat.ok('win', win)
    await seat.refused('win', seat.win(bet, { betTransactionId: win.transactionId }), 'BET_UNKNOWN', 1150)
  }),
  seated('a win needs no live session', async (seat) => {
    const bet = seat.bet()
    await seat.ok('bet', bet)
    await seat.player.logOut()
    assert.equal((await seat.ok('win', seat.win(bet))).balance, 1150)
  }),
  seated('a locked player is paid what is owed', async (seat) => {
    const bet = seat.bet()
    await seat.ok('bet', bet)
    await seat.player.lock()
    assert.equal((await seat.ok('win', seat.win(bet))).balance, 1150)
  }),
]
