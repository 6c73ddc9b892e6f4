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
/** Six digits of the app, or one of the recovery codes; spaces, hyphens and letter case do not matter. */
const anyCode = v.pipe(
  text,
  v.transform((value) => value.replace(/[\s-]/g, '').toLowerCase()),
  v.regex(/^(\d{6}|[0-9a-z]{16})$/),
)
const recoveryCodes = v.object({ ...success.entries, recoveryCodes: v.array(v.string()) })
const proofRefusals = ['PASSWORD_WRONG', 'PASSWORD_NOT_USED', 'CODE_WRONG', 'LOGIN_THROTTLED', 'UNAVAILABLE'] as const

/** One-time passwords of an app (RFC 6238: SHA-1, 6 digits, 30 seconds) as a second step of logging in by password. */
export const twoFactor = {
  twoFactorStatus: endpoint(routes.identity.twoFactorStatus, {
    access: 'player',
    rate: 'read',
    summary: 'Whether the second step is on, and how many recovery codes are left',
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
    summary: 'Begins to turn the second step on: a new secret for the app, to be confirmed by a code of it',
    request: v.object({ currentPassword: knownPassword }),
    reply: v.object({
      ...success.entries,
      /** Base 32, for typing. */
      secret: v.string(),
      /** `otpauth://…`, for a QR code. */
      uri: v.string(),
    }),
    refusals: ['PASSWORD_WRONG', 'PASSWORD_NOT_USED', 'TWO_FACTOR_ON', 'LOGIN_THROTTLED', 'UNAVAILABLE'],
  }),
  twoFactorConfirm: endpoint(routes.identity.twoFactorConfirm, {
    access: 'player',
    rate: 'credential',
    summary: 'Turns the second step on, ends the other sessions, and shows the recovery codes, this once',
    request: v.object({ code: totpCode }),
    reply: recoveryCodes,
    refusals: ['CODE_WRONG', 'TWO_FACTOR_ON', 'TWO_FACTOR_OFF', 'LOGIN_THROTTLED'],
  }),
  twoFactorRecoveryCodes: endpoint(routes.identity.twoFactorRecoveryCodes, {
    access: 'player',
    rate: 'credential',
    summary: 'Makes new recovery codes in place of the old',
    request: v.object({ currentPassword: knownPassword, code: anyCode }),
    reply: recoveryCodes,
    refusals: [...proofRefusals, 'TWO_FACTOR_OFF'],
  }),
  twoFactorDisable: endpoint(routes.identity.twoFactorDisable, {
    access: 'player',
    rate: 'credential',
    summary: 'Turns the second step off',
    request: v.object({ currentPassword: knownPassword, code: anyCode }),
    reply: success,
    refusals: [...proofRefusals, 'TWO_FACTOR_OFF'],
  }),
  twoFactorLogin: endpoint(routes.identity.twoFactorLogin, {
    access: 'visitor',
    whileRestricted: true,
    rate: 'credential',
    summary: 'The second step: `pendingToken` is from the parameters of TWO_FACTOR_REQUIRED, good for five minutes',
    request: v.object({ pendingToken: boundedText(200), code: anyCode, ...withdrawalOnly }),
    reply: loginReply,
    refusals: ['TOKEN_INVALID', 'CODE_WRONG', 'LOGIN_THROTTLED', ...notNow],
  }),
} as const
