import assert from 'node:assert/strict'
import { assertOk, call, newId, type OpenGameSession, seated, type WalletUnderTest } from '../kit.ts'

/** A repeated call gets the same reply and moves nothing; a different call under its id is refused. */
export const idempotency = [
  seated('a bet takes its stake', async (seat) => {
    const reply = await seat.ok('bet', seat.bet({ amount: 100 }))
    assert.equal(reply.balance, 900)
    assert.equal(await seat.balance(), 900)
  }),
  seated('a reply names the transaction it answers', async (seat) => {
    const bet = seat.bet()
    assert.equal((await seat.ok('bet', bet)).transactionId, bet.transactionId)
    const win = seat.win(bet)
    assert.equal((await seat.ok('win', win)).transactionId, win.transactionId)
  }),
  seated('a repeated bet is answered letter for letter as before, and taken once', async (seat) => {
    const bet = seat.bet()
    const first = await seat.ok('bet', bet)
    await seat.ok('bet', seat.bet({ amount: 50 }))
    assert.deepEqual(await seat.ok('bet', bet), first)
    assert.equal(await seat.balance(), 850)
  }),
  seated('a repeated win is answered as before, and paid once', async (seat) => {
    const bet = seat.bet()
    await seat.ok('bet', bet)
    const win = seat.win(bet, { amount: 250 })
    const first = await seat.ok('win', win)
    assert.deepEqual(await seat.ok('win', win), first)
    assert.equal(await seat.balance(), 1150)
  }),
  seated('a repeated rollback is answered as before, and returns the stake once', async (seat) => {
    const bet = seat.bet()
    await seat.ok('bet', bet)
    const rollback = seat.rollback(bet)
    const first = await seat.ok('rollback', rollback)
    assert.deepEqual(await seat.ok('rollback', rollback), first)
    assert.equal(await seat.balance(), 1000)
  }),
  seated('a repeated bet is answered as before when its round is closed', async (seat) => {
    const bet = seat.bet()
    const first = await seat.ok('bet', bet)
    await seat.ok('win', seat.win(bet))
    assert.deepEqual(await seat.ok('bet', bet), first)
    assert.equal(await seat.balance(), 1150)
  }),
  seated('white space and the order of fields do not make another body', async (seat) => {
    const bet = seat.bet()
    const first = await seat.ok('bet', bet)
    assert.deepEqual(await seat.ok('bet', Object.fromEntries(Object.entries(bet).reverse())), first)
    assert.equal(await seat.balance(), 900)
  }),
  ...(['amount', 'roundId'] as const).map((field) =>
    seated(`a bet id with another ${field} is a DUPLICATE`, async (seat) => {
      const bet = seat.bet()
      await seat.ok('bet', bet)
      await seat.refused('bet', { ...bet, [field]: field === 'amount' ? 101 : newId() }, 'DUPLICATE', 900)
      assert.equal(await seat.balance(), 900)
    }),
  ),
  ...(['amount', 'roundClosed', 'betTransactionId'] as const).map((field) =>
    seated(`a win id with another ${field} is a DUPLICATE`, async (seat) => {
      const bet = seat.bet()
      await seat.ok('bet', bet)
      const win = seat.win(bet, { roundClosed: false })
      await seat.ok('win', win)
      const others = { amount: 251, roundClosed: true, betTransactionId: newId() }
      await seat.refused('win', { ...win, [field]: others[field] }, 'DUPLICATE', 1150)
      assert.equal(await seat.balance(), 1150)
    }),
  ),
  seated('a rollback id used for another bet is a DUPLICATE', async (seat) => {
    const [one, two] = await twoBets(seat)
    const rollback = seat.rollback(one)
    await seat.ok('rollback', rollback)
    await seat.refused('rollback', seat.rollback(two, { transactionId: rollback.transactionId }), 'DUPLICATE', 900)
  }),
  seated('a win may not take the id of a bet', async (seat) => {
    const [one, two] = await twoBets(seat)
    await seat.refused('win', seat.win(one, { transactionId: two.transactionId }), 'DUPLICATE', 800)
    await seat.refused('win', seat.win(one, { transactionId: one.transactionId }), 'DUPLICATE', 800)
  }),
  seated('a bet may not take the id of a win', async (seat) => {
    const bet = seat.bet()
    await seat.ok('bet', bet)
    const win = seat.win(bet)
    await seat.ok('win', win)
    await seat.refused('bet', seat.bet({ transactionId: win.transactionId }), 'DUPLICATE', 1150)
  }),
  seated('a rollback may not take the id of its own bet', async (seat) => {
    const bet = seat.bet()
    await seat.refused('rollback', seat.rollback(bet, { transactionId: bet.transactionId }), 'DUPLICATE', 1000)
    await seat.ok('bet', bet)
    await seat.refused('rollback', seat.rollback(bet, { transactionId: bet.transactionId }), 'DUPLICATE', 900)
  }),
  seated('two suppliers may use the same transaction id', async (seat, wallet) => {
    const bet = seat.bet()
    await seat.ok('bet', bet)
    const gameCode = wallet.otherGameCode
    const token = await seat.player.launch(wallet.otherSupplier, gameCode)
    const opened = await callOther(wallet, 'authenticate', { token, gameCode })
    const theirs = { ...bet, gameCode, sessionToken: String(opened.sessionToken) }
    assert.equal((await callOther(wallet, 'bet', theirs)).balance, 800)
  }),
  seated('a refused bet leaves nothing behind: the same call passes once there is money', async (seat) => {
    const [first, second] = [seat.bet({ amount: 600 }), seat.bet({ amount: 600 })]
    await seat.ok('bet', first)
    await seat.refused('bet', second, 'INSUFFICIENT_FUNDS', 400)
    await seat.ok('rollback', seat.rollback(first))
    assert.equal((await seat.ok('bet', second)).balance, 400)
  }),
]

async function callOther(wallet: WalletUnderTest, name: 'authenticate' | 'bet', request: unknown) {
  return assertOk(await call(wallet, name, request, { supplier: wallet.otherSupplier }))
}

async function twoBets(seat: OpenGameSession) {
  const bets = [seat.bet(), seat.bet()] as const
  for (const bet of bets) await seat.ok('bet', bet)
  return bets
}
