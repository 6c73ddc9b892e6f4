import assert from 'node:assert/strict'
import { setTimeout } from 'node:timers/promises'
import { startBalance } from '../ledger.ts'
import { only, openGame, type SupplierCase, withGame } from '../supplier-kit.ts'

const showsWithinMs = 2000

/** Rounds in which nothing fails. */
export const rounds: readonly SupplierCase[] = [
  withGame('a round is one bet and one win that closes it, and the win is what is shown', async (game, kit) => {
    const shown = await game.play()
    assert.equal(shown.outcome, 'played')
    const bet = only(game.sent('bet'), 'bets')
    assert.equal(bet.amount, kit.supplier.stakes[0])
    await game.until('the round’s win comes', () => game.booked('win').length > 0)
    const win = only(game.sent('win'), 'wins')
    const { transactionId: betTransactionId, roundId, playerId, gameCode, currency } = bet
    const { transactionId: _own, amount, ...of } = win
    assert.deepEqual(of, { betTransactionId, roundId, playerId, gameCode, currency, roundClosed: true })
    assert.equal(shown.win, amount)
    await game.settled()
  }),
  withGame('the balance that is shown after a round is the wallet’s', async (game, kit) => {
    await game.play()
    let { balance } = await game.settled()
    const end = performance.now() + showsWithinMs
    while (balance !== game.player.balance && performance.now() < end) ({ balance } = await kit.state(game.session))
    assert.equal(balance, game.player.balance)
  }),
  withGame('every call is signed over the bytes that are sent', async (game) => {
    await game.play()
    await game.settled()
    assert.deepEqual(game.player.breaches, [])
    const calls = new Set(game.player.calls.map(({ call }) => call))
    for (const call of calls.has('round')
      ? (['authenticate', 'round'] as const)
      : (['authenticate', 'bet', 'win'] as const))
      assert.ok(calls.has(call), `it sends ${call}`)
  }),
  withGame('the higher stake is bet to the last unit', async (game, kit) => {
    const [, stake] = kit.supplier.stakes
    await game.play(stake)
    assert.equal(only(game.sent('bet'), 'bets').amount, stake)
    await game.settled()
  }),
  withGame('two rounds have different round ids and transaction ids', async (game) => {
    await game.play()
    await game.settled()
    await playWhenItMay(game)
    await game.settled()
    const moved = [...game.booked('bet'), ...game.booked('win')]
    assert.deepEqual([moved.length, new Set(moved.map(({ id }) => id)).size], [4, 4])
    assert.equal(new Set(moved.map(({ roundId }) => roundId)).size, 2)
  }),
  withGame('a launch token is traded once, and opens nothing a second time', async (game, kit) => {
    await game.play()
    await game.settled()
    assert.equal(game.sent('authenticate').length, 1)
    const again = await kit.open(game.player.token)
    assert.equal(again.session, undefined, 'a used token opens the game')
  }),
  {
    title: 'an invented launch token opens nothing',
    run: async (kit) => {
      const { session } = await kit.open('an-invented-launch-token')
      assert.equal(session, undefined, 'the game opens')
    },
  },
  withGame('two players at once: each bets with their own session', async (mine, kit) => {
    const theirs = await openGame(kit)
    await Promise.all([mine.play(), theirs.play()])
    for (const game of [mine, theirs]) {
      const { playerId, sessionToken } = only(game.sent('bet'), 'bets')
      assert.deepEqual([playerId, sessionToken], [game.player.playerId, game.player.sessionToken])
      await game.settled()
    }
    assert.deepEqual(theirs.player.breaches, [])
  }),
]

const mostTries = 30

/** Plays again as soon as the game allows it. */
async function playWhenItMay(game: Awaited<ReturnType<typeof openGame>>): Promise<void> {
  const before = startBalanceOf(game)
  for (let tries = 1; (await game.play()).outcome !== 'played'; tries++) {
    assert.ok(tries < mostTries && startBalanceOf(game) === before, 'the game plays a second round')
    await setTimeout(500)
  }
}

const startBalanceOf = ({ player }: { player: { balance: number } }) => player.balance - startBalance
