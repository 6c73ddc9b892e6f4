/** A page may let the running round end, and a call may be on its way, before the wallet refuses bets by itself. */
const grace = { minutes: 2 }

/**
 * The time of a login to its reality check. `since`: the login's first game, or the last answer; `minutes`: the interval of the player, 0 without one. The
 * specification, section 4: the count starts when a game opens.
 */
export interface RealityTime {
  readonly since: Temporal.Instant
  readonly minutes: number
}

/** True if the question is due now: only then does an answer restart the time. */
export const isRealityCheckDue = ({ since, minutes }: RealityTime, now: Temporal.Instant): boolean =>
  minutes > 0 && Temporal.Instant.compare(since.add({ minutes }), now) <= 0

/** True if the answer has been missing for so long that no bet is taken, whatever the page does. */
export const isRealityCheckMissed = ({ since, minutes }: RealityTime, now: Temporal.Instant): boolean =>
  isRealityCheckDue({ since: since.add(grace), minutes }, now)

/** A page that opens asks at once; one that is open counts what was played, which is a little later than the wallet's time, and asks first. */
const pageGrace = { minutes: 1 }

/** True if a page that opens now asks at once. */
export const asksAtOpening = ({ since, minutes }: RealityTime, now: Temporal.Instant): boolean =>
  isRealityCheckDue({ since: since.add(pageGrace), minutes }, now)

/** Seconds until the question is due, 0 if it is; null without an interval. */
export function secondsUntilDue({ since, minutes }: RealityTime, now: Temporal.Instant): number | null {
  if (minutes <= 0) return null
  return Math.max(0, Math.ceil(now.until(since.add({ minutes })).total('seconds')))
}
