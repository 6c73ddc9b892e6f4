import assert from 'node:assert/strict'
import { call, newId, withSession } from '../kit.ts'

/** A bet with the win that closes its round. */
export const inOneCall = [
  withSession('a round in one call takes the stake, pays the win and is closed', async (game) => {
    const round = game.round()
    const paid = await game.ok('round', round)
    assert.deepEqual([paid.balanceAfterStake, paid.balance], [900, 1150])
    await game.refused('win', game.win({ ...game.bet(), ...round }), 'ROUND_CLOSED', 1150)
    await game.refused('rollback', game.rollback({ ...game.bet(), ...round }), 'ROUND_CLOSED', 1150)
    await game.refused('bet', game.bet({ roundId: round.roundId }), 'ROUND_CLOSED', 1150)
  }),
  withSession('a lost round in one call', async (game) => {
    assert.equal((await game.ok('round', game.round({ win: 0 }))).balance, 900)
  }),
  withSession('the same round again moves no money and gets the same reply', async (game, wallet) => {
    const round = game.round()
    const first = await call(wallet, 'round', round)
    assert.deepEqual(await call(wallet, 'round', round), first)
    assert.equal(await game.balance(), 1150)
  }),
  withSession('the same ids with another stake or win are a duplicate', async (game) => {
    const round = game.round()
    await game.ok('round', round)
    await game.refused('round', { ...round, amount: 101 }, 'DUPLICATE', 1150)
    await game.refused('round', { ...round, win: 251 }, 'DUPLICATE', 1150)
  }),
  withSession('a round above the balance takes and pays nothing', async (game) => {
    await game.refused('round', game.round({ amount: 1001, win: 5000 }), 'INSUFFICIENT_FUNDS', 1000)
    assert.equal(await game.balance(), 1000)
  }),
  withSession('a round whose bet was rolled back before it came takes and pays nothing', async (game) => {
    const round = game.round()
    await game.ok('rollback', game.rollback({ ...game.bet(), ...round }))
    await game.refused('round', round, 'BET_ROLLED_BACK', 1000)
  }),
  withSession('a round whose win has the id of another call takes nothing', async (game) => {
    const bet = game.bet()
    await game.ok('bet', bet)
    await game.refused('round', game.round({ winTransactionId: bet.transactionId }), 'DUPLICATE', 900)
    const transactionId = newId()
    await game.refused('round', game.round({ transactionId, winTransactionId: transactionId }), 'DUPLICATE', 900)
  }),
  withSession('twenty copies of a round at once are one round', async (game, wallet) => {
    const round = game.round()
    await Promise.all(Array.from({ length: 20 }, () => call(wallet, 'round', round)))
    assert.equal(await game.balance(), 1150)
  }),
]
