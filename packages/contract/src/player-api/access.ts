import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { languageId } from '../fields.ts'
import { routes } from './routes.ts'

export const access = {
  countryblock: endpoint(routes.access.countryblock, {
    access: 'visitor',
    rate: 'read',
    neverShed: true,
    summary:
      'The country that the caller comes from, and whether this brand is open to them; answers while it is closed, too',
    request: v.object(languageId),
    /** `countryCode` is empty if the country of the address is unknown. */
    reply: v.object({
      is_IpBlocked: v.boolean(),
      countryCode: v.string(),
      maintenance: v.boolean(),
      /** The `error` with which other calls are refused meanwhile; absent while the brand is open. */
      error: v.optional(v.picklist(['150', 'country_blocked'])),
    }),
    refusals: [],
  }),
} as const
