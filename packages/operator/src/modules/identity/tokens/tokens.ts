import { newToken } from '@andon/platform/ids'
import type { Tx } from '@andon/platform/sql'
import type { Deps } from '../deps.ts'
import { insertToken, type TokenPurpose, takeToken } from '../store/tokens.ts'

const lifeMinutes: Record<TokenPurpose, number> = { reset_password: 30, cashier: 10, gamification: 5, second_step: 5 }

/** Issues an opaque token of 256 random bits, valid once, for one purpose, for some minutes. Only its hash is stored. */
export async function issueToken(
  deps: Deps,
  tx: Tx,
  { playerId, purpose }: { playerId: string; purpose: TokenPurpose },
): Promise<{ token: string; expiresAt: Temporal.Instant }> {
  const token = newToken(deps, playerId)
  const expiresAt = deps.clock.now().add({ minutes: lifeMinutes[purpose] })
  await insertToken(tx, { token, purpose, playerId, expiresAt })
  return { token, expiresAt }
}

/** Uses the token up and returns its player; null if it is unknown, used, expired or issued for another purpose. */
export async function redeemToken(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  { token, purpose }: { token: string; purpose: TokenPurpose },
): Promise<string | null> {
  return takeToken(tx, { token, purpose, now: clock.now() })
}
