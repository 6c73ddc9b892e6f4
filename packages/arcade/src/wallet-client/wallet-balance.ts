import { Refusal } from '@andon/contract'
import type { WalletReply } from '@andon/contract/wallet-api'
import { type Deps, walletOf } from '../deps.ts'
import type { SessionRow } from '../store/sessions.ts'
import { walletRefusal } from './wallet-refusal.ts'

/** For display where the reply does not depend on it: null if the wallet refuses, as after a logout at the operator, or does not answer. */
export async function tellBalance(deps: Deps, session: SessionRow): Promise<number | null> {
  const result = await walletOf(deps, session).call('balance', balanceRequest(session))
  return result.outcome === 'ok' ? result.reply.balance : null
}

const balanceRequest = (session: SessionRow) => ({ playerId: session.owner, sessionToken: session.walletSession })

export async function walletBalance(deps: Deps, session: SessionRow): Promise<WalletReply<'balance'>> {
  const result = await walletOf(deps, session).call('balance', balanceRequest(session))
  if (result.outcome === 'refused') throw walletRefusal(deps, { call: 'balance', ...result })
  if (result.outcome === 'unknown') throw new Refusal('UNAVAILABLE', { retryAfterSeconds: 3 })
  return result.reply
}
