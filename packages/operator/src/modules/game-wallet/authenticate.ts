import { gameRulesOf } from '@andon/contract/game-rules'
import type { WalletRequest } from '@andon/contract/wallet-api'
import type { Bonuses } from '@andon/operator/bonuses'
import { type Catalogue, isGameOffered, lockNames, loginSessionLock, tokenHash } from '@andon/operator/catalogue'
import type { Wallet } from '@andon/operator/wallet'
import type { Runtime } from '@andon/platform/runtime'
import { readVisibleBalance } from './balance.ts'
import { openGamesMost } from './domain/open-games.ts'
import { makeRoomForGame } from './make-room.ts'
import type { PlayerLookups } from './player-lookups.ts'
import { insertGameSession } from './store/sessions.ts'
import { accepted, refused, type WalletReply } from './wallet-reply.ts'

interface AuthenticateDeps extends PlayerLookups {
  readonly wallet: Wallet
  readonly bonuses: Pick<Bonuses, 'freeRoundsOf'>
  readonly catalogue: Pick<Catalogue, 'suppliers' | 'offeredGames' | 'takeLaunchToken'>
}

const launchTokenWrong = 'This launch token was used, has expired, or is of another game or supplier'

/** Exchanges a launch token for a game session, once. */
export async function authenticate(
  { db, clock, random }: Runtime,
  deps: AuthenticateDeps,
  supplier: string,
  { token, gameCode }: WalletRequest<'authenticate'>,
): Promise<WalletReply> {
  const { wallet, bonuses, sessionsLive, playersByIds } = deps
  const { suppliers, offeredGames, takeLaunchToken } = deps.catalogue
  return db.transaction(async (tx) => {
    const now = clock.now()
    const at = now.toString()
    const launch = await takeLaunchToken(tx, { tokenHash: tokenHash(token), supplier, gameCode, at })
    if (!launch) return refused('TOKEN_INVALID', { message: launchTokenWrong })
    const { playerId, loginSessionId, site, language } = launch
    const player = (await playersByIds(tx, [playerId])).get(playerId)
    if (!player || player.locked) return refused('ACCOUNT_LOCKED')
    if (!(await sessionsLive(tx, [loginSessionId])).has(loginSessionId)) return refused('SESSION_EXPIRED')

    const game = (await offeredGames(tx, [gameCode])).get(gameCode)
    const sportsbook = suppliers.isSportsbook(supplier)
    const contract = suppliers.find(supplier)
    if (!contract || (!game && !sportsbook)) return refused('GAME_UNKNOWN')
    if (!isGameOffered({ supplier: contract, game: game ?? {} }, { site, country: player.country }))
      return refused('GAME_UNKNOWN')
    const casinos = suppliers.all().flatMap(({ kind, code }) => (kind === 'casino' ? [code] : []))
    if (!sportsbook && !(await makeRoomForGame(tx, deps, { playerId, suppliers: casinos, now })))
      return refused('TOO_MANY_GAMES', { params: { max: openGamesMost } })

    const sessionToken = random.token()
    await lockNames(tx, [loginSessionLock(loginSessionId)])
    const session = { supplier, playerId, gameCode, loginSessionId, site, at }
    await insertGameSession(tx, { ...session, tokenHash: tokenHash(sessionToken) })
    const visible = await readVisibleBalance({ wallet, suppliers }, tx, { supplier, playerId })
    const { nickname, country } = player
    const today = at.slice(0, 10)
    const rules = game ? { rules: gameRulesOf(player, { category: game.category, today }) } : {}
    const freeRounds = await bonuses.freeRoundsOf(tx, { playerId, gameCode })
    const rounds = freeRounds ? { freeRounds } : {}
    return accepted({ playerId, sessionToken, nickname, language, country, ...rules, ...visible, ...rounds })
  })
}
