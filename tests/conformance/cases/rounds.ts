import assert from 'node:assert/strict'
import { newId, withSession } from '../kit.ts'

/** The order of calls within a round. */
export const rounds = [
  withSession('a win pays and closes the round', async (game) => {
    const bet = game.bet()
    await game.ok('bet', bet)
    assert.equal((await game.ok('win', game.win(bet, { amount: 250 }))).balance, 1150)
  }),
  withSession('a win of 0 closes a lost round without money', async (game) => {
    const bet = game.bet()
    await game.ok('bet', bet)
    assert.equal((await game.ok('win', game.win(bet, { amount: 0 }))).balance, 900)
    await game.refused('win', game.win(bet), 'ROUND_CLOSED', 900)
  }),
  withSession('a round left open is paid several times', async (game) => {
    const bet = game.bet()
    await game.ok('bet', bet)
    await game.ok('win', game.win(bet, { amount: 10, roundClosed: false }))
    await game.ok('win', game.win(bet, { amount: 20, roundClosed: false }))
    assert.equal((await game.ok('win', game.win(bet, { amount: 30 }))).balance, 960)
    await game.refused('win', game.win(bet, { amount: 40 }), 'ROUND_CLOSED', 960)
  }),
  withSession('several bets may be placed in one open round', async (game) => {
    const first = game.bet()
    const second = game.bet({ roundId: first.roundId })
    await game.ok('bet', first)
    assert.equal((await game.ok('bet', second)).balance, 800)
    assert.equal((await game.ok('win', game.win(second, { amount: 500 }))).balance, 1300)
  }),
  withSession('a closed round takes no new bet', async (game) => {
    const bet = game.bet()
    await game.ok('bet', bet)
    await game.ok('win', game.win(bet))
    await game.refused('bet', game.bet({ roundId: bet.roundId }), 'ROUND_CLOSED', 1150)
  }),
  withSession('a closed round pays nothing more', async (game) => {
    const bet = game.bet()
    await game.ok('bet', bet)
    await game.ok('win', game.win(bet))
    await game.refused('win', game.win(bet), 'ROUND_CLOSED', 1150)
  }),
  withSession('closing a round closes all of its bets', async (game) => {
    const first = game.bet()
    const second = game.bet({ roundId: first.roundId })
    await game.ok('bet', first)
    await game.ok('bet', second)
    await game.ok('win', game.win(first, { amount: 0 }))
    await game.refused('win', game.win(second), 'ROUND_CLOSED', 800)
    await game.refused('rollback', game.rollback(second), 'ROUND_CLOSED', 800)
  }),
  withSession('a win without its bet pays nothing', async (game) => {
    await game.refused('win', game.win(game.bet()), 'BET_UNKNOWN', 1000)
    assert.equal(await game.balance(), 1000)
  }),
  withSession('a win refused because it came before its bet is paid once the bet is there', async (game) => {
    const bet = game.bet()
    const win = game.win(bet)
    await game.refused('win', win, 'BET_UNKNOWN', 1000)
    await game.ok('bet', bet)
    assert.equal((await game.ok('win', win)).balance, 1150)
  }),
  withSession('a win on a refused bet pays nothing', async (game) => {
    const bet = game.bet({ amount: 1001 })
    await game.refused('bet', bet, 'INSUFFICIENT_FUNDS', 1000)
    await game.refused('win', game.win(bet), 'BET_UNKNOWN', 1000)
  }),
  withSession('a win must name the round of its bet', async (game) => {
    const bet = game.bet()
    await game.ok('bet', bet)
    await game.refused('win', game.win(bet, { roundId: newId() }), 'BET_UNKNOWN', 900)
  }),
  withSession('a win must name the game of its bet', async (game, wallet) => {
    const bet = game.bet()
    await game.ok('bet', bet)
    await game.refused('win', game.win(bet, { gameCode: wallet.secondGameCode }), 'BET_UNKNOWN', 900)
  }),
  withSession('a win of a win pays nothing', async (game) => {
    const bet = game.bet()
    await game.ok('bet', bet)
    const win = game.win(bet, { roundClosed: false })
    await game.ok('win', win)
    await game.refused('win', game.win(bet, { betTransactionId: win.transactionId }), 'BET_UNKNOWN', 1150)
  }),
  withSession('a win needs no live session', async (game) => {
    const bet = game.bet()
    await game.ok('bet', bet)
    await game.player.logOut()
    assert.equal((await game.ok('win', game.win(bet))).balance, 1150)
  }),
  withSession('a locked player is paid what is owed', async (game) => {
    const bet = game.bet()
    await game.ok('bet', bet)
    await game.player.lock()
    assert.equal((await game.ok('win', game.win(bet))).balance, 1150)
  }),
]
