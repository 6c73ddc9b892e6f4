import type { PlayerApi } from '@andon/contract'
import type { StaffApi } from '@andon/contract/staff-api'
import type { Handlers, StaffHandlers } from '@andon/platform/http'
import type { Job } from '@andon/platform/jobs'

type HandlerTable = { readonly [Module in keyof PlayerApi]: Handlers<PlayerApi[Module]> }

type StaffHandlerTable = { readonly [Module in keyof StaffApi]: StaffHandlers<StaffApi[Module]> }

/** The handlers of each module's endpoints for players. */
export function routesOf(
  modules: { readonly [Module in keyof PlayerApi]: { readonly routes: HandlerTable[Module] } },
): HandlerTable {
  return {
    identity: modules.identity.routes,
    support: modules.support.routes,
    profile: modules.profile.routes,
    verification: modules.verification.routes,
    wallet: modules.wallet.routes,
    bonuses: modules.bonuses.routes,
    limits: modules.limits.routes,
    catalogue: modules.catalogue.routes,
    cashier: modules.cashier.routes,
    access: modules.access.routes,
    policies: modules.policies.routes,
    content: modules.content.routes,
    jackpots: modules.jackpots.routes,
    tournaments: modules.tournaments.routes,
    missions: modules.missions.routes,
    notices: modules.notices.routes,
    loyalty: modules.loyalty.routes,
    reports: modules.reports.routes,
  }
}

type StaffModule = Exclude<keyof StaffApi, 'facts'>

/** The handlers of each module's endpoints for staff. */
export function staffRoutesOf(
  modules: { readonly [Module in StaffModule]: { readonly staffRoutes: StaffHandlerTable[Module] } } & {
    readonly staff: { readonly factRoutes: StaffHandlerTable['facts'] }
  },
): StaffHandlerTable {
  return {
    staff: modules.staff.staffRoutes,
    facts: modules.staff.factRoutes,
    access: modules.access.staffRoutes,
    identity: modules.identity.staffRoutes,
    policies: modules.policies.staffRoutes,
    cashier: modules.cashier.staffRoutes,
    exclusions: modules.exclusions.staffRoutes,
    support: modules.support.staffRoutes,
    catalogue: modules.catalogue.staffRoutes,
    content: modules.content.staffRoutes,
    tournaments: modules.tournaments.staffRoutes,
    notices: modules.notices.staffRoutes,
    reports: modules.reports.staffRoutes,
  }
}

/** The background jobs of all modules. */
export function jobsOf(modules: { readonly [Module in JobModule]: { readonly jobs: readonly Job[] } }): readonly Job[] {
  return jobModules.flatMap((name) => modules[name].jobs)
}

const jobModules = [
  'wallet',
  'bonuses',
  'identity',
  'verification',
  'support',
  'catalogue',
  'gameWallet',
  'hub88',
  'cashier',
  'exclusions',
  'notices',
  'tournaments',
  'missions',
  'staff',
] as const
type JobModule = (typeof jobModules)[number]
