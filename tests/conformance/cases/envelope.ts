import assert from 'node:assert/strict'
import { walletApiHeaders } from '@andon/contract/wallet-api'
import {
  assertRefused,
  type ConformanceCase,
  call,
  newId,
  type OpenGameSession,
  type WalletUnderTest,
  withSession,
} from '../kit.ts'

/** Signatures are verified before the body is used; bodies must match the schema exactly. */
export const envelope: readonly ConformanceCase[] = [
  unsigned('a body changed after signing is refused', (raw, wallet) => ({
    headers: { [walletApiHeaders.signature]: wallet.supplier.sign(Buffer.concat([raw, Buffer.from(' ')])) },
  })),
  unsigned('a call without a signature is refused', () => ({ headers: { [walletApiHeaders.signature]: '' } })),
  unsigned('a signature that is not base64 is refused', () => ({
    headers: { [walletApiHeaders.signature]: 'ed25519=??' },
  })),
  unsigned('a signature cut short is refused', (raw, wallet) => ({
    headers: { [walletApiHeaders.signature]: wallet.supplier.sign(raw).slice(0, -12) },
  })),
  unsigned('a signature under the name of another algorithm is refused', (raw, wallet) => {
    const [algorithm, ...rest] = wallet.supplier.sign(raw).split('=')
    const other = algorithm === 'ed25519' ? 'hmac-sha256' : 'ed25519'
    return { headers: { [walletApiHeaders.signature]: [other, ...rest].join('=') } }
  }),
  unsigned('a supplier cannot sign for another', (raw, wallet) => ({
    headers: { [walletApiHeaders.signature]: wallet.otherSupplier.sign(raw) },
  })),
  unsigned('a supplier that is not registered is refused', () => ({
    headers: { [walletApiHeaders.supplier]: 'nobody' },
  })),
  unsigned('a call that names no supplier is refused', () => ({ headers: { [walletApiHeaders.supplier]: '' } })),
  withSession('two algorithms are accepted, each from the supplier registered with it', async (game, wallet) => {
    const token = await game.player.launch(wallet.otherSupplier, wallet.otherGameCode)
    const request = { token, gameCode: wallet.otherGameCode }
    const answer = await call(wallet, 'authenticate', request, { supplier: wallet.otherSupplier })
    assert.equal(answer.body.status, 'OK')
    const algorithms = [wallet.supplier, wallet.otherSupplier].map((one) => one.sign(Buffer.from('')).split('=')[0])
    assert.equal(new Set(algorithms).size, 2)
  }),
  withSession('a body that is not JSON is malformed', async (_game, wallet) => {
    assertRefused(await call(wallet, 'bet', null, { raw: Buffer.from('{"amount":') }), 'MALFORMED')
    assertRefused(await call(wallet, 'bet', null, { raw: Buffer.alloc(0) }), 'MALFORMED')
  }),
  withSession('a field too many is malformed', async (game) => {
    await game.refused('bet', { ...game.bet(), bonus: 1 }, 'MALFORMED')
    assert.equal(await game.balance(), 1000)
  }),
  ...(['transactionId', 'roundId', 'playerId', 'sessionToken', 'gameCode', 'amount', 'currency'] as const).map(
    (field) =>
      withSession(`a bet without ${field} is malformed`, async (game) => {
        const { [field]: _left, ...rest } = game.bet()
        await game.refused('bet', rest, 'MALFORMED')
        assert.equal(await game.balance(), 1000)
      }),
  ),
  ...(['amount', 'roundId'] as const).map((field) =>
    withSession(
      `a malformed bet that is refused with a field names ${field} if that is wrong`,
      async (game, wallet) => {
        const refused = assertRefused(await call(wallet, 'bet', { ...game.bet(), [field]: false }), 'MALFORMED')
        assert.ok(refused.field === undefined || refused.field === field, `it names ${refused.field}`)
      },
    ),
  ),
  withSession('an id of 101 characters or with a space is malformed', async (game) => {
    await game.refused('bet', game.bet({ transactionId: 'x'.repeat(101) }), 'MALFORMED')
    await game.refused('bet', game.bet({ transactionId: 'a b' }), 'MALFORMED')
    await game.ok('bet', game.bet({ transactionId: newId().padEnd(100, 'x') }))
  }),
  withSession('a bet sent as a win is malformed', async (game) => {
    await game.refused('win', game.bet(), 'MALFORMED')
  }),
  withSession('a path that is no call is malformed', async (game, wallet) => {
    assertRefused(await call(wallet, 'bet', game.bet(), { path: '/wallet/deposit' }), 'MALFORMED')
  }),
  withSession('a body larger than any call is malformed', async (_game, wallet) => {
    assertRefused(await call(wallet, 'bet', null, { raw: Buffer.alloc(20_000, 32) }), 'MALFORMED')
  }),
]

type Changed = { headers: Record<string, string> }

function unsigned(title: string, change: (raw: Buffer, wallet: WalletUnderTest) => Changed): ConformanceCase {
  return withSession(title, async (game: OpenGameSession, wallet) => {
    const raw = Buffer.from(JSON.stringify(game.bet()))
    const answer = await call(wallet, 'bet', null, { raw, ...change(raw, wallet) })
    assert.equal(answer.status, 401)
    assert.equal(assertRefused(answer, 'SIGNATURE_INVALID').balance, undefined)
    assert.equal(await game.balance(), 1000)
  })
}
