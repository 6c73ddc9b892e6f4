import assert from 'node:assert/strict'
import {
  assertRefused,
  type ConformanceCase,
  call,
  type OpenGameSession,
  openGameSession,
  type WalletUnderTest,
} from '../kit.ts'

/** A supplier sees one balance that includes bonus money, and a refusal for stakes above what a bonus allows. */
export const bonuses = [
  underBonus('the balance of a player with a bonus is all that can be staked', async (game) => {
    assert.equal(await game.balance(), 1500)
  }),
  underBonus(
    'a bet above what the bonus allows is refused with the most that passes, and takes nothing',
    async (game, wallet) => {
      const refused = assertRefused(await call(wallet, 'bet', game.bet({ amount: 101 })), 'BONUS_STAKE_LIMIT')
      assert.deepEqual([refused.params, refused.balance], [{ max: 100 }, 1500])
      await game.ok('bet', game.bet({ amount: 100 }))
    },
  ),
  underBonus('bets and wins under a bonus move the one balance', async (game) => {
    const bet = game.bet({ amount: 100 })
    assert.equal((await game.ok('bet', bet)).balance, 1400)
    assert.equal((await game.ok('win', game.win(bet, { amount: 250 }))).balance, 1650)
  }),
  underBonus('a stake of bonus money comes back with its rollback, once', async (game) => {
    const bet = game.bet({ amount: 100 })
    await game.ok('bet', bet)
    assert.equal((await game.ok('rollback', game.rollback(bet))).balance, 1500)
    assert.equal((await game.ok('rollback', game.rollback(bet))).balance, 1500)
  }),
  underBonus('fifty bets under a bonus at once are each taken once, and add up', async (game, wallet) => {
    const { roundId } = game.bet()
    const bets = Array.from({ length: 50 }, () => call(wallet, 'bet', game.bet({ roundId, amount: 2 })))
    const answers = await Promise.all(bets)
    assert.equal(answers.filter(({ body }) => body.status === 'OK').length, 50)
    assert.equal(await game.balance(), 1400)
  }),
]

/** A case about a player with an open game session, 1,000 of their own and a bonus of 500, of which 100 at a time may be staked. */
function underBonus(
  title: string,
  play: (game: OpenGameSession, wallet: WalletUnderTest) => Promise<void>,
): ConformanceCase {
  return {
    title,
    run: async (wallet) => {
      const one = await openGameSession(wallet)
      await one.player.bonus(500, 100)
      await play(one, wallet)
    },
  }
}
