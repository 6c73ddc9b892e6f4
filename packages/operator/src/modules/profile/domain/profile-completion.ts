type Channels = Readonly<Record<'sms' | 'email', boolean>>

export interface Completion {
  readonly verification: boolean
  readonly profileComplete: boolean
}

/**
 * What the player still has to do. `complete` is null when the check of the profile failed. `verified`: channels verified by a code; `enabled`: channels
 * that the brand verifies.
 */
export function profileCompletion({
  complete,
  verified,
  enabled,
}: {
  complete: boolean | null
  verified: Channels
  enabled: Channels
}): Completion {
  if (!complete) return { verification: false, profileComplete: false }
  if (verified.sms || verified.email) return { verification: true, profileComplete: true }
  return { verification: !enabled.sms && !enabled.email, profileComplete: true }
}
