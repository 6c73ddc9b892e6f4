import { createHmac } from 'node:crypto'
import type { Job } from '@andon/platform/jobs'
import type { Runtime } from '@andon/platform/runtime'
import { assert, type Tx } from '@andon/platform/sql'
import { createBackOffice } from './back-office.ts'
import type { Deps, ExclusionsOptions, PersonDetails } from './deps.ts'
import { detailAttributes, documentAttributes, instrumentAttributes } from './domain/attributes.ts'
import { learnPlayers } from './learn-players.ts'
import {
  digested,
  followLock,
  lockPerson,
  recordRefusal,
  screenDetails,
  screenEvidence,
  screenNewcomer,
} from './recognise.ts'
import { staffRoutes } from './staff.ts'
import { hasAttributes, lockAttributes } from './store/attributes.ts'

/**
 * The exclusions recognise persons who are locked or on a break under another account, and record each recognition.
 * - An account is compared at registration, at a change of details, when a document is accepted and at the first use of a payment instrument. When
 *   an account is locked, it is compared with all others. Locks and breaks count equally: a second account must not bypass either.
 * - Strong evidence refuses the registration, or locks the account in the same way as the excluded one. Medium evidence blocks deposits and play
 *   until an operator decides. Weak evidence is not stored. Strengths are defined in domain/attributes.ts.
 * - Attributes are stored only as hashes, keyed with the installation's key.
 * - Attributes are locked (advisory locks) before they are compared, until the commit. Of two concurrent registrations, or a concurrent registration
 *   and lock, the second therefore finds the first.
 *
 * Order of locks: the caller's own rows, then the attributes, then the rows of the limits. A change of details locks the attributes before the
 * player's row, because locking an account also updates that row (consent to marketing).
 */
export async function createExclusions(runtime: Runtime, options: ExclusionsOptions) {
  const key = await options.secrets.of('exclusions.persons')
  const deps: Deps = {
    ...runtime,
    ...options,
    digestOf: ({ kind, value }) => createHmac('sha256', key).update(`${kind}\0${value}`).digest(),
  }
  const jobs: readonly Job[] = [{ name: 'exclusions.learnPlayers', cron: '* * * * *', run: () => learnPlayers(deps) }]
  return {
    jobs,
    backOffice: createBackOffice(deps),
    staffRoutes: staffRoutes(deps),
    screenNewcomer: (tx: Tx, player: PersonDetails & { id: string }) => screenNewcomer(deps, tx, player),
    recordRefusal: (error: unknown) => recordRefusal(deps, error),
    lockDetails: (tx: Tx, details: PersonDetails) => lockAttributes(tx, digested(deps, detailAttributes(details))),
    screenDetails: (tx: Tx, player: PersonDetails & { id: string }) => screenDetails(deps, tx, player),
    /** Call when a document is accepted. True if it belongs to an excluded person. `document` is null if the supplier does not report it. */
    screenDocument: (
      tx: Tx,
      { playerId, document }: { playerId: string; document: { country: string; number: string } | null },
    ) =>
      screenEvidence(deps, tx, {
        playerId,
        evidence: document ? documentAttributes(document) : [],
        occasion: 'verification',
      }),
    /** Call before a deposit. True if the deposit must be refused, because the account is now locked or under review. */
    screenInstrument: async (
      tx: Tx,
      { playerId, ...instrument }: { playerId: string; supplier: string; fingerprint: string },
    ) => {
      const player = await deps.playerOf(tx, playerId)
      assert(player, `${playerId} is a player`)
      const evidence = instrumentAttributes(instrument, player)
      // An instrument used before is already compared, and locks made since then have found this account by it.
      if (await hasAttributes(tx, playerId, digested(deps, evidence))) return false
      return screenEvidence(deps, tx, { playerId, evidence, occasion: 'deposit' })
    },
    lockPerson: (tx: Tx, playerId: string) => lockPerson(deps, tx, playerId),
    followLock: (tx: Tx, locked: Parameters<typeof followLock>[2]) => followLock(deps, tx, locked),
  }
}

export type Exclusions = Awaited<ReturnType<typeof createExclusions>>
