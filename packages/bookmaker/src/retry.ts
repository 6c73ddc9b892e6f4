/**
 * Until when a process owns what it has claimed: longer than its wallet calls take. After a crash the worker continues it. If the process is only slow, both may call the
 * wallet, which moves money once.
 */
export function ownedUntil(now: Temporal.Instant): Temporal.Instant {
  return now.add({ seconds: 15 })
}

const longestWaitSeconds = 300

/** One second after the first attempt, then two, four … up to five minutes. Attempts never stop, because the money is owed. */
export function retryAt(now: Temporal.Instant, attempts: number): Temporal.Instant {
  return now.add({ seconds: Math.min(longestWaitSeconds, 2 ** Math.min(attempts, 10)) })
}
