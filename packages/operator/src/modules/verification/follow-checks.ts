import { assert } from '@andon/platform/sql'
import { changeProof } from './change-proof.ts'
import type { Deps } from './deps.ts'
import { secondsToNextAsk } from './domain/next-ask.ts'
import { askAgain, type Check, claimChecksOf, claimDueChecks, closeCheck, hasNewer } from './store/checks.ts'
import { documentsOfCheck } from './store/documents.ts'
import { lockPlayer } from './store/proofs.ts'
import type { CheckReport } from './verification-supplier.ts'

const batch = 20
const mostBatches = 50
const claimSeconds = 60
const restSeconds = 2

/** Submits or asks about every check that is due. Called after a timer and by the job. */
export async function followChecks(deps: Deps): Promise<void> {
  for (let round = 0; round < mostBatches; round++) {
    const now = deps.clock.now()
    const checks = await claimDueChecks(deps.db, { now, again: now.add({ seconds: claimSeconds }), limit: batch })
    for (const check of checks) await follow(deps, check)
    if (checks.length < batch) return
  }
}

/** The same for one player's checks, due or not. */
export async function followChecksOf(deps: Deps, playerId: string): Promise<void> {
  const now = deps.clock.now()
  const times = { again: now.add({ seconds: claimSeconds }), notSince: now.subtract({ seconds: restSeconds }) }
  for (const check of await claimChecksOf(deps.db, { playerId, now, ...times, limit: batch })) await follow(deps, check)
}

export function wakeFollowing(deps: Deps, afterMs: number): void {
  deps.later(afterMs, () => {
    followChecks(deps).catch((error) => deps.log.error({ err: error }, 'following verification checks failed'))
  })
}

/** A failure concerns this check only; it is retried. */
async function follow(deps: Deps, check: Check): Promise<void> {
  try {
    if (check.reference === null) await submit(deps, check)
    else await ask(deps, check, check.reference)
  } catch (error) {
    deps.log.error({ err: error, check: check.id }, 'the verification supplier failed; asking again')
  }
}

async function submit(deps: Deps, check: Check): Promise<void> {
  const { clock, db, files, identity, supplier } = deps
  const { id, documentType, playerId } = check
  const player = await identity.player(db, playerId)
  assert(player, 'a check belongs to a player')
  const { firstName, lastName, dateOfBirth, country, postalCode, city, address1 } = player
  const documents = await Promise.all(
    (await documentsOfCheck(db, id)).map(async ({ id: documentId, name, contentType, fileKey }) => ({
      documentId,
      name,
      contentType,
      content: await files.open(fileKey),
    })),
  )
  const person = { firstName, lastName, dateOfBirth, country, postalCode, city, address1 }
  const { reference, askAfterMs } = await supplier.submit({ checkId: id, documentType, person, documents })
  const waitMs = askAfterMs ?? secondsToNextAsk(0) * 1000
  await askAgain(db, { id, reference, at: clock.now().add({ milliseconds: waitMs }) })
  wakeFollowing(deps, waitMs)
}

async function ask(deps: Deps, check: Check, reference: string): Promise<void> {
  const report = await deps.supplier.report(reference)
  if (report.state === 'decided') return decide(deps, check, report)
  const at = deps.clock.now().add({ seconds: secondsToNextAsk(check.asks) })
  await askAgain(deps.db, { id: check.id, reference, at })
  wakeFollowing(deps, secondsToNextAsk(check.asks) * 1000)
}

/** The newest check counts; an older one that is decided later counts only if it verifies. */
async function decide(deps: Deps, check: Check, report: Decided): Promise<void> {
  const { id, playerId, documentType } = check
  const { outcome, reason, validUntil, document } = await ofAcceptedCountry(deps, check, report)
  await deps.db.transaction(async (tx) => {
    // Before the player's proofs are locked: a change of details takes these locks in the same order.
    if (outcome === 'vrfn_verified' && documentType === 'identity')
      await deps.persons.screenDocument(tx, { playerId, document: document?.identity ?? null })
    await lockPlayer(tx, playerId)
    if (!(await closeCheck(tx, { id, outcome, reason, at: deps.clock.now() }))) return
    if (outcome !== 'vrfn_verified' && (await hasNewer(tx, check))) return
    await changeProof(deps, tx, { playerId, documentType, status: outcome, validUntil })
  })
}

type Decided = Extract<CheckReport, { state: 'decided' }>

/** A proof of address in a country whose residents are not accepted does not count. */
async function ofAcceptedCountry(
  { db, identity, isOffered }: Deps,
  { playerId }: Check,
  report: Decided,
): Promise<Decided> {
  const country = report.document?.residence
  if (country === undefined || report.outcome !== 'vrfn_verified') return report
  const player = await identity.player(db, playerId)
  assert(player, 'a check belongs to a player')
  if (isOffered({ site: player.site, country })) return report
  return { state: 'decided', outcome: 'vrfn_failed', reason: 'COUNTRY_NOT_OFFERED' }
}
