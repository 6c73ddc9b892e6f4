import assert from 'node:assert/strict'
import { call, withSession } from '../kit.ts'

/** What a closed round has paid, corrected. */
export const adjustments = [
  withSession('an adjustment pays what a closed round paid too little', async (game) => {
    const round = game.round()
    await game.ok('round', round)
    assert.equal((await game.ok('adjust', game.adjust(round, 400))).balance, 1300)
  }),
  withSession('an adjustment takes back what a closed round paid too much', async (game) => {
    const round = game.round()
    await game.ok('round', round)
    const { balance, owed } = await game.ok('adjust', game.adjust(round, 0))
    assert.deepEqual([balance, owed], [900, 0])
  }),
  withSession('the same adjustment again moves no money and gets the same reply', async (game, wallet) => {
    const round = game.round()
    await game.ok('round', round)
    const adjust = game.adjust(round, 400)
    const first = await call(wallet, 'adjust', adjust)
    assert.deepEqual(await call(wallet, 'adjust', adjust), first)
    await game.refused('adjust', { ...adjust, paid: 401 }, 'DUPLICATE', 1300)
  }),
  withSession('an adjustment states a total: a second one counts from the first', async (game) => {
    const round = game.round()
    await game.ok('round', round)
    await game.ok('adjust', game.adjust(round, 0))
    assert.equal((await game.ok('adjust', game.adjust(round, 100, { reason: 'cancelled' }))).balance, 1000)
  }),
  withSession('what the player no longer has is owed, and the balance is zero', async (game) => {
    const round = game.round({ win: 500 })
    await game.ok('round', round)
    await game.ok('round', game.round({ amount: 1300, win: 0 }))
    const { balance, owed } = await game.ok('adjust', game.adjust(round, 0))
    assert.deepEqual([balance, owed], [0, 400])
  }),
  withSession('an open round is not adjusted', async (game) => {
    const bet = game.bet()
    await game.ok('bet', bet)
    await game.refused('adjust', game.adjust(bet, 10), 'ROUND_OPEN', 900)
  }),
  withSession('a round without its bet, or with a returned one, is not adjusted', async (game) => {
    const bet = game.bet()
    await game.refused('adjust', game.adjust(bet, 10), 'BET_UNKNOWN', 1000)
    await game.ok('bet', bet)
    await game.ok('rollback', game.rollback(bet))
    await game.refused('adjust', game.adjust(bet, 10), 'BET_ROLLED_BACK', 1000)
  }),
  withSession('an adjustment needs no live session', async (game) => {
    const round = game.round()
    await game.ok('round', round)
    await game.player.logOut()
    assert.equal((await game.ok('adjust', game.adjust(round, 300))).balance, 1200)
  }),
]
