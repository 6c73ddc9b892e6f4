import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sites } from '@andon/contract/sites'
import { createFiles } from '@andon/platform/files'
import { systemRandom as random } from '@andon/platform/random'
import type { Runtime } from '@andon/platform/runtime'
import { createSecrets, keyringOf } from '@andon/platform/secrets'
import { createSandboxMessages } from '@andon/sandbox/messages'
import { openTestRuntime } from '@andon/tests/test-runtime'
import {
  createBrowser,
  newcomer,
  nobodyExcluded,
  noSessionLimits,
  offeredEverywhere,
} from '../identity/identity.fixture.ts'
import { createIdentity, ordinaryFreeTries } from '../identity/index.ts'
import { createVerification, type VerificationSupplier } from './index.ts'

/** Verification on a database of its own, with the test's supplier, a manual clock and no timers. */
export async function openVerification(supplierFor: (runtime: Runtime) => VerificationSupplier) {
  const { clock, close, db, facts, runtime } = await openTestRuntime({ modules: ['identity', 'verification'] })
  const identity = createIdentity(runtime, {
    sites,
    messages: createSandboxMessages({ db, clock }),
    secrets: createSecrets({ db, random, keyring: keyringOf({ current: random.bytes(32) }) }),
    openAccounts: async () => undefined,
    acceptPolicies: async () => undefined,
    sessionLimits: noSessionLimits,
    persons: nobodyExcluded,
    isOffered: offeredEverywhere,
    staffNames: async () => [],
    freeTries: ordinaryFreeTries,
  })
  const files = createFiles({ folder: await mkdtemp(join(tmpdir(), 'andon-verification-')), random })
  const verification = createVerification(runtime, {
    identity,
    files,
    supplier: supplierFor(runtime),
    persons: { screenDocument: async () => undefined },
    isOffered: offeredEverywhere,
    later: () => undefined,
  })

  /** A registered player and their calls. */
  async function player() {
    const browser = createBrowser(identity)
    const { playerID: playerId } = await browser.call('registration', newcomer())
    const session = await browser.session()
    if (!session) throw new Error('not logged in')
    const context = { ...browser.context(session), session }
    const { upload, getAccountVerificationStatus, updateKycStatusOnEvent } = verification.routes
    return {
      playerId,
      upload: (documentType: 'identity' | 'address', name: string, { hold = false } = {}) =>
        upload({ documentType, file: new File([pdf], name), hold }, context),
      documents: async () => (await getAccountVerificationStatus({ languageId: 'en' }, context)).files,
      statuses: async () => {
        const { documents, status } = await getAccountVerificationStatus({ languageId: 'en' }, context)
        return [documents.identityStatus, documents.addressStatus, status]
      },
      event: () => updateKycStatusOnEvent({ kycData: { event: 'finished' } }, context),
    }
  }

  /** Advances the clock and runs everything that is due. */
  async function pass(duration: Temporal.DurationLike) {
    await verification.followChecks()
    clock.advance(duration)
    await verification.followChecks()
  }

  return { clock, close, db, facts, files, pass, player, verification }
}

export type VerificationFixture = Awaited<ReturnType<typeof openVerification>>

export const pdf = '%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n'
