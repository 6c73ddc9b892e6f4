import { type PlayerApi, Refusal } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import { enabledChannels, verifiedChannels } from './check-user-profile.ts'
import type { Deps } from './deps.ts'
import { sessionPlayer } from './session-player.ts'

export function channelVerificationStatus(deps: Deps): Handler<PlayerApi['profile']['channelVerificationStatus']> {
  return async ({ channel }, { session, site }) => {
    const verified = verifiedChannels(await sessionPlayer(deps, session.playerId))[channel]
    if (!verified && enabledChannels(site)[channel]) throw new Refusal('CHANNEL_NOT_VERIFIED', { params: { channel } })
    return { success: true, verified }
  }
}
