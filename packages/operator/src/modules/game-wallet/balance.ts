import type { WalletRequest } from '@andon/contract/wallet-api'
import { minor } from '@andon/money'
import type { Suppliers } from '@andon/operator/catalogue'
import { tokenHash } from '@andon/operator/catalogue'
import type { Balances, Wallet } from '@andon/operator/wallet'
import { assert, type Db, type Tx } from '@andon/platform/sql'
import { accepted, refused, type Shown, type WalletAnswer } from './answer.ts'
import type { PlayerLookups } from './player-lookups.ts'
import { loadGameSessions } from './store/sessions.ts'

/** What the player of a game session could stake now. */
export async function balance(
  db: Db,
  { wallet, suppliers, sessionsLive }: PlayerLookups & { wallet: Wallet; suppliers: Suppliers },
  supplier: string,
  { playerId, sessionToken }: WalletRequest<'balance'>,
): Promise<WalletAnswer> {
  const hash = tokenHash(sessionToken)
  const session = (await loadGameSessions(db, [hash])).get(hash.toString('hex'))
  if (session?.supplier !== supplier || session.playerId !== playerId) return refused('TOKEN_INVALID')
  const shown = await balanceShown({ wallet, suppliers }, db, { supplier, playerId })
  const live = await sessionsLive(db, [session.loginSessionId])
  if (!live.has(session.loginSessionId)) return refused('SESSION_EXPIRED', shown)
  return session.ended ? refused('GAME_SESSION_REPLACED', shown) : accepted({ ...shown })
}

/** A supplier knows one number of a player: what can be staked with it now. */
export async function balanceShown(
  { wallet, suppliers }: { wallet: Wallet; suppliers: Suppliers },
  executor: Db | Tx,
  { supplier, playerId }: { supplier: string; playerId: string },
): Promise<Shown> {
  const held = (await wallet.balancesOf(executor, [playerId])).get(playerId)
  assert(held, `the player has accounts: ${playerId}`)
  return shownOf(held, { sportsbook: suppliers.isSportsbook(supplier) })
}

/** Every pocket may be staked in its turn, free bets at a sportsbook only. */
export function shownOf(
  { realCash, crp, drp, wrp, freebet, currency }: Balances,
  { sportsbook }: { sportsbook: boolean },
): Shown {
  return { balance: minor(realCash + crp + drp + wrp + (sportsbook ? freebet : 0)), currency }
}
