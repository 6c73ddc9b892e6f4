import type { WalletRequest } from '@andon/contract/wallet-api'
import { minor } from '@andon/money'
import type { Suppliers } from '@andon/operator/catalogue'
import { tokenHash } from '@andon/operator/catalogue'
import type { Balances, Wallet } from '@andon/operator/wallet'
import { playerOf } from '@andon/platform/ids'
import { assert, type Db, type Tx } from '@andon/platform/sql'
import { stackById } from './chips/store.ts'
import { isStackId } from './domain/chips.ts'
import type { PlayerLookups } from './player-lookups.ts'
import { loadGameSessions } from './store/sessions.ts'
import { accepted, refused, type VisibleBalance, type WalletReply } from './wallet-reply.ts'

/** The balance that the player of a game session can stake now, and whether a page of the player asks about going on. */
export async function balance(
  db: Db,
  { wallet, suppliers, sessionsLive }: PlayerLookups & { wallet: Wallet; suppliers: Suppliers },
  supplier: string,
  { playerId, sessionToken }: WalletRequest<'balance'>,
): Promise<WalletReply> {
  if (isStackId(playerId)) return chipBalance(db, { sessionsLive }, supplier, { playerId, sessionToken })
  const hash = tokenHash(sessionToken)
  const session = (await loadGameSessions(db, [{ playerId, tokenHash: hash }])).get(hash.toString('hex'))
  if (session?.supplier !== supplier || session.playerId !== playerId || session.chips !== null)
    return refused('TOKEN_INVALID')
  const { visible, freeBets } = await readVisibleBalance({ wallet, suppliers }, db, { supplier, playerId })
  const live = await sessionsLive(db, [session.loginSessionId])
  if (!live.has(session.loginSessionId)) return refused('SESSION_EXPIRED', { visible })
  if (session.ended) return refused('GAME_SESSION_REPLACED', { visible })
  return accepted({ ...visible, ...freeBets, ...(session.asked && { realityCheckOpen: true }) })
}

/** Likewise of a race with chips, whose player suppliers know by the stack. */
async function chipBalance(
  db: Db,
  { sessionsLive }: Pick<PlayerLookups, 'sessionsLive'>,
  supplier: string,
  { playerId: id, sessionToken }: WalletRequest<'balance'>,
): Promise<WalletReply> {
  const playerId = playerOf(id)
  const hash = tokenHash(sessionToken)
  const session =
    playerId === null
      ? undefined
      : (await loadGameSessions(db, [{ playerId, tokenHash: hash }])).get(hash.toString('hex'))
  const stack = session?.chips === id ? await stackById(db, { playerId: session.playerId, id }) : undefined
  if (!session || !stack || session.supplier !== supplier) return refused('TOKEN_INVALID')
  const visible = { balance: stack.balance, currency: stack.currency }
  if (!(await sessionsLive(db, [session.loginSessionId])).has(session.loginSessionId))
    return refused('SESSION_EXPIRED', { visible })
  if (session.ended) return refused('GAME_SESSION_REPLACED', { visible })
  return accepted({ ...visible, ...(session.asked && { realityCheckOpen: true }) })
}

/** Suppliers get one balance of a player: what can be staked with them now; a sportsbook also what of it are free bets. */
export async function readVisibleBalance(
  { wallet, suppliers }: { wallet: Wallet; suppliers: Suppliers },
  executor: Db | Tx,
  { supplier, playerId }: { supplier: string; playerId: string },
): Promise<{ readonly visible: VisibleBalance; readonly freeBets: { readonly freeBets?: number } }> {
  const amounts = (await wallet.balancesOf(executor, [playerId])).get(playerId)
  assert(amounts, `the player has accounts: ${playerId}`)
  const sportsbook = suppliers.isSportsbook(supplier)
  return { visible: visibleBalance(amounts, { sportsbook }), freeBets: sportsbook ? { freeBets: amounts.freebet } : {} }
}

/** All pockets can be staked, free bets only at a sportsbook. */
export function visibleBalance(
  { realCash, crp, drp, wrp, freebet, currency }: Balances,
  { sportsbook }: { sportsbook: boolean },
): VisibleBalance {
  return { balance: minor(realCash + crp + drp + wrp + (sportsbook ? freebet : 0)), currency }
}
