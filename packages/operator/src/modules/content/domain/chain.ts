import type { ContentRevision } from '@andon/contract/staff-api/content'

/** A revision that was approved: when it begins, and when nothing is shown in its place any more. */
export interface Timed {
  readonly number: number
  readonly publishAt: Temporal.Instant
  readonly retireAt: Temporal.Instant | null
}

interface Revision extends Omit<Timed, 'publishAt'> {
  readonly submittedAt: Temporal.Instant | null
  readonly publishAt: Temporal.Instant | null
}

const isUntil = (instant: Temporal.Instant, now: Temporal.Instant) => Temporal.Instant.compare(instant, now) <= 0

/** One that was retired before it began never counts: what was shown before stays. */
const everBegins = ({ publishAt, retireAt }: Timed) =>
  retireAt === null || Temporal.Instant.compare(retireAt, publishAt) > 0

const inOrder = (a: Timed, b: Timed) => Temporal.Instant.compare(a.publishAt, b.publishAt) || a.number - b.number

/** The last that has begun, retired or not. */
function lastBegun<T extends Timed>(chain: readonly T[], now: Temporal.Instant): T | undefined {
  return chain
    .filter((one) => everBegins(one) && isUntil(one.publishAt, now))
    .sort(inOrder)
    .at(-1)
}

/** The revision of a chain that is shown: the last that has begun, unless it is retired. Earlier ones never come back by themselves. */
export function shownAt<T extends Timed>(chain: readonly T[], now: Temporal.Instant): T | undefined {
  const last = lastBegun(chain, now)
  return last && (last.retireAt === null || !isUntil(last.retireAt, now)) ? last : undefined
}

/** The state of one revision of a chain. `chain`: all of its revisions, or at least the later ones and those that were approved. */
export function stateOf(
  revision: Revision,
  chain: readonly Revision[],
  now: Temporal.Instant,
): ContentRevision['state'] {
  const { number, publishAt, retireAt, submittedAt } = revision
  if (publishAt === null) {
    if (retireAt !== null) return 'retired'
    if (chain.some((other) => other.number > number)) return 'replaced'
    return submittedAt === null ? 'draft' : 'review'
  }
  if (!everBegins({ ...revision, publishAt })) return 'retired'
  if (!isUntil(publishAt, now)) return 'scheduled'
  const approved = chain.flatMap((one) => (one.publishAt === null ? [] : [{ ...one, publishAt: one.publishAt }]))
  if (lastBegun(approved, now)?.number !== number) return 'replaced'
  return retireAt !== null && isUntil(retireAt, now) ? 'retired' : 'published'
}
