/** Milliseconds: longer than the calls of one step may take. */
export const ownedForMs = 15_000

/**
 * Until when a process owns what it has claimed or begun. After a crash another one continues it then. If the process is only slow, both make the call, and the other
 * party recognises the second one.
 */
export function ownedUntil(now: Temporal.Instant, forMs = ownedForMs): Temporal.Instant {
  return now.add({ milliseconds: forMs })
}

const longestWaitSeconds = 300

/**
 * When to make a call again. `attempts`: how often its row has been claimed; 0 where a player's own request made the call. One second after that, then two, four … up to
 * five minutes. Attempts never stop, because the call is owed.
 */
export function retryAt(now: Temporal.Instant, attempts: number): Temporal.Instant {
  return now.add({ seconds: Math.min(longestWaitSeconds, 2 ** Math.min(attempts, 10)) })
}
