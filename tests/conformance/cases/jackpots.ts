import assert from 'node:assert/strict'
import { assertOk, assertRefused, call, newId, withSession } from '../kit.ts'

const ofStake = (millionths: number) => [{ jackpot: 'daily', millionths }]

/** Names of a pair of jackpots that no other case has. */
function freshPair() {
  const pot = newId()
  return { pot, reserve: `${pot}.reserve` }
}
const moveOf = ({ pot, reserve }: ReturnType<typeof freshPair>, millionths: number) => ({
  transactionId: newId(),
  kind: 'seed',
  from: reserve,
  to: pot,
  millionths,
  currency: 'JPY',
})

/** What of a stake goes into jackpots is part of the stake: the player's money moves as without it. What a jackpot pays is not part of the win. */
export const jackpots = [
  withSession('a bet that contributes to jackpots takes its stake and no more', async (game) => {
    const contributions = [...ofStake(1_250_000), { jackpot: 'grand', millionths: 1 }]
    const bet = game.bet({ contributions })
    assert.equal((await game.ok('bet', bet)).balance, 900)
    assert.equal((await game.ok('win', game.win(bet))).balance, 1150)
  }),
  withSession('a rollback of a bet that contributed to jackpots returns the whole stake', async (game) => {
    const bet = game.bet({ contributions: ofStake(2_500_000) })
    await game.ok('bet', bet)
    assert.equal((await game.ok('rollback', game.rollback(bet))).balance, 1000)
  }),
  withSession(
    'a cancelled round that contributed to jackpots returns its stake, and may be settled again',
    async (game) => {
      const round = game.round({ win: 0, contributions: ofStake(100_000_000) })
      assert.equal((await game.ok('round', round)).balance, 900)
      assert.equal((await game.ok('adjust', game.adjust(round, 100, { reason: 'cancelled' }))).balance, 1000)
      assert.equal((await game.ok('adjust', game.adjust(round, 40))).balance, 940)
    },
  ),
  withSession('the same bet with the same contributions is one bet, with others a duplicate', async (game, wallet) => {
    const bet = game.bet({ contributions: ofStake(1_000_000) })
    const first = await call(wallet, 'bet', bet)
    assert.deepEqual(await call(wallet, 'bet', bet), first)
    await game.refused('bet', { ...bet, contributions: ofStake(1_000_001) }, 'DUPLICATE', 900)
  }),
  withSession('contributions above the stake are malformed', async (game) => {
    await game.ok('bet', game.bet({ amount: 1, contributions: ofStake(1_000_000) }))
    await game.refused('bet', game.bet({ amount: 1, contributions: ofStake(1_000_001) }), 'MALFORMED')
    const two = [...ofStake(600_000), { jackpot: 'grand', millionths: 400_001 }]
    await game.refused('round', game.round({ amount: 1, contributions: two }), 'MALFORMED')
    assert.equal(await game.balance(), 999)
  }),
  withSession('a win pays a jackpot on top of its amount, and repeated only once', async (game, wallet) => {
    const bet = game.bet({ contributions: ofStake(1_000_000) })
    await game.ok('bet', bet)
    const win = game.win(bet, { jackpot: { id: 'daily', amount: 5000 } })
    const first = await call(wallet, 'win', win)
    assert.equal(first.body.balance, 6150)
    assert.deepEqual(await call(wallet, 'win', win), first)
    await game.refused('win', { ...win, jackpot: { id: 'daily', amount: 5001 } }, 'DUPLICATE', 6150)
    await game.refused('win', { ...win, jackpot: { id: 'grand', amount: 5000 } }, 'DUPLICATE', 6150)
  }),
  withSession('a lost round in one call can win a jackpot', async (game) => {
    assert.equal((await game.ok('round', game.round({ win: 0, jackpot: { id: 'daily', amount: 70 } }))).balance, 970)
  }),
  withSession('a bet that won a jackpot is not rolled back', async (game) => {
    const bet = game.bet()
    await game.ok('bet', bet)
    await game.ok('win', game.win(bet, { amount: 0, roundClosed: false, jackpot: { id: 'daily', amount: 40 } }))
    await game.refused('rollback', game.rollback(bet), 'ROUND_CLOSED', 940)
  }),
  withSession('an adjustment changes what a jackpot paid only where it says so, or cancels the round', async (game) => {
    const round = game.round({ win: 0, jackpot: { id: 'daily', amount: 600 } })
    assert.equal((await game.ok('round', round)).balance, 1500)
    assert.equal((await game.ok('adjust', game.adjust(round, 50))).balance, 1550)
    const right = { jackpot: { id: 'daily', amount: 100 } }
    assert.equal((await game.ok('adjust', game.adjust(round, 50, right))).balance, 1050)
    assert.equal((await game.ok('adjust', game.adjust(round, 50, right))).balance, 1050)
    assert.equal((await game.ok('adjust', game.adjust(round, 100, { reason: 'cancelled' }))).balance, 1000)
  }),
  withSession('a jackpot of 0, or without a name, is malformed', async (game) => {
    await game.refused('round', game.round({ jackpot: { id: 'daily', amount: 0 } }), 'MALFORMED')
    await game.refused('round', game.round({ jackpot: { amount: 5 } as never }), 'MALFORMED')
    assert.equal(await game.balance(), 1000)
  }),
  withSession(
    'a move between jackpots is made once, and what it took is not there a second time',
    async (game, wallet) => {
      const pair = freshPair()
      await game.ok('bet', game.bet({ contributions: [{ jackpot: pair.reserve, millionths: 2_500_000 }] }))
      const move = moveOf(pair, 2_000_000)
      const { transactionId } = move
      assert.deepEqual(assertOk(await call(wallet, 'moveJackpot', move)), { status: 'OK', transactionId })
      assertOk(await call(wallet, 'moveJackpot', move))
      assertRefused(await call(wallet, 'moveJackpot', moveOf(pair, 500_001)), 'INSUFFICIENT_FUNDS')
      assertOk(await call(wallet, 'moveJackpot', moveOf(pair, 500_000)))
      assertOk(await call(wallet, 'moveJackpot', { ...moveOf(pair, 2_500_000), from: pair.pot, to: pair.reserve }))
      assert.equal(await game.balance(), 900)
    },
  ),
  withSession('the id of a move with another body is a duplicate, and moves nothing', async (game, wallet) => {
    const pair = freshPair()
    await game.ok('bet', game.bet({ contributions: [{ jackpot: pair.reserve, millionths: 3_000_000 }] }))
    const move = moveOf(pair, 1_000_000)
    assertOk(await call(wallet, 'moveJackpot', move))
    for (const other of [{ millionths: 1 }, { kind: 'retired' }, { to: `${pair.pot}.other` }])
      assertRefused(await call(wallet, 'moveJackpot', { ...move, ...other }), 'DUPLICATE')
    assertOk(await call(wallet, 'moveJackpot', moveOf(pair, 2_000_000)))
  }),
  withSession('a move of money that a rollback has returned is refused', async (game, wallet) => {
    const pair = freshPair()
    const bet = game.bet({ contributions: [{ jackpot: pair.reserve, millionths: 1_000_000 }] })
    await game.ok('bet', bet)
    await game.ok('rollback', game.rollback(bet))
    assertRefused(await call(wallet, 'moveJackpot', moveOf(pair, 1)), 'INSUFFICIENT_FUNDS')
  }),
  withSession('of moves at the same time only those are made for which there is money', async (game, wallet) => {
    const pair = freshPair()
    await game.ok('bet', game.bet({ contributions: [{ jackpot: pair.reserve, millionths: 3_000_000 }] }))
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => call(wallet, 'moveJackpot', moveOf(pair, 1_000_000))))
    assert.equal(replies.filter(({ body }) => body.status === 'OK').length, 3)
  }),
  withSession(
    'a move to the same jackpot, of nothing, or of a kind that is none, is malformed',
    async (_game, wallet) => {
      const pair = freshPair()
      for (const wrong of [{ to: pair.reserve }, { millionths: 0 }, { millionths: 0.5 }, { kind: 'gift' }, { more: 1 }])
        assertRefused(await call(wallet, 'moveJackpot', { ...moveOf(pair, 1), ...wrong }), 'MALFORMED')
    },
  ),
]
