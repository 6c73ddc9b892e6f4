import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { boundedText, languageId, success, text } from '../fields.ts'
import { instant, knownPassword, loginReply, notNow, withdrawalOnly } from './identity-fields.ts'
import { routes } from './routes.ts'

const totpCode = v.pipe(
  text,
  v.transform((value) => value.replace(/\s/g, '')),
  v.regex(/^\d{6}$/),
)
/** Six digits of the app or a recovery code; spaces, hyphens and letter case are ignored. */
const anyCode = v.pipe(
  text,
  v.transform((value) => value.replace(/[\s-]/g, '').toLowerCase()),
  v.regex(/^(\d{6}|[0-9a-z]{16})$/),
)
const recoveryCodes = v.object({ ...success.entries, recoveryCodes: v.array(v.string()) })
const proofRefusals = ['PASSWORD_WRONG', 'PASSWORD_NOT_USED', 'CODE_WRONG', 'LOGIN_THROTTLED', 'UNAVAILABLE'] as const

/** One-time passwords of an app (RFC 6238: SHA-1, 6 digits, 30 seconds) as second factor of a login by password. */
export const twoFactor = {
  twoFactorStatus: endpoint(routes.identity.twoFactorStatus, {
    access: 'player',
    rate: 'read',
    summary: 'Whether two-factor login is on, and how many recovery codes are left',
    request: v.object(languageId),
    reply: v.object({
      ...success.entries,
      enabled: v.boolean(),
      since: v.optional(instant),
      recoveryCodesLeft: v.number(),
    }),
    refusals: [],
  }),
  twoFactorBegin: endpoint(routes.identity.twoFactorBegin, {
    access: 'player',
    rate: 'credential',
    summary: 'Starts to turn two-factor login on: a new secret for the app, to be confirmed by a code',
    request: v.object({ currentPassword: knownPassword }),
    reply: v.object({
      ...success.entries,
      /** Base 32, for manual entry. */
      secret: v.string(),
      /** `otpauth://…`, for a QR code. */
      uri: v.string(),
    }),
    refusals: ['PASSWORD_WRONG', 'PASSWORD_NOT_USED', 'TWO_FACTOR_ON', 'LOGIN_THROTTLED', 'UNAVAILABLE'],
  }),
  twoFactorConfirm: endpoint(routes.identity.twoFactorConfirm, {
    access: 'player',
    rate: 'credential',
    summary:
      'Turns two-factor login on, ends the other sessions and returns the recovery codes, which are shown only once',
    request: v.object({ code: totpCode }),
    reply: recoveryCodes,
    refusals: ['CODE_WRONG', 'TWO_FACTOR_ON', 'TWO_FACTOR_OFF', 'LOGIN_THROTTLED'],
  }),
  twoFactorRecoveryCodes: endpoint(routes.identity.twoFactorRecoveryCodes, {
    access: 'player',
    rate: 'credential',
    summary: 'Replaces the recovery codes',
    request: v.object({ currentPassword: knownPassword, code: anyCode }),
    reply: recoveryCodes,
    refusals: [...proofRefusals, 'TWO_FACTOR_OFF'],
  }),
  twoFactorDisable: endpoint(routes.identity.twoFactorDisable, {
    access: 'player',
    rate: 'credential',
    summary: 'Turns two-factor login off',
    request: v.object({ currentPassword: knownPassword, code: anyCode }),
    reply: success,
    refusals: [...proofRefusals, 'TWO_FACTOR_OFF'],
  }),
  twoFactorLogin: endpoint(routes.identity.twoFactorLogin, {
    access: 'visitor',
    whileRestricted: true,
    rate: 'credential',
    summary:
      'Completes a login with the second factor: `pendingToken` is from the parameters of TWO_FACTOR_REQUIRED, valid for five minutes',
    request: v.object({ pendingToken: boundedText(200), code: anyCode, ...withdrawalOnly }),
    reply: loginReply,
    refusals: ['TOKEN_INVALID', 'CODE_WRONG', 'LOGIN_THROTTLED', ...notNow],
  }),
} as const
