import { type WalletCall, walletApiHeaders, walletApiPaths } from '@andon/contract/wallet-api'
import type { Session } from '@andon/platform/http'
import type { WalletAnswer } from './answer.ts'
import type { GameWalletSetup, KeyedSupplier } from './game-wallet.fixture.ts'

export type Seat = Awaited<ReturnType<typeof takeSeat>>

/** Calls the wallet API as a supplier of this house would. */
export function send(
  house: GameWalletSetup,
  name: WalletCall,
  request: object,
  supplier: KeyedSupplier = house.arcade,
): Promise<WalletAnswer> {
  const raw = Buffer.from(JSON.stringify(request))
  const headers = { [walletApiHeaders.supplier]: supplier.code, [walletApiHeaders.signature]: supplier.sign(raw) }
  return house.gameWallet.handle(walletApiPaths[name], raw, headers)
}

/** A player with an open game session, and the requests of one round. */
export async function takeSeat(house: GameWalletSetup, session: Session, gameCode = 'lantern') {
  const opened = await send(house, 'authenticate', { token: await house.launchToken(session, gameCode), gameCode })
  const about = { playerId: session.playerId, gameCode, currency: 'JPY' }
  const sessionToken = 'sessionToken' in opened.body ? opened.body.sessionToken : undefined
  return {
    session,
    bet: (id: string, fields: object = {}) => ({
      ...about,
      ...{ transactionId: `${session.playerId}.${id}`, roundId: 'round', sessionToken, amount: 100 },
      ...fields,
    }),
    win: (id: string, betId: string, fields: object = {}) => ({
      ...about,
      ...{ transactionId: `${session.playerId}.${id}`, betTransactionId: `${session.playerId}.${betId}` },
      ...{ roundId: 'round', amount: 250, roundClosed: true },
      ...fields,
    }),
    rollback: (id: string, betId: string, fields: object = {}) => ({
      ...about,
      ...{ transactionId: `${session.playerId}.${id}`, betTransactionId: `${session.playerId}.${betId}` },
      roundId: 'round',
      ...fields,
    }),
  }
}
