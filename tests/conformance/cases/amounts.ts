import assert from 'node:assert/strict'
import { type ConformanceCase, seat, seated } from '../kit.ts'

const greatest = 1_000_000_000_000

/** Amounts at their edges. */
export const amounts: readonly ConformanceCase[] = [
  seated('a bet of 0 is a free round: recorded, and paid like any other', async (seat) => {
    const bet = seat.bet({ amount: 0 })
    assert.equal((await seat.ok('bet', bet)).balance, 1000)
    assert.equal((await seat.ok('win', seat.win(bet, { amount: 40 }))).balance, 1040)
  }),
  seated('a bet of 0 is rolled back without money', async (seat) => {
    const bet = seat.bet({ amount: 0 })
    await seat.ok('bet', bet)
    assert.equal((await seat.ok('rollback', seat.rollback(bet))).balance, 1000)
    await seat.refused('bet', bet, 'BET_ROLLED_BACK', 1000)
  }),
  seated('the smallest stake is 1', async (seat) => {
    assert.equal((await seat.ok('bet', seat.bet({ amount: 1 }))).balance, 999)
  }),
  seated('the whole balance may be staked', async (seat) => {
    assert.equal((await seat.ok('bet', seat.bet({ amount: 1000 }))).balance, 0)
  }),
  seated('a stake of 1 above the balance is refused with the balance', async (seat) => {
    await seat.refused('bet', seat.bet({ amount: 1001 }), 'INSUFFICIENT_FUNDS', 1000)
    assert.equal(await seat.balance(), 1000)
  }),
  seated('an empty balance stakes nothing', async (seat) => {
    await seat.ok('bet', seat.bet({ amount: 1000 }))
    await seat.refused('bet', seat.bet({ amount: 1 }), 'INSUFFICIENT_FUNDS', 0)
  }),
  {
    title: 'the greatest stake and the greatest win are exact to the last unit',
    run: async (wallet) => {
      const rich = await seat(wallet, { balance: greatest + 7 })
      const bet = rich.bet({ amount: greatest })
      assert.equal((await rich.ok('bet', bet)).balance, 7)
      assert.equal((await rich.ok('win', rich.win(bet, { amount: greatest }))).balance, greatest + 7)
    },
  },
  seated('the greatest stake above the balance is refused like any other', async (seat) => {
    await seat.refused('bet', seat.bet({ amount: greatest }), 'INSUFFICIENT_FUNDS', 1000)
  }),
  ...[-1, 0.5, greatest + 1, 2 ** 53, '100', null].map((amount) =>
    seated(`an amount of ${JSON.stringify(amount)} (${typeof amount}) is malformed`, async (seat) => {
      await seat.refused('bet', { ...seat.bet(), amount }, 'MALFORMED')
      const bet = seat.bet()
      await seat.ok('bet', bet)
      await seat.refused('win', { ...seat.win(bet), amount }, 'MALFORMED')
      assert.equal(await seat.balance(), 900)
    }),
  ),
  seated('a currency that is not the account’s moves nothing', async (seat) => {
    const bet = seat.bet()
    const answer = { ...bet, currency: 'USD' }
    await seat.refused('bet', answer, 'MALFORMED')
    await seat.ok('bet', bet)
    await seat.refused('win', { ...seat.win(bet), currency: 'USD' }, 'MALFORMED')
    await seat.refused('rollback', { ...seat.rollback(bet), currency: 'USD' }, 'MALFORMED')
    assert.equal(await seat.balance(), 900)
  }),
]
