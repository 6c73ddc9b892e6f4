import assert from 'node:assert/strict'
import { assertOk, call, newId, type OpenGameSession, type WalletUnderTest, withSession } from '../kit.ts'

/** A repeated call gets the same reply and moves nothing; a different call under its id is refused. */
export const idempotency = [
  withSession('a bet takes its stake', async (game) => {
    const reply = await game.ok('bet', game.bet({ amount: 100 }))
    assert.equal(reply.balance, 900)
    assert.equal(await game.balance(), 900)
  }),
  withSession('a reply names the transaction it answers', async (game) => {
    const bet = game.bet()
    assert.equal((await game.ok('bet', bet)).transactionId, bet.transactionId)
    const win = game.win(bet)
    assert.equal((await game.ok('win', win)).transactionId, win.transactionId)
  }),
  withSession('a repeated bet is answered letter for letter as before, and taken once', async (game) => {
    const bet = game.bet()
    const first = await game.ok('bet', bet)
    await game.ok('bet', game.bet({ amount: 50 }))
    assert.deepEqual(await game.ok('bet', bet), first)
    assert.equal(await game.balance(), 850)
  }),
  withSession('a repeated win is answered as before, and paid once', async (game) => {
    const bet = game.bet()
    await game.ok('bet', bet)
    const win = game.win(bet, { amount: 250 })
    const first = await game.ok('win', win)
    assert.deepEqual(await game.ok('win', win), first)
    assert.equal(await game.balance(), 1150)
  }),
  withSession('a repeated rollback is answered as before, and returns the stake once', async (game) => {
    const bet = game.bet()
    await game.ok('bet', bet)
    const rollback = game.rollback(bet)
    const first = await game.ok('rollback', rollback)
    assert.deepEqual(await game.ok('rollback', rollback), first)
    assert.equal(await game.balance(), 1000)
  }),
  withSession('a repeated bet is answered as before when its round is closed', async (game) => {
    const bet = game.bet()
    const first = await game.ok('bet', bet)
    await game.ok('win', game.win(bet))
    assert.deepEqual(await game.ok('bet', bet), first)
    assert.equal(await game.balance(), 1150)
  }),
  withSession('white space and the order of fields do not make another body', async (game) => {
    const bet = game.bet()
    const first = await game.ok('bet', bet)
    assert.deepEqual(await game.ok('bet', Object.fromEntries(Object.entries(bet).reverse())), first)
    assert.equal(await game.balance(), 900)
  }),
  ...(['amount', 'roundId'] as const).map((field) =>
    withSession(`a bet id with another ${field} is a DUPLICATE`, async (game) => {
      const bet = game.bet()
      await game.ok('bet', bet)
      await game.refused('bet', { ...bet, [field]: field === 'amount' ? 101 : newId() }, 'DUPLICATE', 900)
      assert.equal(await game.balance(), 900)
    }),
  ),
  ...(['amount', 'roundClosed', 'betTransactionId'] as const).map((field) =>
    withSession(`a win id with another ${field} is a DUPLICATE`, async (game) => {
      const bet = game.bet()
      await game.ok('bet', bet)
      const win = game.win(bet, { roundClosed: false })
      await game.ok('win', win)
      const others = { amount: 251, roundClosed: true, betTransactionId: newId() }
      await game.refused('win', { ...win, [field]: others[field] }, 'DUPLICATE', 1150)
      assert.equal(await game.balance(), 1150)
    }),
  ),
  withSession('a rollback id used for another bet is a DUPLICATE', async (game) => {
    const [one, two] = await twoBets(game)
    const rollback = game.rollback(one)
    await game.ok('rollback', rollback)
    await game.refused('rollback', game.rollback(two, { transactionId: rollback.transactionId }), 'DUPLICATE', 900)
  }),
  withSession('a win may not take the id of a bet', async (game) => {
    const [one, two] = await twoBets(game)
    await game.refused('win', game.win(one, { transactionId: two.transactionId }), 'DUPLICATE', 800)
    await game.refused('win', game.win(one, { transactionId: one.transactionId }), 'DUPLICATE', 800)
  }),
  withSession('a bet may not take the id of a win', async (game) => {
    const bet = game.bet()
    await game.ok('bet', bet)
    const win = game.win(bet)
    await game.ok('win', win)
    await game.refused('bet', game.bet({ transactionId: win.transactionId }), 'DUPLICATE', 1150)
  }),
  withSession('a rollback may not take the id of its own bet', async (game) => {
    const bet = game.bet()
    await game.refused('rollback', game.rollback(bet, { transactionId: bet.transactionId }), 'DUPLICATE', 1000)
    await game.ok('bet', bet)
    await game.refused('rollback', game.rollback(bet, { transactionId: bet.transactionId }), 'DUPLICATE', 900)
  }),
  withSession('two suppliers may use the same transaction id', async (game, wallet) => {
    const bet = game.bet()
    await game.ok('bet', bet)
    const gameCode = wallet.otherGameCode
    const token = await game.player.launch(wallet.otherSupplier, gameCode)
    const opened = await callOther(wallet, 'authenticate', { token, gameCode })
    const theirs = { ...bet, gameCode, sessionToken: String(opened.sessionToken) }
    assert.equal((await callOther(wallet, 'bet', theirs)).balance, 800)
  }),
  withSession('a refused bet leaves nothing behind: the same call passes once there is money', async (game) => {
    const [first, second] = [game.bet({ amount: 600 }), game.bet({ amount: 600 })]
    await game.ok('bet', first)
    await game.refused('bet', second, 'INSUFFICIENT_FUNDS', 400)
    await game.ok('rollback', game.rollback(first))
    assert.equal((await game.ok('bet', second)).balance, 400)
  }),
]

async function callOther(wallet: WalletUnderTest, name: 'authenticate' | 'bet', request: unknown) {
  return assertOk(await call(wallet, name, request, { supplier: wallet.otherSupplier }))
}

async function twoBets(game: OpenGameSession) {
  const bets = [game.bet(), game.bet()] as const
  for (const bet of bets) await game.ok('bet', bet)
  return bets
}
