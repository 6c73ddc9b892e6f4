import { expect, test } from 'vitest'
import { createSignals, signalsOf } from './signals.ts'

const refused = (errorCode: string) => ({ success: false, errors: [{ errorCode, code: 'X', message: '' }] })
const served = { type: 'served' }

test.each([
  ['a plain reply', { success: true }, [served]],
  ['a block by text', { is_IpBlocked: 'true', countryCode: 'US' }, [{ type: 'countryBlocked', countryCode: 'US' }]],
  ['a block by boolean', { is_IpBlocked: true }, [{ type: 'countryBlocked', countryCode: undefined }]],
  ['no block', { is_IpBlocked: 'false', countryCode: 'JP' }, [served]],
  ['country_blocked', { error: 'country_blocked', countryCode: 'US' }, [{ type: 'countryBlocked', countryCode: 'US' }]],
  ['single error 150', { error: '150' }, [{ type: 'maintenance' }]],
  ['150 in the entries', refused('150'), [{ type: 'maintenance' }]],
  ['an SSO expiry', { session_expired_sso: true }, [{ type: 'ssoExpired' }]],
  ['151', refused('151'), [served, { type: 'sessionEnded', reason: 'session_expired' }]],
  ['100145', refused('100145'), [served, { type: 'loginNeeded' }]],
  ['100146', refused('100146'), [served, { type: 'verificationNeeded', fromAccount: true }]],
  ['100147', refused('100147'), [served, { type: 'verificationNeeded', fromAccount: true }]],
  ['100148', refused('100148'), [served, { type: 'verificationNeeded', fromAccount: false }]],
  [
    'CHANNEL_NOT_VERIFIED',
    { success: false, errors: [{ code: 'CHANNEL_NOT_VERIFIED', message: '' }] },
    [served, { type: 'channelNotVerified' }],
  ],
  ['100154', refused('100154'), [served, { type: 'sessionEnded', reason: 'logged_out_due_gamestop_excluded' }]],
  ['100155', refused('100155'), [served, { type: 'sessionEnded', reason: 'logged_out_due_kyc_faileds' }]],
  ['100187', refused('100187'), [served, { type: 'sessionEnded', reason: 'loggedout_session_timeout', by: 'limit' }]],
  ['100156', refused('100156'), [served, { type: 'sessionEnded', reason: 'logged_out_due_kyc_faileds' }]],
  ['100188', refused('100188'), [served, { type: 'sessionEnded', reason: 'loggedout_session_timeout', by: 'idle' }]],
  ['100737', refused('100737'), [served, { type: 'message', errorCode: '100737' }]],
  ['a number as a number', { errors: [{ errorCode: 100145 }] }, [served, { type: 'loginNeeded' }]],
  ['an SSO flag that is not set', { session_expired_sso: 'false' }, [served]],
  ['an unknown code', refused('toString'), [served]],
])('%s gives the signals of the error catalogue', (_, body, expected) => {
  expect(signalsOf(body)).toEqual(expected)
})

test.each([
  ...['100157', '100192', '100506', '100508', '100509', '100510', '100511', '100512', '100513'],
  ...['100534', '100537', '100543', '100544'],
])('%s, a number without a meaning, is shown as a message', (code) => {
  expect(signalsOf(refused(code))).toEqual([served, { type: 'message', errorCode: code }])
})

test('who listens late still learns that the brand is closed, and since when', () => {
  const signals = createSignals()
  expect(signals.closing()).toBeNull()
  signals.emit({ type: 'countryBlocked', countryCode: 'US' })
  const closing = signals.closing()
  expect(closing?.type).toBe('countryBlocked')
  signals.emit({ type: 'served' }) // some calls succeed even while the brand is closed
  signals.emit({ type: 'countryBlocked', countryCode: 'US' })
  expect(signals.closing()).toBe(closing)
  signals.emit({ type: 'opened' })
  expect(signals.closing()).toBeNull()
})
