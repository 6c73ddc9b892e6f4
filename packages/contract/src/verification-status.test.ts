import {
  documentLabel,
  normaliseIdentity,
  overallStatus,
  type VerificationStatus,
} from '@andon/contract/verification-status'
import { describe, expect, test } from 'vitest'

describe('identity: expired, failed and new are one and the same, new', () => {
  test.each<[VerificationStatus, VerificationStatus]>([
    ['vrfn_new', 'vrfn_new'],
    ['vrfn_expired', 'vrfn_new'],
    ['vrfn_failed', 'vrfn_new'],
    ['vrfn_init', 'vrfn_init'],
    ['vrfn_verified', 'vrfn_verified'],
  ])('%s reads %s', (raw, normalised) => expect(normaliseIdentity(raw)).toBe(normalised))
})

describe('identity and address together', () => {
  const unproven = ['vrfn_new', 'vrfn_expired', 'vrfn_failed'] as const

  test('both verified is verified', () => {
    expect(overallStatus({ identityStatus: 'vrfn_verified', addressStatus: 'vrfn_verified' })).toBe('vrfn_verified')
  })
  test.each([...unproven, 'vrfn_init', 'vrfn_verified'] as const)(
    'an address being checked is being checked, whatever the identity (%s)',
    (identityStatus) => expect(overallStatus({ identityStatus, addressStatus: 'vrfn_init' })).toBe('vrfn_init'),
  )
  test.each(unproven)('an address that is %s is not verified, whatever the identity', (addressStatus) => {
    for (const identityStatus of [...unproven, 'vrfn_init', 'vrfn_verified'] as const)
      expect(overallStatus({ identityStatus, addressStatus })).toBe('not_verified')
  })
  test.each(unproven)('an identity that is %s with a verified address is not verified', (identityStatus) => {
    expect(overallStatus({ identityStatus, addressStatus: 'vrfn_verified' })).toBe('not_verified')
  })
  test('an identity in progress with a verified address is in progress', () => {
    expect(overallStatus({ identityStatus: 'vrfn_init', addressStatus: 'vrfn_verified' })).toBe('vrfn_init')
  })
  test('no documents are not verified', () => {
    expect(overallStatus(undefined)).toBe('not_verified')
    expect(overallStatus(null)).toBe('not_verified')
  })
})

test('a document is shown as initiated, failed or verified', () => {
  const all = ['vrfn_new', 'vrfn_init', 'vrfn_verified', 'vrfn_failed', 'vrfn_expired'] as const
  expect(all.map(documentLabel)).toEqual([null, 'initiated', 'verified', 'failed', 'failed'])
})
