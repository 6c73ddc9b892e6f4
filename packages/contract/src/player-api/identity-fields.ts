import * as v from 'valibot'
import { currency, flag, language, success, text } from '../fields.ts'

/** Schemas shared by calls of identity. */

export const instant = v.pipe(v.string(), v.isoTimestamp())
export const channel = v.picklist(['email', 'sms'])
/** As entered: an old password may break today's length rules. */
export const knownPassword = v.pipe(v.string(), v.minLength(1), v.maxLength(128))
/**
 * The solution of a challenge (see `captchaChallenge`). Sent if the site requires it; the server requires it only after many recent attempts from
 * an address.
 */
export const captcha = { captcha: v.optional(v.pipe(text, v.maxLength(300))) }

/** Requests a restricted session while the player is locked, on a break or out of session time: it may call endpoints with `whileRestricted`. */
export const withdrawalOnly = { withdrawalOnly: v.optional(flag, false) }
/** Why an authenticated player may not log in now. */
export const notNow = ['ACCOUNT_LOCKED', 'SESSION_LIMIT_REACHED'] as const

export const profileView = v.object({
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  playerID: v.string(),
  nickname: v.string(),
  language,
  createdTime: instant,
  /** Details of a player who registered by paying through a bank; null for others. */
  payAndPlayUserDetails: v.nullable(v.record(v.string(), v.string())),
  /** Channels verified by a one-time code. */
  verifiedChannels: v.array(channel),
})
export type ProfileView = v.InferOutput<typeof profileView>

export const currencyView = v.object({
  symbol: v.string(),
  code: currency,
  position: v.picklist(['before', 'after']),
})

/** The reply of every login method. */
export const loginReply = v.object({
  ...success.entries,
  userLang: language,
  /** Whether the player must accept policies now. */
  callPolicy: v.boolean(),
  message: v.string(),
  profile: profileView,
  currency: currencyView,
  loginTime: instant,
  /** A restricted session, on the player's request. */
  restricted: v.optional(v.boolean()),
})
