import { type PlayerApi, Refusal } from '@andon/contract'
import type { Language } from '@andon/contract/languages'
import { isOfferedIn } from '@andon/contract/offered-where'
import type { Handler, PlayerContext } from '@andon/platform/http'
import type { Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { insertLaunchToken } from './launch-tokens.ts'
import { launchValues, templateUrl } from './launch-url.ts'
import { refuseLocked } from './refuse-locked.ts'
import { supplierStates } from './suppliers/states.ts'
import type { Supplier } from './suppliers/suppliers.ts'
import { tokenHash } from './token-hash.ts'

/** The host page refreshes the token before it expires. */
const tokenLifetime = { minutes: 5 }

export function openSportsBook(deps: Deps): Handler<PlayerApi['catalogue']['openSportsBook']> {
  return async ({ vendorId, languageId }, context) => {
    const supplier = await findOpenSportsBook(deps, vendorId, context)
    const issued = await deps.db.transaction((tx) =>
      issueSportsBookToken(deps, tx, { supplier, context, language: languageId }),
    )
    const place = { origin: context.origin, language: languageId, mode: 'real', token: issued.authToken } as const
    const launchUrl = templateUrl(supplier, launchValues({ gameCode: vendorId, ...place }))
    return { success: true, launchUrl, ...issued }
  }
}

/** One that takes bets, at the site and in the player's country. */
async function findOpenSportsBook(
  deps: Deps,
  vendorId: string,
  { site, session }: Pick<PlayerContext, 'site' | 'session'>,
): Promise<Supplier> {
  const supplier = findSportsBook(deps, vendorId)
  const country = (await deps.playersByIds(deps.db, [session.playerId])).get(session.playerId)?.country ?? null
  if ((await supplierStates(deps.db)).has(vendorId) || !isOfferedIn(supplier, { site, country }))
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
  const authToken = deps.random.token()
  const expiresAt = deps.clock.now().add(tokenLifetime)
  const bound = {
    playerId,
    loginSessionId,
    supplier: supplier.code,
    gameCode: supplier.code,
    site: context.site,
    language,
  }
  await insertLaunchToken(tx, { ...bound, tokenHash: tokenHash(authToken), expiresAt })
  return { authToken, expiresAt: expiresAt.toString({ smallestUnit: 'millisecond' }) }
}
