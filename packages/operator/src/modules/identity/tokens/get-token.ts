import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from '../deps.ts'
import { issueToken } from './tokens.ts'

export function getToken(deps: Deps): Handler<PlayerApi['identity']['getToken']> {
  return async ({ token: purpose }, { session: { playerId } }) => {
    const { token, expiresAt } = await deps.db.transaction((tx) => issueToken(deps, tx, { playerId, purpose }))
    return { success: true, token, expiresAt: expiresAt.toString() }
  }
}
