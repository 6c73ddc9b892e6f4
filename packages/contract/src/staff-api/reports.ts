import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { minorUnits } from './fields.ts'
import { staffRoutes } from './routes.ts'

const day = v.pipe(v.string(), v.isoDate())
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** The most lines of one report. */
export const mostAffiliateLines = 5_000

export const staffReports = {
  showAffiliates: endpoint(staffRoutes.reports.showAffiliates, {
    roles: ['payments', 'risk'],
    rate: 'write',
    recorded: true,
    summary:
      'What affiliates brought from the start of one day until the end of another (UTC), by the values of their four cookies at the registration',
    request: v.object({ from: day, to: day }),
    reply: v.object({
      success: v.literal(true),
      lines: v.pipe(
        v.array(
          v.object({
            site: v.string(),
            affiliateId: v.nullable(v.string()),
            bTag: v.nullable(v.string()),
            trackerId: v.nullable(v.string()),
            bannerId: v.nullable(v.string()),
            currency: v.string(),
            registrations: count,
            /** Players whose first deposit of all was in these days, and the sum of those deposits. */
            firstDeposits: count,
            firstDepositSum: minorUnits,
            /** Of all players who ever came by this line: stakes less wins, bonuses and tournament prizes in these days. */
            netRevenue: v.pipe(v.number(), v.safeInteger()),
          }),
        ),
        v.maxLength(mostAffiliateLines),
      ),
    }),
    refusals: ['ACTION_IMPOSSIBLE'],
  }),
} as const
