import { Refusal } from '@andon/contract'
import type { WalletReply } from '@andon/contract/wallet-api'
import { type Deps, walletOf } from '../deps.ts'
import type { SessionRow } from '../store/sessions.ts'
import { walletRefusal } from './wallet-refusal.ts'

export async function walletBalance(deps: Deps, session: SessionRow): Promise<WalletReply<'balance'>> {
  const request = { playerId: session.owner, sessionToken: session.walletSession }
  const answer = await walletOf(deps, session).call('balance', request)
  if (answer.outcome === 'refused') throw walletRefusal(deps, { call: 'balance', ...answer })
  if (answer.outcome === 'unknown') throw new Refusal('UNAVAILABLE', { retryAfterSeconds: 3 })
  return answer.reply
}
