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
import { hasAttributes, lockAttributes } from './store/attributes.ts'

/**
 * The exclusions own how a person is recognised who is locked or on a break under another account, and the record of each time that happened.
 * - A person is compared at the registration, at a change of details, when a document is accepted, when something is paid with for the first time,
 *   and the other way round when an account is locked. Locks and breaks count alike: a second account must not get round either.
 * - Strong evidence refuses the registration, or locks the account as the other one is locked. Medium evidence holds deposits and play until an
 *   operator decides. Weak evidence is not kept. Which is which: domain/attributes.ts.
 * - Only keyed hashes are kept of what people are recognised by; the key is the installation's.
 * - Attributes are held (advisory locks) from before they are compared until the commit, so of two who come at once, or of a registration and a lock
 *   at the same instant, the second sees the first.
 *
 * Order of locks: the caller's own rows, then the attributes, then the rows of the limits. A change of details holds them before the player's row,
 * because a lock ends the player's agreement to marketing.
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
    screenNewcomer: (tx: Tx, player: PersonDetails & { id: string }) => screenNewcomer(deps, tx, player),
    recordRefusal: (error: unknown) => recordRefusal(deps, error),
    lockDetails: (tx: Tx, details: PersonDetails) => lockAttributes(tx, digested(deps, detailAttributes(details))),
    screenDetails: (tx: Tx, player: PersonDetails & { id: string }) => screenDetails(deps, tx, player),
    /** A document was accepted; true when it is an excluded person's. `number` null: the supplier does not report it. */
    screenDocument: (
      tx: Tx,
      { playerId, document }: { playerId: string; document: { country: string; number: string } | null },
    ) =>
      screenEvidence(deps, tx, {
        playerId,
        evidence: document ? documentAttributes(document) : [],
        occasion: 'verification',
      }),
    /** Something is paid with; true when the deposit may not be taken: the account is locked, or held for review, from now on. */
    screenInstrument: async (
      tx: Tx,
      { playerId, ...instrument }: { playerId: string; supplier: string; fingerprint: string },
    ) => {
      const player = await deps.playerOf(tx, playerId)
      assert(player, `${playerId} is a player`)
      const evidence = instrumentAttributes(instrument, player)
      // Paid with before: it was compared then, and a lock since has found this account by it.
      if (await hasAttributes(tx, playerId, digested(deps, evidence))) return false
      return screenEvidence(deps, tx, { playerId, evidence, occasion: 'deposit' })
    },
    lockPerson: (tx: Tx, playerId: string) => lockPerson(deps, tx, playerId),
    followLock: (tx: Tx, locked: Parameters<typeof followLock>[2]) => followLock(deps, tx, locked),
  }
}

export type Exclusions = Awaited<ReturnType<typeof createExclusions>>
export type { Decision } from './back-office.ts'
