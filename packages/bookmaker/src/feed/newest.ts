/** When something was said, by the sender's clock; `seq` numbers what one sender says at one time, where it does (absent: 0). */
export interface Moment {
  readonly at: number
  readonly seq?: number | undefined
}

export interface Timed<Value> extends Moment {
  readonly value: Value
}

/** Whether `one` was said after `other`. */
export const isLater = (one: Moment, other: Moment): boolean =>
  one.at > other.at || (one.at === other.at && (one.seq ?? 0) > (other.seq ?? 0))

/**
 * Which of two values stands: the later one, of two at one time the one of the higher rank, and of equal rank the one whose text is greater, so that the order in which they arrive
 * never matters. `known` itself where it stands.
 */
export function newest<Said extends Moment>(
  known: Said | null | undefined,
  said: Said,
  rankOf: (said: Said) => number = () => 0,
): Said {
  if (!known || isLater(said, known)) return said
  if (isLater(known, said)) return known
  const [rank, knownRank] = [rankOf(said), rankOf(known)]
  if (rank !== knownRank) return rank > knownRank ? said : known
  return JSON.stringify(said) > JSON.stringify(known) ? said : known
}
