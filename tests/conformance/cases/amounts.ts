import assert from 'node:assert/strict'
import { type ConformanceCase, openGameSession, withSession } from '../kit.ts'

const greatest = 1_000_000_000_000

/** Amounts at their edges. */
export const amounts: readonly ConformanceCase[] = [
  withSession('a bet of 0 that is no free round of a bonus is refused, and no win follows it', async (game) => {
    const bet = game.bet({ amount: 0 })
    await game.refused('bet', bet, 'STAKE_OUT_OF_RANGE', 1000)
    await game.refused('win', game.win(bet, { amount: 40 }), 'BET_UNKNOWN', 1000)
  }),
  withSession('a bet of 0 is refused in an open round, too', async (game) => {
    const bet = game.bet()
    await game.ok('bet', bet)
    await game.refused('bet', game.bet({ roundId: bet.roundId, amount: 0 }), 'STAKE_OUT_OF_RANGE', 900)
  }),
  withSession('the smallest stake is 1', async (game) => {
    assert.equal((await game.ok('bet', game.bet({ amount: 1 }))).balance, 999)
  }),
  withSession('the whole balance may be staked', async (game) => {
    assert.equal((await game.ok('bet', game.bet({ amount: 1000 }))).balance, 0)
  }),
  withSession('a stake of 1 above the balance is refused with the balance', async (game) => {
    await game.refused('bet', game.bet({ amount: 1001 }), 'INSUFFICIENT_FUNDS', 1000)
    assert.equal(await game.balance(), 1000)
  }),
  withSession('an empty balance stakes nothing', async (game) => {
    await game.ok('bet', game.bet({ amount: 1000 }))
    await game.refused('bet', game.bet({ amount: 1 }), 'INSUFFICIENT_FUNDS', 0)
  }),
  {
    title: 'the greatest stake and the greatest win are exact to the last unit',
    run: async (wallet) => {
      const rich = await openGameSession(wallet, { balance: greatest + 7 })
      const bet = rich.bet({ amount: greatest })
      assert.equal((await rich.ok('bet', bet)).balance, 7)
      assert.equal((await rich.ok('win', rich.win(bet, { amount: greatest }))).balance, greatest + 7)
    },
  },
  withSession('the greatest stake above the balance is refused like any other', async (game) => {
    await game.refused('bet', game.bet({ amount: greatest }), 'INSUFFICIENT_FUNDS', 1000)
  }),
  ...[-1, 0.5, greatest + 1, 2 ** 53, '100', null].map((amount) =>
    withSession(`an amount of ${JSON.stringify(amount)} (${typeof amount}) is malformed`, async (game) => {
      await game.refused('bet', { ...game.bet(), amount }, 'MALFORMED')
      const bet = game.bet()
      await game.ok('bet', bet)
      await game.refused('win', { ...game.win(bet), amount }, 'MALFORMED')
      assert.equal(await game.balance(), 900)
    }),
  ),
  withSession('a currency that is not the account’s moves nothing', async (game) => {
    const bet = game.bet()
    const answer = { ...bet, currency: 'USD' }
    await game.refused('bet', answer, 'MALFORMED')
    await game.ok('bet', bet)
    await game.refused('win', { ...game.win(bet), currency: 'USD' }, 'MALFORMED')
    await game.refused('rollback', { ...game.rollback(bet), currency: 'USD' }, 'MALFORMED')
    assert.equal(await game.balance(), 900)
  }),
]
