import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import {
  areaCode,
  boundedText,
  countryCode,
  currency,
  email,
  flag,
  isoDate,
  language,
  languageId,
  nickname,
  password,
  phone,
  success,
  text,
} from '../fields.ts'
import { routes } from './routes.ts'

const instant = v.pipe(v.string(), v.isoTimestamp())
const channel = v.picklist(['email', 'sms'])
/** As typed, whatever its length rules were when it was chosen. */
const knownPassword = v.pipe(v.string(), v.minLength(1), v.maxLength(128))
const optionalText = (max: number) => v.optional(v.pipe(text, v.maxLength(max)), '')

export const profileView = v.object({
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  playerID: v.string(),
  nickname: v.string(),
  language,
  createdTime: instant,
  /** Details of a player who came by paying through a bank; null for one who registered by the form. */
  payAndPlayUserDetails: v.nullable(v.record(v.string(), v.string())),
  /** Channels proven by a one-time code. */
  verifiedChannels: v.array(channel),
})
export type ProfileView = v.InferOutput<typeof profileView>

const currencyView = v.object({ symbol: v.string(), code: currency, position: v.picklist(['before', 'after']) })
const shortLivedToken = v.object({ ...success.entries, token: v.string(), expiresAt: instant })
const uniqueness = v.object({ ...success.entries, isUnique: v.boolean() })

export const identity = {
  login: endpoint(routes.identity.login, {
    access: 'visitor',
    rate: 'credential',
    summary: 'Logs in by e-mail address and password; a new session each time',
    request: v.object({ email: boundedText(254), password: knownPassword }),
    reply: v.object({
      ...success.entries,
      userLang: language,
      /** Whether the client should now ask for the policies that the player has still to accept. */
      callPolicy: v.boolean(),
      message: v.string(),
      profile: profileView,
      currency: currencyView,
    }),
    refusals: ['LOGIN_FAILED', 'LOGIN_THROTTLED', 'UNAVAILABLE'],
  }),
  logout: endpoint(routes.identity.logout, {
    access: 'visitor',
    rate: 'write',
    summary: 'Ends the session of this browser; harmless without one',
    request: v.object({}),
    reply: success,
    refusals: [],
  }),
  status: endpoint(routes.identity.status, {
    access: 'visitor',
    rate: 'read',
    summary: 'Who is logged in here; also hands out the anti-forgery cookie',
    request: v.object(languageId),
    reply: v.object({
      loggedIn: v.boolean(),
      profile: v.optional(profileView),
      currency: v.optional(currencyView),
      loginTime: v.optional(instant),
    }),
    refusals: [],
  }),
  getGamityToken: endpoint(routes.identity.getGamityToken, {
    access: 'player',
    rate: 'write',
    summary: 'A short-lived token that names the player to the gamification supplier',
    request: v.object(languageId),
    reply: shortLivedToken,
    refusals: [],
  }),
  getToken: endpoint(routes.identity.getToken, {
    access: 'player',
    rate: 'write',
    summary: 'A short-lived token for the cashier',
    request: v.object({ ...languageId, token: v.picklist(['cashier']) }),
    reply: shortLivedToken,
    refusals: [],
  }),
  registration: endpoint(routes.identity.registration, {
    access: 'visitor',
    rate: 'credential',
    summary: 'Opens an account and logs the player in',
    request: v.object({
      email,
      password,
      txtNickname: nickname,
      firstName: boundedText(60),
      lastName: boundedText(60),
      dateOfBirth: isoDate,
      country: countryCode,
      areaCode,
      phone,
      postalCode: optionalText(16),
      city: optionalText(80),
      address1: optionalText(160),
      currency,
      language,
      acceptTerms: v.pipe(flag, v.literal(true, 'The terms must be accepted')),
      subscribeEmail: v.optional(flag, false),
      subscribeSms: v.optional(flag, false),
    }),
    reply: v.object({ ...success.entries, playerID: v.string() }),
    refusals: [
      'FIELD_INVALID',
      'EMAIL_TAKEN',
      'NICKNAME_TAKEN',
      'PHONE_TAKEN',
      'PASSWORD_WEAK',
      'UNDERAGE',
      'UNAVAILABLE',
    ],
  }),
  isUniqueEmail: endpoint(routes.identity.isUniqueEmail, {
    access: 'visitor',
    rate: 'credential',
    summary: 'Whether an e-mail address is still free',
    request: v.object({ email }),
    reply: uniqueness,
    refusals: [],
  }),
  isUniqueNickname: endpoint(routes.identity.isUniqueNickname, {
    access: 'visitor',
    rate: 'credential',
    summary: 'Whether a nickname is still free',
    request: v.object({ txtNickname: nickname }),
    reply: uniqueness,
    refusals: [],
  }),
  checkUserPhoneAvailablity: endpoint(routes.identity.checkUserPhoneAvailablity, {
    access: 'visitor',
    rate: 'credential',
    summary: 'Whether a phone number is still free',
    request: v.object({ areaCode, phone }),
    reply: uniqueness,
    refusals: [],
  }),
  sendChannelVeification: endpoint(routes.identity.sendChannelVeification, {
    access: 'player',
    rate: 'credential',
    summary: 'Sends a one-time code to the e-mail address or the phone; a channel already verified gets none',
    request: v.object({ channel }),
    reply: v.object({
      ...success.entries,
      verified: v.boolean(),
      expiresAt: v.optional(instant),
      resendAfterSeconds: v.optional(v.number()),
    }),
    refusals: ['TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  }),
  verifyChannel: endpoint(routes.identity.verifyChannel, {
    access: 'player',
    rate: 'credential',
    summary: 'Proves a channel by the code that was sent to it',
    request: v.object({ channel, code: v.pipe(text, v.regex(/^\d{6}$/)) }),
    reply: success,
    refusals: ['CODE_WRONG', 'UNAVAILABLE'],
  }),
  resetPassword: endpoint(routes.identity.resetPassword, {
    access: 'visitor',
    rate: 'credential',
    summary: 'Mails a link to choose a new password; the same reply for an address nobody has',
    request: v.object({ email: boundedText(254) }),
    reply: success,
    refusals: ['TOO_MANY_REQUESTS'],
  }),
  doResetPassword: endpoint(routes.identity.doResetPassword, {
    access: 'visitor',
    rate: 'credential',
    summary: 'Sets a new password by the link of the mail, and ends every session',
    request: v.object({ token: boundedText(200), password }),
    reply: success,
    refusals: ['TOKEN_INVALID', 'PASSWORD_WEAK', 'UNAVAILABLE'],
  }),
  changePassword: endpoint(routes.identity.changePassword, {
    access: 'player',
    rate: 'credential',
    summary: 'Sets a new password, and ends the other sessions',
    request: v.object({ currentPassword: knownPassword, password }),
    reply: success,
    refusals: ['PASSWORD_WRONG', 'PASSWORD_WEAK', 'LOGIN_THROTTLED', 'UNAVAILABLE'],
  }),
} as const
