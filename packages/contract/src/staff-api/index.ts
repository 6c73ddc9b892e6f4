import { staffAccess } from './access.ts'
import { staffCashier } from './cashier.ts'
import { staffCatalogue } from './catalogue.ts'
import { staffContent } from './content.ts'
import { staffExclusions } from './exclusions.ts'
import { staffFacts } from './facts.ts'
import { staffIdentity } from './identity.ts'
import { staffNotices } from './notices.ts'
import { staffPolicies } from './policies.ts'
import { staffReports } from './reports.ts'
import { staffAccounts } from './staff.ts'
import { staffSupport } from './support.ts'
import { staffTournaments } from './tournaments.ts'

/**
 * The staff API: every call of people who work for the operator, by module. A supplier of ours declares its own beside its API. JSON over a listener of its own, with a bearer token. A change and its row
 * in the log of actions are one transaction. A refusal is `{success: false, errors: [{code, message, …}]}`.
 */
export const staffApi = {
  staff: staffAccounts,
  facts: staffFacts,
  access: staffAccess,
  identity: staffIdentity,
  policies: staffPolicies,
  cashier: staffCashier,
  exclusions: staffExclusions,
  support: staffSupport,
  catalogue: staffCatalogue,
  content: staffContent,
  tournaments: staffTournaments,
  notices: staffNotices,
  reports: staffReports,
} as const
export type StaffApi = typeof staffApi
