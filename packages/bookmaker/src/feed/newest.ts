/** When something was said, by the sender's clock; `seq` numbers what one sender says at one time, where it does (absent: 0). */
export interface Moment {
  readonly at: number
  readonly seq?: number | undefined
}

export interface Timed<Value> extends Moment {
  readonly value: Value
}

/** True if `one` was sent after `other`. */
export const isLater = (one: Moment, other: Moment): boolean =>
  one.at > other.at || (one.at === other.at && (one.seq ?? 0) > (other.seq ?? 0))

/**
 * Which of two values stands: the later one, of two at one time the one of the higher rank, and of equal rank the one whose text is greater, so that the order in which they arrive
 * never matters. `known` itself where it stands.
 */
export function newest<Value extends Moment>(
  known: Value | null | undefined,
  received: Value,
  rankOf: (received: Value) => number = () => 0,
): Value {
  if (!known || isLater(received, known)) return received
  if (isLater(known, received)) return known
  const [rank, knownRank] = [rankOf(received), rankOf(known)]
  if (rank !== knownRank) return rank > knownRank ? received : known
  return JSON.stringify(received) > JSON.stringify(known) ? received : known
}
