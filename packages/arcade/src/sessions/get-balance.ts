import { Refusal } from '@andon/contract'
import type { WalletReply } from '@andon/contract/wallet-api'
import { type Deps, walletOf } from '../deps.ts'
import type { GameReply } from '../game-api.ts'
import { refuseAsWallet } from '../rounds/refuse-as-wallet.ts'
import type { SessionRow } from '../store/sessions.ts'
import { authorise } from './authorise.ts'

export async function getBalance(
  deps: Deps,
  { sessionToken }: { sessionToken: string },
): Promise<GameReply<'balance'>> {
  const { balance, currency } = await walletBalance(deps, await authorise(deps, sessionToken))
  return { success: true, balance, currency }
}

export async function walletBalance(deps: Deps, session: SessionRow): Promise<WalletReply<'balance'>> {
  const request = { playerId: session.owner, sessionToken: session.walletSession }
  const answer = await walletOf(deps, session).call('balance', request)
  if (answer.outcome === 'refused') throw refuseAsWallet(deps, { call: 'balance', ...answer })
  if (answer.outcome === 'unknown') throw new Refusal('UNAVAILABLE', { retryAfterSeconds: 3 })
  return answer.reply
}
