import { join } from 'node:path'
import { rulesFor } from '@andon/contract/jurisdiction-rules'
import { siteOf } from '@andon/contract/sites'
import { createAccess } from '@andon/operator/access'
import { createExclusions } from '@andon/operator/exclusions'
import { createIdentity, type Identity, ordinaryFreeTries } from '@andon/operator/identity'
import { createLimits, type Limits, operatorLimits } from '@andon/operator/limits'
import { createPolicies } from '@andon/operator/policies'
import { createProfile } from '@andon/operator/profile'
import { createStaff } from '@andon/operator/staff'
import { createVerification } from '@andon/operator/verification'
import { createWallet } from '@andon/operator/wallet'
import { createFiles } from '@andon/platform/files'
import type { Runtime } from '@andon/platform/runtime'
import type { Secrets } from '@andon/platform/secrets'
import { createSandboxVerification } from '@andon/sandbox/verification'
import type { GamesOptions } from './connect-games.ts'
import type { createMail } from './create-mail.ts'

/** A demonstration, or a test of the whole server, registers many players from one address. */
const sandboxFreeTries = {
  freeRegistrations: 2000,
  freeFailedLogins: 80,
  freeLookups: 10_000,
  lookupsByAddress: 20_000,
}

interface AccountsOptions {
  readonly config: GamesOptions['config']
  readonly secrets: Secrets
  readonly messages: ReturnType<typeof createMail>['messages']
}

/** Creates the modules that know players (who they are, what they own, what protects them) and the staff, and connects them. */
export async function connectAccounts(runtime: Runtime, { config, secrets, messages }: AccountsOptions) {
  const wallet = createWallet(runtime)
  const policies = createPolicies(runtime)
  const staff = createStaff(runtime)
  // Exclusions and the other two need each other, so they get callbacks here: identity asks who is excluded, a lock asks for the person's other
  // accounts, and exclusions compare persons and lock accounts.
  const exclusions = await createExclusions(runtime, {
    secrets,
    playerOf: (executor, id) => identity.player(executor, id),
    playerIdsAfter: (executor, page) => identity.playerIdsAfter(executor, page),
    limits: {
      lockOf: (executor, ids) => limits.lockOf(executor, ids),
      lockAlike: (tx, account) => limits.lockAlike(tx, account),
      beginReview: (tx, review) => limits.beginReview(tx, review),
      endReview: (tx, playerId) => limits.endReview(tx, playerId),
    },
  })
  const limits: Limits = createLimits(runtime, {
    persons: exclusions,
    operatorLimits,
    selfExclusionMinimumDays: (country) => rulesFor(country).selfExclusionMinimumDays,
  })
  const access = await createAccess(runtime, {
    countryHeader: config.trustProxy === undefined ? undefined : config.countryHeader, // without a trusted proxy, any client could send it
    blockedCountries: (site) => siteOf(site).blockedCountries,
    maintenance: config.maintenance,
  })
  const isOffered = ({ site, country }: { site: string; country: string }) =>
    !access.stateOf({ site, countryCode: country }).blocked
  const identity: Identity = createIdentity(runtime, {
    sites: config.sites,
    messages,
    secrets,
    sessionLimits: limits,
    openAccounts: wallet.openAccounts,
    acceptPolicies: policies.acceptInForce,
    persons: exclusions,
    isOffered,
    staffNames: () => staff.names(),
    freeTries: config.sandbox ? sandboxFreeTries : ordinaryFreeTries,
  })
  const verification = createVerification(runtime, {
    identity,
    files: createFiles({ folder: join(config.dataDir, 'uploads'), random: runtime.random }),
    isOffered,
    persons: exclusions,
    supplier: createSandboxVerification(runtime),
  })
  const profile = createProfile(runtime, { identity, proofs: verification, lockOf: limits.lockOf })
  return { wallet, policies, staff, exclusions, limits, access, identity, verification, profile }
}
