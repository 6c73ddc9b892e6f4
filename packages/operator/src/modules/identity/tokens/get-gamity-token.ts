import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from '../deps.ts'
import { issueToken } from './tokens.ts'

export function getGamityToken(deps: Deps): Handler<PlayerApi['identity']['getGamityToken']> {
  return async (_request, { session: { playerId } }) => {
    const issued = await deps.db.transaction((tx) => issueToken(deps, tx, { playerId, purpose: 'gamification' }))
    return { success: true, token: issued.token, expiresAt: issued.expiresAt.toString() }
  }
}
