import { Refusal } from '@andon/contract'
import type { WalletReply } from '@andon/contract/wallet-api'
import { type Deps, walletOf } from '../deps.ts'
import type { SessionRow } from '../store/sessions.ts'
import { walletRefusal } from './wallet-refusal.ts'

export async function walletBalance(deps: Deps, session: SessionRow): Promise<WalletReply<'balance'>> {
  const request = { playerId: session.owner, sessionToken: session.walletSession }
  const result = await walletOf(deps, session).call('balance', request)
  if (result.outcome === 'refused') throw walletRefusal(deps, { call: 'balance', ...result })
  if (result.outcome === 'unknown') throw new Refusal('UNAVAILABLE', { retryAfterSeconds: 3 })
  return result.reply
}
