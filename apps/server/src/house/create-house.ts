import { type PlayerApi, playerApi } from '@andon/contract'
import { siteFor } from '@andon/contract/sites'
import { createAccess } from '@andon/operator/access'
import { createCatalogue, type Supplier } from '@andon/operator/catalogue'
import { createContent } from '@andon/operator/content'
import { createIdentity } from '@andon/operator/identity'
import { createPolicies } from '@andon/operator/policies'
import { createProfile } from '@andon/operator/profile'
import { createSupport } from '@andon/operator/support'
import { createWallet } from '@andon/operator/wallet'
import type { Config } from '@andon/platform/config'
import type { Handlers } from '@andon/platform/http'
import { createSandboxMessages } from '@andon/platform/messages'
import type { Runtime } from '@andon/platform/runtime'

import { createSandboxCashier } from './sandbox-payments.ts'

type HandlerTable = { readonly [Module in keyof PlayerApi]: Handlers<PlayerApi[Module]> }

/** The operator: every module, wired by the doors they offer. */
export async function createHouse(
  runtime: Runtime,
  { config, suppliers }: { config: Config; suppliers: readonly Supplier[] },
) {
  const messages = createSandboxMessages(runtime)
  const wallet = createWallet(runtime)
  const policies = createPolicies(runtime)
  const identity = createIdentity(runtime, {
    messages,
    openAccounts: wallet.openAccounts,
    acceptPolicies: policies.acceptInForce,
  })
  const profile = createProfile(runtime, { identity })
  const content = createContent()
  const support = createSupport(runtime, { identity, messages })
  const cashier = await createSandboxCashier(runtime, { wallet })
  const access = await createAccess({
    countryHeader: config.trustProxy === undefined ? undefined : config.countryHeader, // anyone could send it otherwise
    blockedCountries: (site) => siteFor({ siteCode: site }).blockedCountries,
  })
  const catalogue = createCatalogue(runtime, {
    wallet,
    suppliers,
    sessionsLive: identity.sessionsLive,
    playersByIds: identity.playersByIds,
  })
  const routes: HandlerTable = {
    identity: identity.routes,
    support: support.routes,
    profile: profile.routes,
    wallet: wallet.routes,
    catalogue: catalogue.routes,
    cashier: cashier.routes,
    access: access.routes,
    policies: policies.routes,
    content: content.routes,
  }
  return {
    api: playerApi,
    routes,
    wallet,
    identity,
    cashier,
    catalogue,
    access,
    policies,
    jobs: [...wallet.jobs, ...identity.jobs, ...catalogue.jobs, ...cashier.jobs, ...messages.jobs],
  }
}

export type House = Awaited<ReturnType<typeof createHouse>>
