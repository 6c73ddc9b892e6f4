import type { Runtime } from '@andon/platform/runtime'
import type { Tx } from '@andon/platform/sql'
import { accountLocked } from '../limits/index.ts'
import type { Deps, ProfileOptions } from './deps.ts'
import { routes } from './routes.ts'
import { endMarketing, endMarketingMail } from './subscription-preferences.ts'

/**
 * Profile shows players their details and lets them change them, and serves what its forms need: currencies, countries, postcodes, the rules of their
 * jurisdiction. Identity owns the details; profile owns the picture and the record of marketing choices.
 * - A name proven by a document or under check cannot be changed; a new address invalidates its proof in the same transaction.
 * - A lock, which lasts six months or more, ends the player's agreement to marketing in its transaction; only the player can give it again.
 * - A picture is re-encoded by us and shown to its owner only.
 */
export function createProfile(runtime: Runtime, options: ProfileOptions) {
  const deps: Deps = { ...runtime, ...options }
  runtime.facts.follow(accountLocked, async (tx, { key, data }) => {
    if (data.kind === 'lock') await endMarketing(deps, tx, key)
  })
  return {
    routes: routes(deps),
    endMarketingMail: (tx: Tx, playerId: string) => endMarketingMail(deps, tx, playerId),
  }
}

export type Profile = ReturnType<typeof createProfile>
