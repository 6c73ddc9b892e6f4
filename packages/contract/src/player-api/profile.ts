import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { countryCode, currency, languageId, success } from '../fields.ts'
import { profileView } from './identity.ts'
import { routes } from './routes.ts'

export const profile = {
  getData: endpoint(routes.profile.getData, {
    access: 'player',
    rate: 'read',
    summary: 'All that the player told about themselves',
    request: v.object(languageId),
    reply: v.object({
      ...success.entries,
      profile: v.object({
        ...profileView.entries,
        dateOfBirth: v.pipe(v.string(), v.isoDate()),
        country: countryCode,
        areaCode: v.string(),
        phone: v.string(),
        postalCode: v.string(),
        city: v.string(),
        address1: v.string(),
        currency,
        subscribeEmail: v.boolean(),
        subscribeSms: v.boolean(),
      }),
    }),
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
  getcountryDetails: endpoint(routes.profile.getcountryDetails, {
    access: 'public',
    rate: 'read',
    summary: 'Every country with its name in the language asked for and its dial code, sorted by name',
    request: v.object(languageId),
    reply: v.object({
      ...success.entries,
      countries: v.array(v.object({ name: v.string(), iso: countryCode, dialCode: v.string() })),
    }),
    refusals: [],
  }),
} as const
