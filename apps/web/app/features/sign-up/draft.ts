import { initialRegistration, type RegistrationValues } from './registration-form.ts'

/** The input so far, without the password and the agreement, which must be given when the form is sent. */
export interface Draft {
  readonly values: RegistrationValues
  readonly step: number
}

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const key = 'signUpDraft'
const lifetimeMs = 60 * 60 * 1000
const neverStored = ['password', 'acceptTerms'] as const

/** Stores the draft for an hour, for this tab. Storage can be forbidden or full; then a reload starts from the beginning. */
export function saveDraft(storage: Kept, { values, step }: Draft, now: number): void {
  const stored = Object.fromEntries(Object.entries(values).filter(([name]) => !isNeverStored(name)))
  try {
    storage.setItem(key, JSON.stringify({ values: stored, step, until: now + lifetimeMs }))
  } catch {
    // forbidden or full: see above
  }
}

export function dropDraft(storage: Kept): void {
  try {
    storage.removeItem(key)
  } catch {
    // forbidden: nothing was stored
  }
}

/** The stored draft, unless it is too old or empty. Of an unknown shape, the fields that fit. */
export function readDraft(storage: Kept, now: number): Draft | null {
  const { values, step, until } = parse(storage)
  if (typeof until !== 'number' || until <= now || until > now + lifetimeMs) return null
  const given = typeof values === 'object' && values !== null ? (values as Record<string, unknown>) : {} // read field by field
  const names = Object.keys(initialRegistration) as (keyof RegistrationValues)[] // Object.keys loses the literal types
  const known = names.filter((name) => !isNeverStored(name) && typeof given[name] === typeof initialRegistration[name])
  if (!known.some((name) => given[name] !== initialRegistration[name])) return null
  return {
    values: { ...initialRegistration, ...Object.fromEntries(known.map((name) => [name, given[name]])) },
    step: typeof step === 'number' ? step : 0,
  }
}

function parse(storage: Kept): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(storage.getItem(key) ?? '{}')
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {} // any JSON object
  } catch {
    return {}
  }
}

function isNeverStored(name: string): boolean {
  return neverStored.some((never) => never === name)
}
