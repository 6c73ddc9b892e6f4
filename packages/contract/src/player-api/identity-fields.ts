import * as v from 'valibot'
import { currency, flag, language, success, text } from '../fields.ts'

/** Schemas that several calls of identity share. */

export const instant = v.pipe(v.string(), v.isoTimestamp())
export const channel = v.picklist(['email', 'sms'])
/** As typed, whatever its length rules were when it was chosen. */
export const knownPassword = v.pipe(v.string(), v.minLength(1), v.maxLength(128))
/**
 * The solution of a challenge (see `captchaChallenge`). Sent along wherever the site asks for it; the server insists on it only where an
 * address has tried often lately.
 */
export const captcha = { captcha: v.optional(v.pipe(text, v.maxLength(300))) }

/** Asks for a restricted session while the player is locked, on a break or out of session time: it may call what is declared `whileRestricted`. */
export const withdrawalOnly = { withdrawalOnly: v.optional(flag, false) }
/** Why somebody who has proven who they are may not log in now. */
export const notNow = ['ACCOUNT_LOCKED', 'SESSION_LIMIT_REACHED'] as const

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

export const currencyView = v.object({
  symbol: v.string(),
  code: currency,
  position: v.picklist(['before', 'after']),
})

/** What every way of logging in answers. */
export const loginReply = v.object({
  ...success.entries,
  userLang: language,
  /** Whether the client should now ask for the policies that the player has still to accept. */
  callPolicy: v.boolean(),
  message: v.string(),
  profile: profileView,
  currency: currencyView,
  /** For their money alone, because they asked for it and may not play now. */
  restricted: v.optional(v.boolean()),
})
