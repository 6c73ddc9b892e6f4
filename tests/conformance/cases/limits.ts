import assert from 'node:assert/strict'
import { assertRefused, call, seated } from '../kit.ts'

/** Limits and locks of players: they refuse new stakes and nothing else. */
export const limits = [
  seated(
    "a bet above a limit is refused with the limit's name and the most that would be accepted, and takes nothing",
    async (seat, wallet) => {
      await seat.player.limit('wager', 300)
      await seat.ok('bet', seat.bet({ amount: 200 }))
      const refused = assertRefused(await call(wallet, 'bet', seat.bet({ amount: 101 })), 'LIMIT_REACHED')
      assert.equal(refused.balance, 800)
      const { limitType, remaining } = refused.params as { limitType: string; remaining: number } // judged right below
      assert.deepEqual([limitType, remaining], ['wager', 100])
      assert.equal(await seat.balance(), 800)
    },
  ),
  seated('a refused bet uses no room: a smaller one still passes, up to the limit', async (seat) => {
    await seat.player.limit('wager', 300)
    await seat.refused('bet', seat.bet({ amount: 301 }), 'LIMIT_REACHED', 1000)
    await seat.ok('bet', seat.bet({ amount: 300 }))
    await seat.refused('bet', seat.bet({ amount: 1 }), 'LIMIT_REACHED', 700)
  }),
  seated('a bet of nothing passes a limit that is used up', async (seat) => {
    await seat.player.limit('wager', 100)
    await seat.ok('bet', seat.bet({ amount: 100 }))
    await seat.ok('bet', seat.bet({ amount: 0 }))
  }),
  seated('a stake that was rolled back may be staked again', async (seat) => {
    await seat.player.limit('wager', 100)
    const bet = seat.bet({ amount: 100 })
    await seat.ok('bet', bet)
    await seat.ok('rollback', seat.rollback(bet))
    await seat.ok('bet', seat.bet({ amount: 100 }))
  }),
  seated('what is won makes room under a limit on losses, and none under one on stakes', async (seat) => {
    await seat.player.limit('loss', 100)
    const bet = seat.bet({ amount: 100 })
    await seat.ok('bet', bet)
    await seat.refused('bet', seat.bet({ amount: 1 }), 'LIMIT_REACHED', 900)
    await seat.ok('win', seat.win(bet, { amount: 60 }))
    await seat.ok('bet', seat.bet({ amount: 60 }))
    await seat.refused('bet', seat.bet({ amount: 1 }), 'LIMIT_REACHED', 900)
  }),
  seated('a limit that is used up keeps no win and no rollback from coming', async (seat) => {
    await seat.player.limit('wager', 200)
    const [paid, back] = [seat.bet(), seat.bet()]
    await seat.ok('bet', paid)
    await seat.ok('bet', back)
    assert.equal((await seat.ok('win', seat.win(paid, { amount: 500 }))).balance, 1300)
    assert.equal((await seat.ok('rollback', seat.rollback(back))).balance, 1400)
  }),
  seated('a bet that was taken is answered the same again, whatever limit or lock came meanwhile', async (seat) => {
    const bet = seat.bet({ amount: 100 })
    const first = await seat.ok('bet', bet)
    await seat.player.limit('wager', 100)
    assert.deepEqual(await seat.ok('bet', bet), first)
    await seat.player.lock()
    assert.deepEqual(await seat.ok('bet', bet), first)
  }),
  seated('of fifty bets at once a limit lets as many pass as it can, never one more', async (seat, wallet) => {
    await seat.player.limit('wager', 250)
    const bets = Array.from({ length: 50 }, () => call(wallet, 'bet', seat.bet({ amount: 100 })))
    const answers = await Promise.all(bets)
    assert.equal(answers.filter(({ body }) => body.status === 'OK').length, 2)
    assert.deepEqual(new Set(answers.map(({ body }) => body.status)), new Set(['OK', 'LIMIT_REACHED']))
    assert.equal(await seat.balance(), 800)
  }),
  seated('a lock in the middle of rounds: no new bet, while each round is paid or taken back', async (seat) => {
    const [paid, lost, back] = [seat.bet(), seat.bet(), seat.bet()]
    for (const bet of [paid, lost, back]) await seat.ok('bet', bet)
    await seat.player.lock()
    await seat.refused('bet', seat.bet({ roundId: paid.roundId }), 'ACCOUNT_LOCKED', 700)
    assert.equal((await seat.ok('win', seat.win(paid, { amount: 250 }))).balance, 950)
    assert.equal((await seat.ok('win', seat.win(lost, { amount: 0 }))).balance, 950)
    assert.equal((await seat.ok('rollback', seat.rollback(back))).balance, 1050)
  }),
]
