import { expect, test } from 'vitest'
import { verificationSteps } from './verification-steps.ts'

const states = (...given: Parameters<typeof verificationSteps>) => verificationSteps(...given).map(({ state }) => state)

test('a new player has three steps open', () => {
  const documents = { identityStatus: 'vrfn_new', addressStatus: 'vrfn_new' } as const
  expect(states({ channels: [], documents })).toEqual(['open', 'open', 'open'])
})

test('what was sent is waiting, and what was refused or has expired is open again', () => {
  const sent = { identityStatus: 'vrfn_init', addressStatus: 'vrfn_failed' } as const
  expect(states({ channels: ['email'], documents: sent })).toEqual(['done', 'waiting', 'open'])
  const expired = { identityStatus: 'vrfn_expired', addressStatus: 'vrfn_verified' } as const
  expect(states({ channels: ['sms'], documents: expired })).toEqual(['done', 'open', 'done'])
})
