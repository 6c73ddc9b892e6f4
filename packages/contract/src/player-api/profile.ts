import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import {
  areaCode,
  boundedText,
  countryCode,
  currency,
  email,
  flag,
  kana,
  language,
  languageId,
  phone,
  success,
  text,
} from '../fields.ts'
import { download, upload } from '../files.ts'
import { profileView } from './identity.ts'
import { routes } from './routes.ts'

export const maxPictureBytes = 8 * 1024 * 1024
export const pictureSize = 512

const optionalText = (max: number) => v.optional(v.pipe(text, v.maxLength(max)))
const pixels = v.pipe(
  v.union([v.pipe(v.string(), v.regex(/^\d{1,5}$/)), v.number()]),
  v.transform(Number),
  v.integer(),
  v.minValue(0),
)

const details = v.object({
  ...success.entries,
  profile: v.object({
    ...profileView.entries,
    lastNameKana: v.string(),
    firstNameKana: v.string(),
    dateOfBirth: v.pipe(v.string(), v.isoDate()),
    country: countryCode,
    areaCode: v.string(),
    /** As it is written in its country, digits only: `09012345678` beside the code 81. */
    phone: v.string(),
    postalCode: v.string(),
    prefecture: v.string(),
    city: v.string(),
    address1: v.string(),
    currency,
    subscribeEmail: v.boolean(),
    subscribeSms: v.boolean(),
  }),
})
const preferences = v.object({ ...success.entries, subscribeEmail: v.boolean(), subscribeSms: v.boolean() })
/** Path of the player's picture; a new picture has a new path. Null without one. */
const picture = v.object({ ...success.entries, url: v.nullable(v.string()) })

export const profile = {
  getData: endpoint(routes.profile.getData, {
    access: 'player',
    whileRestricted: true,
    rate: 'read',
    summary: 'Profile of the player',
    request: v.object(languageId),
    reply: details,
    refusals: [],
  }),
  getEnabledCurrency: endpoint(routes.profile.getEnabledCurrency, {
    access: 'public',
    rate: 'read',
    summary: 'Currencies in which an account can be opened',
    request: v.object(languageId),
    reply: v.object({
      ...success.entries,
      currencies: v.array(
        v.object({
          code: currency,
          symbol: v.string(),
          position: v.picklist(['before', 'after']),
          decimals: v.number(),
        }),
      ),
    }),
    refusals: [],
  }),
  getCountryDetails: endpoint(routes.profile.getCountryDetails, {
    access: 'public',
    rate: 'read',
    summary: 'All countries with name in the requested language and dial code, sorted by name',
    request: v.object(languageId),
    reply: v.object({
      ...success.entries,
      countries: v.array(v.object({ name: v.string(), iso: countryCode, dialCode: v.string() })),
    }),
    refusals: [],
  }),
  update: endpoint(routes.profile.update, {
    access: 'player',
    rate: 'credential',
    emptyCounts: true,
    summary:
      'Changes the fields that are sent. A new e-mail address or phone needs `currentPassword` and is unverified until a code proves it; a name that a document proves stays; a new address needs a new proof',
    request: v.object({
      firstName: v.optional(boundedText(60)),
      lastName: v.optional(boundedText(60)),
      lastNameKana: v.optional(kana),
      firstNameKana: v.optional(kana),
      email: v.optional(email),
      areaCode: v.optional(areaCode),
      phone: v.optional(phone),
      postalCode: optionalText(16),
      prefecture: optionalText(80),
      city: optionalText(80),
      address1: optionalText(160),
      language: v.optional(language),
      currentPassword: v.optional(v.pipe(v.string(), v.maxLength(128))),
    }),
    reply: details,
    refusals: ['PASSWORD_WRONG', 'LOGIN_THROTTLED', 'EMAIL_TAKEN', 'PHONE_TAKEN', 'DETAIL_VERIFIED', 'UNAVAILABLE'],
  }),
  checkUserProfile: endpoint(routes.profile.checkUserProfile, {
    access: 'player',
    rate: 'read',
    summary: 'Whether the profile is complete and a channel is verified, and which fields are missing',
    request: v.object({}),
    reply: v.object({
      ...success.entries,
      verification: v.boolean(),
      profileComplete: v.boolean(),
      missing: v.array(v.string()),
    }),
    refusals: [],
  }),
  channelVerificationStatus: endpoint(routes.profile.channelVerificationStatus, {
    access: 'player',
    rate: 'read',
    summary: 'Succeeds if the channel is verified or the brand does not use it',
    request: v.object({ channel: v.picklist(['sms', 'email']) }),
    reply: v.object({ ...success.entries, verified: v.boolean() }),
    refusals: ['CHANNEL_NOT_VERIFIED'],
  }),
  getSubscriptionPreferences: endpoint(routes.profile.getSubscriptionPreferences, {
    access: 'player',
    whileRestricted: true,
    rate: 'read',
    summary: 'Channels on which the player accepts marketing',
    request: v.object({}),
    reply: preferences,
    refusals: [],
  }),
  updateSubscriptionPreferences: endpoint(routes.profile.updateSubscriptionPreferences, {
    access: 'player',
    rate: 'write',
    summary: 'Changes the channels that are sent; each change is stored with its time',
    request: v.object({ subscribeEmail: v.optional(flag), subscribeSms: v.optional(flag) }),
    reply: preferences,
    refusals: [],
  }),
  uploadProfilePicture: endpoint(routes.profile.uploadProfilePicture, {
    access: 'player',
    rate: 'write',
    summary: `Stores a JPEG, PNG or WebP as a square WebP of ${pictureSize} pixels: the given square, in pixels of the upright picture, or its middle`,
    body: 'multipart',
    maxFileBytes: maxPictureBytes,
    queryFields: ['fileType'],
    request: v.object({
      fileType: v.literal('profilePic'),
      file: upload,
      cropX: v.optional(pixels),
      cropY: v.optional(pixels),
      cropSize: v.optional(v.pipe(pixels, v.minValue(16))),
    }),
    reply: picture,
    refusals: ['FILE_TOO_LARGE', 'FILE_TYPE_UNSUPPORTED', 'UNAVAILABLE'],
  }),
  getProfilePicture: endpoint(routes.profile.getProfilePicture, {
    access: 'player',
    whileRestricted: true,
    rate: 'read',
    summary: "Path of the player's picture",
    request: v.object({}),
    reply: picture,
    refusals: [],
  }),
  removeProfilePicture: endpoint(routes.profile.removeProfilePicture, {
    access: 'player',
    rate: 'write',
    summary: 'Removes the picture, if there is one',
    request: v.object({}),
    reply: picture,
    refusals: [],
  }),
  profilePicture: endpoint(routes.profile.profilePicture, {
    access: 'player',
    whileRestricted: true,
    rate: 'read',
    summary: "The player's picture",
    request: v.object({ ...languageId, version: optionalText(40) }),
    reply: download,
    refusals: ['NOT_FOUND'],
  }),
  getJurisdictionRulesForUser: endpoint(routes.profile.getJurisdictionRulesForUser, {
    access: 'player',
    whileRestricted: true,
    rate: 'read',
    summary: 'Rules for the player: the strictest of the operator and the jurisdiction',
    request: v.object(languageId),
    reply: v.object({
      ...success.entries,
      version: v.number(),
      jurisdiction: v.string(),
      rules: v.object({
        slotCycleMs: v.number(),
        otherCasinoCycleMs: v.number(),
        autoplayAllowed: v.boolean(),
        celebratesReturnOfStake: v.boolean(),
        limitRaiseWaitHours: v.number(),
        limitPeriods: v.array(v.number()),
        wageringCapTimes: v.number(),
        historyMonths: v.number(),
        idleTimeoutMinutes: v.number(),
        realityCheckMinutes: v.number(),
        rtpFloorPercent: v.number(),
        selfExclusionMinimumDays: v.number(),
        slotStakeCaps: v.array(v.object({ fromAge: v.number(), currency: v.string(), amount: v.number() })),
      }),
    }),
    refusals: [],
  }),
  addressLookup: endpoint(routes.profile.addressLookup, {
    access: 'public',
    rate: 'read',
    summary: 'Places of a Japanese postcode, usually one; empty for an unknown postcode or another country',
    request: v.object({
      ...languageId,
      postalCode: v.pipe(text, v.minLength(1), v.maxLength(16)),
      country: v.optional(countryCode, 'JP'),
    }),
    reply: v.object({
      ...success.entries,
      addresses: v.array(
        v.object({
          postalCode: v.string(),
          prefecture: v.string(),
          city: v.string(),
          town: v.string(),
          prefectureKana: v.string(),
          cityKana: v.string(),
        }),
      ),
    }),
    refusals: [],
  }),
} as const
