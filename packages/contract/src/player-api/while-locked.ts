import type { Route } from '../endpoint.ts'
import { routes } from './routes.ts'

const { identity, support, profile, verification, wallet, cashier, limits, policies, reports } = routes

/**
 * What a session can do that was opened by a player who is locked, on a break or out of time (`withdrawalOnly` at the login): see their money and
 * its history, take it out, prove who they are, be helped, and lock themselves for longer. Everything else is refused ACCOUNT_LOCKED, or, where
 * visitors may call, answered as to a visitor.
 */
export const whileLocked: ReadonlySet<Route> = new Set<Route>([
  identity.login,
  identity.logout,
  identity.status,
  identity.twoFactorLogin,
  identity.passkeyLogin,
  identity.getToken,
  identity.changePassword,
  identity.sessionsList,
  identity.sessionsEndOthers,
  ...Object.values(support),
  profile.getData,
  profile.getProfilePicture,
  profile.profilePicture,
  profile.getSubscriptionPreferenes,
  profile.getJurisdictionRulesForUser,
  ...Object.values(verification),
  ...Object.values(wallet),
  ...Object.values(cashier).filter((route) => !isDeposit(route)),
  ...Object.values(limits).filter((route) => route.startsWith('GET ')),
  limits.lockAccount,
  limits.takeBreak,
  ...Object.values(policies),
  ...Object.values(reports),
])

function isDeposit(route: Route): boolean {
  return route.endsWith('Payment')
}
