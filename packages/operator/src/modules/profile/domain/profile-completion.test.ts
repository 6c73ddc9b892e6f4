import { describe, expect, test } from 'vitest'
import { profileCompletion } from './profile-completion.ts'

const neither = { sms: false, email: false }
const sms = { sms: true, email: false }
const email = { sms: false, email: true }
const both = { sms: true, email: true }

describe('a complete profile with either channel verified: both true', () => {
  test.each([sms, email, both])('verified %j', (verified) => {
    for (const enabled of [neither, sms, email, both])
      expect(profileCompletion({ complete: true, verified, enabled })).toEqual({
        verification: true,
        profileComplete: true,
      })
  })
})

describe('a complete profile that is unverified: verification only when neither channel is enabled', () => {
  test.each([
    [neither, true],
    [sms, false],
    [email, false],
    [both, false],
  ])('enabled %j', (enabled, verification) => {
    expect(profileCompletion({ complete: true, verified: neither, enabled })).toEqual({
      verification,
      profileComplete: true,
    })
  })
})

describe('an incomplete profile, or a check that fails: both false', () => {
  test.each([false, null])('complete %j', (complete) => {
    for (const verified of [neither, sms, email, both])
      for (const enabled of [neither, sms, email, both])
        expect(profileCompletion({ complete, verified, enabled })).toEqual({
          verification: false,
          profileComplete: false,
        })
  })
})
