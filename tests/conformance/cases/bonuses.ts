import assert from 'node:assert/strict'
import { assertRefused, type ConformanceCase, call, type OpenGameSession, seat, type WalletUnderTest } from '../kit.ts'

/** A supplier sees one balance that includes bonus money, and a refusal for stakes above what a bonus allows. */
export const bonuses = [
  underBonus('the balance of a player with a bonus is all that can be staked', async (seat) => {
    assert.equal(await seat.balance(), 1500)
  }),
  underBonus(
    'a bet above what the bonus allows is refused with the most that passes, and takes nothing',
    async (seat, wallet) => {
      const refused = assertRefused(await call(wallet, 'bet', seat.bet({ amount: 101 })), 'BONUS_STAKE_LIMIT')
      assert.deepEqual([refused.params, refused.balance], [{ max: 100 }, 1500])
      await seat.ok('bet', seat.bet({ amount: 100 }))
    },
  ),
  underBonus('bets and wins under a bonus move the one balance', async (seat) => {
    const bet = seat.bet({ amount: 100 })
    assert.equal((await seat.ok('bet', bet)).balance, 1400)
    assert.equal((await seat.ok('win', seat.win(bet, { amount: 250 }))).balance, 1650)
  }),
  underBonus('a stake of bonus money comes back with its rollback, once', async (seat) => {
    const bet = seat.bet({ amount: 100 })
    await seat.ok('bet', bet)
    assert.equal((await seat.ok('rollback', seat.rollback(bet))).balance, 1500)
    assert.equal((await seat.ok('rollback', seat.rollback(bet))).balance, 1500)
  }),
  underBonus('fifty bets under a bonus at once are each taken once, and add up', async (seat, wallet) => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => call(wallet, 'bet', seat.bet({ amount: 25 }))))
    assert.equal(answers.filter(({ body }) => body.status === 'OK').length, 50)
    assert.equal(await seat.balance(), 250)
  }),
]

/** A case about a player in a game session, with 1,000 in cash and a bonus of 500 that allows stakes of up to 100. */
function underBonus(
  title: string,
  play: (seat: OpenGameSession, wallet: WalletUnderTest) => Promise<void>,
): ConformanceCase {
  return {
    title,
    run: async (wallet) => {
      const one = await seat(wallet)
      await one.player.bonus(500, 100)
      await play(one, wallet)
    },
  }
}
