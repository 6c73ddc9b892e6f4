import type { Profile } from './session.ts'

/** Whether somebody comes by paying through a bank: they have no password, and their name and address are the bank's to change. */
export function comesThroughBank(profile: Pick<Profile, 'payAndPlayUserDetails'>): boolean {
  return Object.keys(profile.payAndPlayUserDetails ?? {}).length > 0
}
