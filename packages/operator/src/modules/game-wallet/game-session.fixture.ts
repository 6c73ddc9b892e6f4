import { type WalletCall, walletApiHeaders, walletApiPaths } from '@andon/contract/wallet-api'
import type { Session } from '@andon/platform/http'
import type { GameWalletFixture, KeyedSupplier } from './game-wallet.fixture.ts'
import type { WalletReply } from './wallet-reply.ts'

export type OpenGameSession = Awaited<ReturnType<typeof openGameSession>>

/** Calls the wallet API like a supplier. */
export function send(
  fixture: GameWalletFixture,
  name: WalletCall,
  request: object,
  supplier: KeyedSupplier = fixture.arcade,
): Promise<WalletReply> {
  const raw = Buffer.from(JSON.stringify(request))
  const headers = { [walletApiHeaders.supplier]: supplier.code, [walletApiHeaders.signature]: supplier.sign(raw) }
  return fixture.gameWallet.handle(walletApiPaths[name], raw, headers)
}

/** A player with an open game session, and the requests of one round. */
export async function openGameSession(fixture: GameWalletFixture, session: Session, gameCode = 'lantern') {
  const opened = await send(fixture, 'authenticate', { token: await fixture.launchToken(session, gameCode), gameCode })
  const about = { playerId: session.playerId, gameCode, currency: 'JPY' }
  const sessionToken = 'sessionToken' in opened.body ? opened.body.sessionToken : undefined
  return {
    session,
    bet: (id: string, fields: object = {}) => ({
      ...about,
      transactionId: `${session.playerId}.${id}`,
      roundId: 'round',
      sessionToken,
      amount: 100,
      ...fields,
    }),
    win: (id: string, betId: string, fields: object = {}) => ({
      ...about,
      transactionId: `${session.playerId}.${id}`,
      betTransactionId: `${session.playerId}.${betId}`,
      roundId: 'round',
      amount: 250,
      roundClosed: true,
      ...fields,
    }),
    /** The bet `id` and the win `id.win`, in one call. */
    round: (id: string, fields: object = {}) => ({
      ...about,
      transactionId: `${session.playerId}.${id}`,
      winTransactionId: `${session.playerId}.${id}.win`,
      roundId: 'round',
      sessionToken,
      amount: 100,
      win: 250,
      ...fields,
    }),
    /** Adjusts the round: `paid` is the sum that it should have paid in all. */
    adjust: (id: string, betId: string, paid: number, fields: object = {}) => ({
      ...about,
      transactionId: `${session.playerId}.${id}`,
      betTransactionId: `${session.playerId}.${betId}`,
      roundId: 'round',
      paid,
      reason: 'resettled',
      ...fields,
    }),
    rollback: (id: string, betId: string, fields: object = {}) => ({
      ...about,
      transactionId: `${session.playerId}.${id}`,
      betTransactionId: `${session.playerId}.${betId}`,
      roundId: 'round',
      ...fields,
    }),
  }
}

/** Switches a supplier's state in the database as staff do. */
export async function switchSupplier({ db }: GameWalletFixture, supplier: string, state: string): Promise<void> {
  await db.query('update catalogue.content_version set version = version + 1')
  await db.query('delete from catalogue.supplier_states where supplier = $1', [supplier])
  if (state === 'active') return
  await db.query('insert into catalogue.supplier_states (supplier, state, since, actor) values ($1, $2, now(), $3)', [
    ...[supplier, state],
    'test',
  ])
}
