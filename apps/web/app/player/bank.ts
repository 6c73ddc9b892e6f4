import type { Profile } from './session.ts'

/** True if the player logs in by paying through a bank. Such players have no password, and the bank sets their name and address. */
export function comesThroughBank(profile: Pick<Profile, 'payAndPlayUserDetails'>): boolean {
  return Object.keys(profile.payAndPlayUserDetails ?? {}).length > 0
}
