import { gameRulesOf } from '@andon/contract/games/rules'
import type { WalletRequest } from '@andon/contract/wallet-api'
import type { Bonuses } from '@andon/operator/bonuses'
import type { Catalogue, LaunchToken } from '@andon/operator/catalogue'
import type { Wallet } from '@andon/operator/wallet'
import type { Runtime } from '@andon/platform/runtime'
import { assert, type Tx } from '@andon/platform/sql'
import { readVisibleBalance } from './balance.ts'
import { stackById } from './chips/store.ts'
import type { PlayerLookups } from './player-lookups.ts'
import { type OpenedSession, openSession } from './sessions/open-session.ts'
import { accepted, refused, type WalletReply } from './wallet-reply.ts'

interface AuthenticateDeps extends PlayerLookups {
  readonly wallet: Wallet
  readonly bonuses: Pick<Bonuses, 'freeRoundsOf'>
  readonly catalogue: Pick<Catalogue, 'suppliers' | 'offeredGames' | 'takeLaunchToken'>
  hasJackpots(site: string): boolean
}

const launchTokenWrong = 'This launch token was used, has expired, or is of another game or supplier'

/** Exchanges a launch token for a game session, once. */
export async function authenticate(
  { db, clock, random }: Runtime,
  deps: AuthenticateDeps,
  supplier: string,
  { token, gameCode }: WalletRequest<'authenticate'>,
): Promise<WalletReply> {
  const { wallet, bonuses } = deps
  const { suppliers, takeLaunchToken } = deps.catalogue
  return db.transaction(async (tx) => {
    const at = clock.now().toString()
    const launch = await takeLaunchToken(tx, { token, supplier, gameCode, at })
    if (!launch) return refused('TOKEN_INVALID', { message: launchTokenWrong })
    const { playerId, language, site } = launch
    const opened = await openSession({ clock, random }, deps, tx, launch)
    if ('refused' in opened)
      return refused(opened.refused.code, 'params' in opened.refused ? { params: opened.refused.params } : {})

    const { sessionToken, player, game } = opened
    if (launch.chips !== null) return withChips(tx, { launch, opened, at })
    const { visible, freeBets } = await readVisibleBalance({ wallet, suppliers }, tx, { supplier, playerId })
    const { nickname, country } = player
    const today = at.slice(0, 10)
    const rules = game ? { rules: gameRulesOf(player, { category: game.category, today }) } : {}
    const freeRounds = await bonuses.freeRoundsOf(tx, { playerId, gameCode })
    const rounds = freeRounds ? { freeRounds } : {}
    return accepted({
      playerId,
      sessionToken,
      nickname,
      language,
      country,
      ...rules,
      ...visible,
      ...freeBets,
      ...rounds,
      ...(game && deps.hasJackpots(site) ? { jackpots: true } : {}),
      site,
    })
  })
}

/** The supplier gets the stack in place of the player, so that rounds, seeds and balances of a race are apart from all others. */
async function withChips(
  tx: Tx,
  { launch, opened, at }: { launch: LaunchToken; opened: OpenedSession; at: string },
): Promise<WalletReply> {
  const { playerId, language, chips } = launch
  const { sessionToken, player, game } = opened
  const stack = chips === null ? undefined : await stackById(tx, { playerId, id: chips })
  assert(stack && game, 'a race has games, and its entries have stacks')
  const { maximumStake: _ofMoney, ...rules } = gameRulesOf(player, { category: game.category, today: at.slice(0, 10) })
  const { nickname, country } = player
  const { balance, currency, id } = stack
  return accepted({ playerId: id, sessionToken, nickname, language, country, rules, balance, currency, chips: true })
}
