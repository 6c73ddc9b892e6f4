import type { PlayerApi } from '@andon/contract'
import { siteOf } from '@andon/contract/sites'
import type { Handler } from '@andon/platform/http'
import type { Player } from '../identity/index.ts'
import type { Deps } from './deps.ts'
import { profileCompletion } from './domain/profile-completion.ts'
import { sessionPlayer } from './session-player.ts'

/** Details that a complete profile needs beyond the mandatory ones. */
const needed = ['firstName', 'lastName', 'dateOfBirth', 'phone', 'postalCode', 'city', 'address1'] as const

export function checkUserProfile(deps: Deps): Handler<PlayerApi['profile']['checkUserProfile']> {
  return async (_request, { session, site }) => {
    const player = await sessionPlayer(deps, session.playerId)
    const missing = needed.filter((detail) => player[detail] === '')
    const completion = profileCompletion({
      complete: missing.length === 0,
      verified: verifiedChannels(player),
      enabled: enabledChannels(site),
    })
    return { success: true, ...completion, missing }
  }
}

export function verifiedChannels({ verifiedChannels: proven }: Player) {
  return { sms: proven.includes('sms'), email: proven.includes('email') }
}

/** The channels that the brand verifies. */
export function enabledChannels(siteCode: string) {
  const { smsVerification, emailVerification } = siteOf(siteCode).flags
  return { sms: smsVerification, email: emailVerification }
}
