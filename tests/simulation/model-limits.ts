export type LimitName = 'deposit' | 'wager' | 'loss'

interface Limit {
  readonly type: LimitName
  readonly days: number
  value: number
  /** A raise that waits, or null: a removal. */
  waiting?: { readonly value: number | null; readonly from: number } | undefined
}

export interface Moment {
  readonly amount: number
  /** Seconds. */
  readonly at: number
}

const day = 24 * 60 * 60
const minutesADay = 24 * 60
const minute = (at: number) => Math.floor(at / 60)

/** What counts of these in the window of so many days that ends now; its first minute counts whole. */
export function within(days: number, now: number, moments: readonly Moment[]): number {
  const counted = moments.filter(({ at }) => minute(at) >= minute(now) - days * minutesADay)
  return counted.reduce((sum, { amount }) => sum + amount, 0)
}

/** Limits and locks in the plainest terms: less is at once, more waits a day and is confirmed, and an end of a lock only ever moves later. */
export function createLimitModel(clock: { now: number }, used: (limit: { type: LimitName; days: number }) => number) {
  let limits: Limit[] = []
  let lockedUntil = 0
  const isLocked = () => clock.now < lockedUntil
  const ofTypes = (types: readonly LimitName[]) => limits.filter(({ type }) => types.includes(type))

  function ask(limit: Limit, value: number | null): void {
    if (value !== null && value <= limit.value) {
      limit.value = value
      limit.waiting = undefined
    } else if (!limit.waiting || limit.waiting.value !== value) limit.waiting = { value, from: clock.now + day }
  }

  return {
    isLocked,
    passes: (amount: number, types: readonly LimitName[]) =>
      amount === 0 || ofTypes(types).every((limit) => used(limit) + amount <= limit.value),
    set(type: LimitName, days: number, value: number) {
      if (isLocked()) return 'ACCOUNT_LOCKED'
      const same = limits.find((limit) => limit.type === type && limit.days === days)
      if (same) ask(same, value)
      else limits.push({ type, days, value })
      return 'OK'
    },
    remove(type: LimitName) {
      if (isLocked()) return 'ACCOUNT_LOCKED'
      for (const limit of ofTypes([type])) ask(limit, null)
      return ofTypes([type]).length === 0 ? 'LIMIT_UNKNOWN' : 'OK'
    },
    confirm(types: readonly LimitName[]) {
      if (isLocked()) return 'ACCOUNT_LOCKED'
      const waiting = ofTypes(types).filter((limit) => limit.waiting)
      const ready = waiting.filter((limit) => (limit.waiting?.from ?? 0) <= clock.now)
      for (const limit of ready) {
        if (limit.waiting?.value === null) limits = limits.filter((other) => other !== limit)
        limit.value = limit.waiting?.value ?? limit.value
        limit.waiting = undefined
      }
      return waiting.length > 0 && ready.length === 0 ? 'LIMIT_CHANGE_WAITS' : 'OK'
    },
    lock(days: number) {
      const until = clock.now + days * day
      if (isLocked() && until < lockedUntil) return 'LOCK_SHORTER'
      lockedUntil = until
      return 'OK'
    },
  }
}
