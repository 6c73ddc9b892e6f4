import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { countryCode } from '../fields.ts'
import { id, instant } from './fields.ts'
import { staffRoutes } from './routes.ts'

const switchedOn = v.object({
  kind: v.picklist(['maintenance', 'country']),
  site: v.string(),
  /** ISO 3166-1 alpha-2; empty for maintenance. */
  country: v.string(),
  since: instant,
  actor: v.string(),
})
export type SwitchView = v.InferOutput<typeof switchedOn>

const switches = v.object({ success: v.literal(true), switches: v.array(switchedOn) })
const sites = v.optional(v.array(id))

export const staffAccess = {
  listSwitches: endpoint(staffRoutes.access.listSwitches, {
    roles: ['support', 'payments', 'risk', 'content'],
    rate: 'read',
    summary: 'The switches that are on: sites in maintenance, countries that a site is closed to',
    request: v.object({}),
    reply: switches,
    refusals: [],
  }),
  turnSwitch: endpoint(staffRoutes.access.turnSwitch, {
    roles: ['risk'],
    rate: 'write',
    summary:
      'Closes sites for maintenance or to a country, or opens them again; running servers follow within a second',
    request: v.variant('kind', [
      v.strictObject({ kind: v.literal('maintenance'), sites, on: v.boolean() }),
      v.strictObject({ kind: v.literal('country'), country: countryCode, sites, on: v.boolean() }),
    ]),
    /** `kept`: sites whose configuration closes them still. */
    reply: v.object({ ...switches.entries, kept: v.array(v.string()) }),
    refusals: ['SITE_UNKNOWN'],
  }),
} as const
