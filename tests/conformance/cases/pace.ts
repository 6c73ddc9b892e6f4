import assert from 'node:assert/strict'
import {
  assertOk,
  assertRefused,
  type ConformanceCase,
  call,
  callOnce,
  type OpenGameSession,
  openGameSession,
  type WalletUnderTest,
} from '../kit.ts'

/** The minimum time from the start of a round to the start of the player's next one. */
export const pace = [
  paced('authenticate tells the minimum cycle of a paced player', async (game, wallet) => {
    const token = await game.player.launch(wallet.supplier, wallet.gameCode)
    const { rules } = assertOk(await call(wallet, 'authenticate', { token, gameCode: wallet.gameCode }))
    const { minimumCycleMs } = rules as { minimumCycleMs: unknown } // judged right below
    assert.ok(Number.isSafeInteger(minimumCycleMs) && Number(minimumCycleMs) > 0, `it is ${minimumCycleMs}`)
  }),
  paced('a round before the minimum cycle is refused with the wait and takes nothing', async (game, wallet) => {
    await game.ok('bet', game.bet())
    const refused = assertRefused(await callOnce(wallet, 'bet', game.bet()), 'CYCLE_TOO_FAST')
    assert.equal(refused.balance, 900)
    const { retryAfterMs } = refused.params as { retryAfterMs: unknown } // judged right below
    assert.ok(Number.isSafeInteger(retryAfterMs) && Number(retryAfterMs) > 0, `it is ${retryAfterMs}`)
    assert.equal(await game.balance(), 900)
  }),
  waiting('the same refused bet is taken once the wait is over', async (game, wallet) => {
    await game.ok('bet', game.bet())
    const early = game.bet()
    const refused = assertRefused(await callOnce(wallet, 'bet', early), 'CYCLE_TOO_FAST')
    const { retryAfterMs } = refused.params as { retryAfterMs: number } // checked by the case above
    await game.player.wait({ milliseconds: retryAfterMs })
    assert.equal(assertOk(await call(wallet, 'bet', early)).balance, 800)
  }),
  paced('further bets of an open round, and repeated bets, need not wait', async (game, wallet) => {
    const first = game.bet()
    const taken = await game.ok('bet', first)
    const further = await callOnce(wallet, 'bet', game.bet({ roundId: first.roundId }))
    assert.equal(assertOk(further).balance, 800)
    assert.deepEqual(assertOk(await callOnce(wallet, 'bet', first)), taken)
  }),
  paced('a bet that is refused for another reason starts no cycle', async (game, wallet) => {
    await game.refused('bet', game.bet({ amount: 1001 }), 'INSUFFICIENT_FUNDS', 1000)
    assertOk(await callOnce(wallet, 'bet', game.bet()))
  }),
]

type Play = (game: OpenGameSession, wallet: WalletUnderTest) => Promise<void>

function waiting(title: string, play: Play): ConformanceCase {
  return { ...paced(title, play), waits: true }
}

function paced(title: string, play: Play): ConformanceCase {
  return { title, run: async (wallet) => play(await openGameSession(wallet, { paced: true }), wallet) }
}
