import type { WalletRequest } from '@andon/contract/wallet-api'
import type { Wallet } from '@andon/operator/wallet'
import { assert, type Db, type Tx } from '@andon/platform/sql'
import type { PlayerLookups } from '../player-lookups.ts'
import { tokenHash } from '../token-hash.ts'
import { accepted, refused, type Shown, type WalletAnswer } from './answer.ts'
import { loadGameSessions } from './store/sessions.ts'

/** What the player of a game session could stake now. */
export async function balance(
  db: Db,
  { wallet, sessionsLive }: PlayerLookups & { wallet: Wallet },
  supplier: string,
  { playerId, sessionToken }: WalletRequest<'balance'>,
): Promise<WalletAnswer> {
  const hash = tokenHash(sessionToken)
  const session = (await loadGameSessions(db, [hash])).get(hash.toString('hex'))
  if (session?.supplier !== supplier || session.playerId !== playerId) return refused('TOKEN_INVALID')
  const shown = await balanceShown(wallet, db, playerId)
  const live = await sessionsLive(db, [session.loginSessionId])
  return live.has(session.loginSessionId) ? accepted({ ...shown }) : refused('SESSION_EXPIRED', shown)
}

/** A supplier knows one number of a player: what can be staked. */
export async function balanceShown(wallet: Wallet, executor: Db | Tx, playerId: string): Promise<Shown> {
  const held = (await wallet.balancesOf(executor, [playerId])).get(playerId)
  assert(held, `the player has accounts: ${playerId}`)
  return { balance: held.realCash, currency: held.currency }
}
