import assert from 'node:assert/strict'
import { faultOf, faults } from '../faults.ts'
import { startBalance } from '../ledger.ts'
import { type OpenGame, only, type SupplierCase, withGame } from '../supplier-kit.ts'

/** Calls whose outcome the supplier cannot know: it repeats them, or takes the bet back, until it knows. */
export const unknownBets: readonly SupplierCase[] = [
  ...faults.map((fault) =>
    withGame(`a bet that gets ${fault.name}: it is repeated or taken back, never lost`, async (game) => {
      game.fail('bet', fault)
      await game.play()
      await atTheEnd(game)
    }),
  ),
  withGame('a bet that gets no answer twice is one bet', async (game) => {
    game.fail('bet', faultOf('no answer after it is booked'), faultOf('UNAVAILABLE'))
    await game.play()
    await atTheEnd(game)
  }),
  withGame('nothing is shown as played while the bet is unknown', async (game) => {
    game.fail('bet', faultOf('no answer after it is booked'))
    game.fail('rollback', faultOf('UNAVAILABLE'))
    const shown = await game.play()
    const isKnown = game.booked('bet').some(({ told }) => told)
    assert.ok(shown.outcome !== 'played' || isKnown, 'a result is shown for a bet that was not accepted')
    await atTheEnd(game)
  }),
]

/** A supplier that pays with the stake, in one call, has no win of its own that could fail. */
export const unknownWins: readonly SupplierCase[] = [
  ...faults.map((fault) =>
    withGame(`a win that gets ${fault.name} is sent again until it is known, and paid once`, async (game) => {
      game.fail('win', fault)
      await game.play()
      await paid(game)
    }),
  ),
  withGame('a win is still sent after three failures', async (game) => {
    const [first, second] = [faultOf('a connection cut before it is booked'), faultOf('UNAVAILABLE')]
    game.fail('win', first, second, first)
    await game.play()
    await paid(game)
  }),
]

export const unknownRollbacks: readonly SupplierCase[] = faults.map((fault) =>
  withGame(`after an unknown bet, a rollback that gets ${fault.name} is sent again`, async (game) => {
    game.fail('bet', faultOf('no answer after it is booked'))
    game.fail('rollback', fault)
    await game.play()
    await atTheEnd(game)
  }),
)

/** The bet was paid, or is back, or was never taken and never will be. */
async function atTheEnd(game: OpenGame): Promise<void> {
  const isKnown = () => game.booked('bet').length > 0 && known(game)
  await game.until('the supplier repeats the bet or takes it back', isKnown)
  await game.settled()
  const ids = new Set(game.sent('bet').map(({ transactionId }) => transactionId))
  assert.equal(ids.size, 1, 'one play asks for one bet')
  const [bet] = game.booked('bet')
  if (bet?.state !== 'paid') assert.equal(game.player.balance, startBalance)
}

/** The last bet or rollback has the answer OK, or a rollback was told that the round was played. */
function known(game: OpenGame): boolean {
  const answered = [...game.booked('bet'), ...game.booked('rollback'), ...game.booked('win')]
  const wasPlayed = game.player.calls.some(
    ({ call, body }) => call === 'rollback' && (body as { status?: unknown } | undefined)?.status === 'ROUND_CLOSED',
  )
  return wasPlayed || answered.some(({ told }) => told)
}

async function paid(game: OpenGame): Promise<void> {
  await game.until('the win is sent until it is answered', () => game.booked('win').some(({ told }) => told))
  only(game.booked('win'), 'wins')
  assert.equal(game.booked('rollback').length, 0, 'nothing is taken back')
  await game.settled()
}
