import { Refusal } from '@andon/contract'
import { assert, type Tx } from '@andon/platform/sql'
import type { Deps, Lock, PersonDetails } from './deps.ts'
import {
  type Attribute,
  type AttributeKind,
  areEvidence,
  detailAttributes,
  detailKinds,
  strengthOf,
} from './domain/attributes.ts'
import {
  addAttributes,
  attributesOf,
  type KeptAttribute,
  lockAttributes,
  playersWith,
  removeAttributes,
} from './store/attributes.ts'
import { closeReviews, insertRecognition, type Occasion, reviewOf } from './store/recognitions.ts'

/** An excluded account that shares attributes with the compared one. */
interface Match {
  readonly excludedId: string
  readonly lock: Lock
  readonly kinds: readonly AttributeKind[]
}

/** The reply contains only ACCOUNT_LOCKED; the match is kept for the record. */
class ExcludedPerson extends Refusal {
  readonly match: Match

  constructor(match: Match) {
    super('ACCOUNT_LOCKED')
    this.match = match
  }
}

/** Call in the registration's transaction. Refuses ACCOUNT_LOCKED on strong evidence; medium evidence puts the new account under review. */
export async function screenNewcomer(deps: Deps, tx: Tx, player: PersonDetails & { id: string }): Promise<void> {
  const attributes = digested(deps, detailAttributes(player))
  await lockAttributes(tx, attributes)
  const matches = await excludedMatches(deps, tx, { player, attributes })
  const certain = matches.find(({ kinds }) => strengthOf(kinds) === 'strong')
  if (certain) throw new ExcludedPerson(certain)
  await addAttributes(tx, player.id, attributes)
  for (const match of matches) await follow(deps, tx, { accountId: player.id, match, occasion: 'registration' })
}

/** Call after the registration is rolled back. */
export async function recordRefusal(deps: Deps, error: unknown): Promise<void> {
  if (!(error instanceof ExcludedPerson)) return
  await deps.db.transaction((tx) =>
    record(deps, tx, { accountId: null, match: error.match, occasion: 'registration', outcome: 'refused' }),
  )
}

/** Call after a change of details, in its transaction, which has already locked the attributes. */
export async function screenDetails(deps: Deps, tx: Tx, player: PersonDetails & { id: string }): Promise<void> {
  const attributes = digested(deps, detailAttributes(player))
  await lockAttributes(tx, attributes)
  await removeAttributes(tx, player.id, detailKinds)
  await addAttributes(tx, player.id, attributes)
  await screen(deps, tx, { player, attributes, occasion: 'details' })
}

/**
 * Call when a player adds a document number or a payment instrument. True if it matches an excluded person with strong or medium evidence; the
 * account is then locked or under review.
 */
export async function screenEvidence(
  deps: Deps,
  tx: Tx,
  { playerId, evidence, occasion }: { playerId: string; evidence: readonly Attribute[]; occasion: Occasion },
): Promise<boolean> {
  const player = await deps.playerOf(tx, playerId)
  assert(player, `${playerId} is a player`)
  const attributes = digested(deps, [...detailAttributes(player), ...evidence])
  await lockAttributes(tx, attributes)
  await addAttributes(tx, playerId, attributes)
  return screen(deps, tx, { player: { ...player, id: playerId }, attributes, occasion })
}

/** Call when an account is locked, before locking any of its rows. Returns the other accounts that share an attribute with it. */
export async function lockPerson(deps: Deps, tx: Tx, playerId: string): Promise<readonly string[]> {
  const attributes = await knownAttributes(deps, tx, playerId)
  await lockAttributes(tx, attributes)
  await addAttributes(tx, playerId, attributes)
  return (await playersWith(tx, { playerId, attributes })).map((other) => other.playerId)
}

/** Call when the lock is in force. Applies it to the person's other accounts. */
export async function followLock(
  deps: Deps,
  tx: Tx,
  { playerId, lock }: { playerId: string; lock: Lock },
): Promise<void> {
  const attributes = await attributesOf(tx, playerId)
  const player = await deps.playerOf(tx, playerId)
  assert(player, `${playerId} is a player`)
  for (const other of await personsAlike(deps, tx, { player: { ...player, id: playerId }, attributes })) {
    const match = { excludedId: playerId, lock, kinds: other.kinds }
    await follow(deps, tx, { accountId: other.playerId, match, occasion: 'lock' })
  }
}

export function digested(deps: Pick<Deps, 'digestOf'>, attributes: readonly Attribute[]): KeptAttribute[] {
  return attributes.map((attribute) => ({ kind: attribute.kind, digest: deps.digestOf(attribute) }))
}

async function knownAttributes(deps: Deps, tx: Tx, playerId: string): Promise<KeptAttribute[]> {
  const player = await deps.playerOf(tx, playerId)
  assert(player, `${playerId} is a player`)
  return [...digested(deps, detailAttributes(player)), ...(await attributesOf(tx, playerId))]
}

async function screen(
  deps: Deps,
  tx: Tx,
  { player, attributes, occasion }: Compared & { occasion: Occasion },
): Promise<boolean> {
  let isStopped = false
  for (const match of await excludedMatches(deps, tx, { player, attributes }))
    isStopped = (await follow(deps, tx, { accountId: player.id, match, occasion })) || isStopped
  return isStopped
}

interface Compared {
  readonly player: PersonDetails & { readonly id: string }
  readonly attributes: readonly KeptAttribute[]
}

/** Other players who share attributes that say something about the two persons. */
async function personsAlike(
  deps: Deps,
  tx: Tx,
  { player, attributes }: Compared,
): Promise<{ playerId: string; kinds: readonly AttributeKind[] }[]> {
  const alike: { playerId: string; kinds: readonly AttributeKind[] }[] = []
  for (const other of await playersWith(tx, { playerId: player.id, attributes })) {
    const person = await deps.playerOf(tx, other.playerId)
    if (person && areEvidence(other.kinds, player, person)) alike.push(other)
  }
  return alike
}

/** Strong evidence first. */
async function excludedMatches(deps: Deps, tx: Tx, compared: Compared): Promise<Match[]> {
  const others = await personsAlike(deps, tx, compared)
  const locks = await deps.limits.lockOf(
    tx,
    others.map((other) => other.playerId),
  )
  const matches = others.flatMap(({ playerId: excludedId, kinds }) => {
    const lock = locks.get(excludedId)
    return lock && lock.kind !== 'review' ? [{ excludedId, lock, kinds }] : []
  })
  const rank = ({ kinds }: Match) => (strengthOf(kinds) === 'strong' ? 0 : 1)
  return matches.sort((a, b) => rank(a) - rank(b))
}

interface Following {
  readonly accountId: string
  readonly match: Match
  readonly occasion: Occasion
}

/** Locks an account of an excluded person or puts it under review. False if an operator has decided that it belongs to another person. */
async function follow(deps: Deps, tx: Tx, { accountId, match, occasion }: Following): Promise<boolean> {
  const { excludedId, lock, kinds } = match
  const review = await reviewOf(tx, { accountId, excludedId, attributes: kinds })
  if (review === 'cleared') return false
  if (strengthOf(kinds) === 'medium') {
    // A break has a fixed end. A lock lasts until the player returns, so its review has no end.
    await deps.limits.beginReview(tx, { playerId: accountId, until: lock.kind === 'break' ? lock.until : null })
    if (review === null) await record(deps, tx, { accountId, match, occasion, outcome: 'held' })
    return true
  }
  if (!(await deps.limits.lockAlike(tx, { playerId: accountId, lock }))) return true
  await record(deps, tx, { accountId, match, occasion, outcome: 'locked' })
  const by = { state: 'superseded', at: deps.clock.now(), by: 'system' } as const
  if ((await closeReviews(tx, { accountId, which: { excludedId }, ...by })) === 0)
    await deps.limits.endReview(tx, accountId)
  return true
}

async function record(
  deps: Deps,
  tx: Tx,
  {
    accountId,
    match: { excludedId, kinds },
    occasion,
    outcome,
  }: Omit<Following, 'accountId'> & { accountId: string | null; outcome: 'refused' | 'locked' | 'held' },
): Promise<void> {
  const recognition = {
    id: deps.newId('rcg'),
    at: deps.clock.now(),
    occasion,
    accountId,
    excludedId,
    outcome,
    strength: strengthOf(kinds),
    attributes: kinds,
    state: outcome === 'held' ? ('open' as const) : ('final' as const),
  }
  await insertRecognition(tx, recognition)
  deps.log.warn({ audit: 'exclusions', recognition }, 'an excluded person was recognised')
}
