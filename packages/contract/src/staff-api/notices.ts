import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { done, instant, nothing } from './fields.ts'
import { staffRoutes } from './routes.ts'

/** The most promotions that one list has. */
export const mostOffers = 100

const site = v.pipe(v.string(), v.regex(/^[A-Z]{2,10}$/))
/** As in the promotion's address. */
const slug = v.pipe(v.string(), v.regex(/^[a-z0-9-]{2,60}$/))
const roles = ['content'] as const

export const staffNotices = {
  listOffers: endpoint(staffRoutes.notices.listOffers, {
    roles,
    rate: 'read',
    summary: `The last ${mostOffers} promotions that were sent to players, newest first`,
    request: nothing,
    reply: v.object({
      success: v.literal(true),
      offers: v.array(
        v.object({
          site,
          slug,
          state: v.picklist(['sending', 'sent', 'stopped']),
          /** Players who have it in their inbox. */
          told: v.number(),
          by: v.string(),
          at: instant,
        }),
      ),
    }),
    refusals: [],
  }),
  publishOffer: endpoint(staffRoutes.notices.publishOffer, {
    roles,
    rate: 'write',
    summary:
      'Sends a promotion that is shown now to the players of a brand who agreed to marketing by mail, once: not during a lock or break, and in calm mode not when the last 24 hours lost',
    request: v.strictObject({ site, slug }),
    reply: v.object({ success: v.literal(true), offerId: v.string() }),
    refusals: ['ACTION_IMPOSSIBLE'],
  }),
  stopOffer: endpoint(staffRoutes.notices.stopOffer, {
    roles,
    rate: 'write',
    summary: 'Stops sending a promotion; who has been told keeps it',
    request: v.strictObject({ site, slug }),
    reply: done,
    refusals: ['ACTION_IMPOSSIBLE'],
  }),
} as const
