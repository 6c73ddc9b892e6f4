import { type PlayerApi, Refusal } from '@andon/contract'
import type { Language } from '@andon/contract/languages'
import { isOfferedIn } from '@andon/contract/offered-where'
import type { Handler, PlayerContext } from '@andon/platform/http'
import { newToken } from '@andon/platform/ids'
import type { Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import type { OfferedPlace } from './domain/places.ts'
import { insertLaunchToken } from './launch-tokens.ts'
import { templateUrl } from './launch-url.ts'
import { realityCheck } from './reality-check.ts'
import { refuseLocked } from './refuse-locked.ts'
import { supplierStates } from './suppliers/states.ts'
import type { Supplier } from './suppliers/suppliers.ts'

/** The host page refreshes the token before it expires. */
const tokenLifetime = { minutes: 5 }

export function openSportsBook(deps: Deps): Handler<PlayerApi['catalogue']['openSportsBook']> {
  return async ({ vendorId, languageId }, context) => {
    const { session, site, origin } = context
    const player = (await deps.playersByIds(deps.db, [session.playerId])).get(session.playerId)
    const { country = null, currency = null } = player ?? {}
    const supplier = await findOpenSportsBook(deps, vendorId, { site, country })
    const issued = await deps.db.transaction((tx) =>
      issueSportsBookToken(deps, tx, { supplier, context, language: languageId }),
    )
    const check = await realityCheck(deps, { session, site, origin, language: languageId })
    const address = templateUrl(supplier, {
      gameCode: vendorId,
      supplierGameCode: vendorId,
      site,
      origin,
      language: languageId,
      country,
      currency,
      round: '',
      real: { token: issued.authToken, realityMinutes: check?.RealityIntervalValue ?? 0 },
    })
    return { success: true, launchUrl: address, ...issued, ...(check ? { realityCheck: check } : {}) }
  }
}

/** One that takes bets, at the site and in the player's country. */
async function findOpenSportsBook(deps: Deps, vendorId: string, place: OfferedPlace): Promise<Supplier> {
  const supplier = findSportsBook(deps, vendorId)
  if ((await supplierStates(deps.db)).has(vendorId) || !isOfferedIn(supplier, place))
    throw new Refusal('VENDOR_UNKNOWN', { field: 'vendorId' })
  return supplier
}

export function findSportsBook({ suppliers }: Deps, vendorId: string): Supplier {
  const supplier = suppliers.find(vendorId)
  if (supplier?.kind !== 'sportsbook') throw new Refusal('VENDOR_UNKNOWN', { field: 'vendorId' })
  return supplier
}

/** A launch token like a game's, with the supplier's code as the game code, because a sportsbook is one product. */
export async function issueSportsBookToken(
  deps: Deps,
  tx: Tx,
  { supplier, context, language }: { supplier: Supplier; context: PlayerContext; language: Language },
): Promise<{ authToken: string; expiresAt: string }> {
  const { playerId, id: loginSessionId } = context.session
  await refuseLocked(deps, tx, playerId)
  const authToken = newToken(deps, playerId)
  const expiresAt = deps.clock.now().add(tokenLifetime)
  const bound = {
    playerId,
    loginSessionId,
    supplier: supplier.code,
    gameCode: supplier.code,
    site: context.site,
    language,
  }
  await insertLaunchToken(tx, { ...bound, token: authToken, expiresAt, chips: null })
  return { authToken, expiresAt: expiresAt.toString({ smallestUnit: 'millisecond' }) }
}
