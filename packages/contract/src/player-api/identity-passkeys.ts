import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { boundedText, jsonText, languageId, success } from '../fields.ts'
import { instant, knownPassword, loginReply, notNow, withdrawalOnly } from './identity-fields.ts'
import { routes } from './routes.ts'

const base64url = (max: number) => v.pipe(v.string(), v.regex(/^[\w-]+={0,2}$/), v.maxLength(max))
const credential = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: v.literal('public-key'),
  authenticatorAttachment: v.optional(v.picklist(['platform', 'cross-platform'])),
  clientExtensionResults: v.optional(v.object({}), {}),
}

/** The result of `PublicKeyCredential.toJSON()` after `navigator.credentials.create`. */
const registrationResponse = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000),
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/))), v.maxLength(8))),
  }),
})
/** The same after `navigator.credentials.get`. */
const loginResponse = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: v.optional(v.nullable(base64url(200))),
  }),
})

const passkeyView = v.object({
  id: v.string(),
  name: v.string(),
  /** The host for which it is valid. */
  host: v.string(),
  /** Synchronised between devices, for example by a password manager. */
  synced: v.boolean(),
  createdAt: instant,
  lastUsedAt: v.optional(instant),
})
const passkeyList = v.object({ ...success.entries, passkeys: v.array(passkeyView) })
/** Options as JSON for `PublicKeyCredential.parse…OptionsFromJSON`. */
const options = v.object({ ...success.entries, options: v.record(v.string(), v.unknown()) })

/** Passkeys: a login without password and second factor. */
export const passkeys = {
  passkeyList: endpoint(routes.identity.passkeyList, {
    access: 'player',
    rate: 'read',
    summary: "The player's passkeys",
    request: v.object(languageId),
    reply: passkeyList,
    refusals: [],
  }),
  passkeyRegisterOptions: endpoint(routes.identity.passkeyRegisterOptions, {
    access: 'player',
    rate: 'credential',
    summary:
      'Begins to add a passkey: options for the browser, good for five minutes. A player without a password sends none',
    request: v.object({ currentPassword: v.optional(knownPassword) }),
    reply: options,
    refusals: ['PASSWORD_WRONG', 'LOGIN_THROTTLED', 'PASSKEY_UNAVAILABLE', 'PASSKEY_LIMIT', 'UNAVAILABLE'],
  }),
  passkeyRegister: endpoint(routes.identity.passkeyRegister, {
    access: 'player',
    rate: 'credential',
    summary: 'Adds the passkey that the browser created',
    request: v.object({ response: jsonText(registrationResponse), name: v.optional(boundedText(60)) }),
    reply: passkeyList,
    refusals: ['PASSKEY_INVALID', 'PASSKEY_UNAVAILABLE', 'PASSKEY_LIMIT'],
  }),
  passkeyRemove: endpoint(routes.identity.passkeyRemove, {
    access: 'player',
    rate: 'credential',
    summary: 'Removes a passkey; a player without a password sends none',
    request: v.object({ id: boundedText(60), currentPassword: v.optional(knownPassword) }),
    reply: passkeyList,
    refusals: ['NOT_FOUND', 'PASSWORD_WRONG', 'LOGIN_THROTTLED', 'UNAVAILABLE'],
  }),
  passkeyLoginOptions: endpoint(routes.identity.passkeyLoginOptions, {
    access: 'visitor',
    rate: 'credential',
    summary: 'Starts a login by passkey: options for the browser, the same for everyone, valid for five minutes',
    request: v.object({}),
    reply: options,
    refusals: ['PASSKEY_UNAVAILABLE', 'LOGIN_THROTTLED'],
  }),
  passkeyLogin: endpoint(routes.identity.passkeyLogin, {
    access: 'visitor',
    whileRestricted: true,
    rate: 'credential',
    summary: 'Logs in by a passkey',
    request: v.object({ response: jsonText(loginResponse), ...withdrawalOnly }),
    reply: loginReply,
    refusals: ['LOGIN_FAILED', 'LOGIN_THROTTLED', 'PASSKEY_UNAVAILABLE', ...notNow],
  }),
} as const
