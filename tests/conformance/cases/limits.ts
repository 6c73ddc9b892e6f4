import assert from 'node:assert/strict'
import { assertRefused, call, withSession } from '../kit.ts'

/** Limits and locks of players: they refuse new stakes and nothing else. */
export const limits = [
  withSession(
    "a bet above a limit is refused with the limit's name and the most that would be accepted, and takes nothing",
    async (game, wallet) => {
      await game.player.limit('wager', 300)
      await game.ok('bet', game.bet({ amount: 200 }))
      const refused = assertRefused(await call(wallet, 'bet', game.bet({ amount: 101 })), 'LIMIT_REACHED')
      assert.equal(refused.balance, 800)
      const { limitType, remaining } = refused.params as { limitType: string; remaining: number } // judged right below
      assert.deepEqual([limitType, remaining], ['wager', 100])
      assert.equal(await game.balance(), 800)
    },
  ),
  withSession('a refused bet uses no room: a smaller one still passes, up to the limit', async (game) => {
    await game.player.limit('wager', 300)
    await game.refused('bet', game.bet({ amount: 301 }), 'LIMIT_REACHED', 1000)
    await game.ok('bet', game.bet({ amount: 300 }))
    await game.refused('bet', game.bet({ amount: 1 }), 'LIMIT_REACHED', 700)
  }),
  withSession('a stake that was rolled back may be staked again', async (game) => {
    await game.player.limit('wager', 100)
    const bet = game.bet({ amount: 100 })
    await game.ok('bet', bet)
    await game.ok('rollback', game.rollback(bet))
    await game.ok('bet', game.bet({ amount: 100 }))
  }),
  withSession('what is won makes room under a limit on losses, and none under one on stakes', async (game) => {
    await game.player.limit('loss', 100)
    const bet = game.bet({ amount: 100 })
    await game.ok('bet', bet)
    await game.refused('bet', game.bet({ amount: 1 }), 'LIMIT_REACHED', 900)
    await game.ok('win', game.win(bet, { amount: 60 }))
    await game.ok('bet', game.bet({ amount: 60 }))
    await game.refused('bet', game.bet({ amount: 1 }), 'LIMIT_REACHED', 900)
  }),
  withSession('a limit that is used up keeps no win and no rollback from coming', async (game) => {
    await game.player.limit('wager', 200)
    const [paid, back] = [game.bet(), game.bet()]
    await game.ok('bet', paid)
    await game.ok('bet', back)
    assert.equal((await game.ok('win', game.win(paid, { amount: 500 }))).balance, 1300)
    assert.equal((await game.ok('rollback', game.rollback(back))).balance, 1400)
  }),
  withSession(
    'a bet that was taken is answered the same again, whatever limit or lock came meanwhile',
    async (game) => {
      const bet = game.bet({ amount: 100 })
      const first = await game.ok('bet', bet)
      await game.player.limit('wager', 100)
      assert.deepEqual(await game.ok('bet', bet), first)
      await game.player.lock()
      assert.deepEqual(await game.ok('bet', bet), first)
    },
  ),
  withSession('of fifty bets at once a limit lets as many pass as it can, never one more', async (game, wallet) => {
    await game.player.limit('wager', 250)
    const { roundId } = game.bet()
    const bets = Array.from({ length: 50 }, () => call(wallet, 'bet', game.bet({ roundId, amount: 100 })))
    const answers = await Promise.all(bets)
    assert.equal(answers.filter(({ body }) => body.status === 'OK').length, 2)
    assert.deepEqual(new Set(answers.map(({ body }) => body.status)), new Set(['OK', 'LIMIT_REACHED']))
    assert.equal(await game.balance(), 800)
  }),
  withSession('a lock in the middle of rounds: no new bet, while each round is paid or taken back', async (game) => {
    const [paid, lost, back] = [game.bet(), game.bet(), game.bet()]
    for (const bet of [paid, lost, back]) await game.ok('bet', bet)
    await game.player.lock()
    await game.refused('bet', game.bet({ roundId: paid.roundId }), 'ACCOUNT_LOCKED', 700)
    assert.equal((await game.ok('win', game.win(paid, { amount: 250 }))).balance, 950)
    assert.equal((await game.ok('win', game.win(lost, { amount: 0 }))).balance, 950)
    assert.equal((await game.ok('rollback', game.rollback(back))).balance, 1050)
  }),
]
