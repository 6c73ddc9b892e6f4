import { useSyncExternalStore } from 'react'
import { deleteCookie, readCookie, setCookie } from './cookies.ts'

/** What a person may refuse; without the rest (`necessary`) the site does not work. */
export const choosable = ['functional', 'affiliate'] as const
export type Choosable = (typeof choosable)[number]
export type Consent = ReadonlySet<Choosable>

const cookie = 'cookieConsent'
const monthSeconds = 30 * 24 * 60 * 60

/** Which cookies stand or fall with which choice. */
const cookiesOf: Readonly<Record<Choosable, readonly string[]>> = {
  functional: ['lastPlayedGames'],
  affiliate: ['trackerIdCookie', 'bannerIdCookie', 'affIdCookie', 'bTagCookie', 'referral'],
}

const listeners = new Set<() => void>()
let known: { value: string | undefined; consent: Consent | null } = { value: undefined, consent: null }

/** What was chosen on this browser, within the last month; null: nothing yet. */
export function readConsent(): Consent | null {
  const value = readCookie(cookie)
  if (value !== known.value) known = { value, consent: value === undefined ? null : consentIn(value) }
  return known.consent
}

const consentIn = (value: string): Consent => new Set(choosable.filter((name) => value.split('.').includes(name)))

/** Where the law of the visitor's country asks for their leave first; until the country is known, so it may. */
let leaveComesFirst = true

/** Told by the first reply that names the visitor's country; a country that nobody knows asks first. */
export function consentIsAskedIn(countryCode: string, countries: readonly string[]): void {
  leaveComesFirst = countryCode === '' || countries.includes(countryCode)
  for (const listener of listeners) listener()
}

/** What was chosen counts; before that, the law of the visitor's country. */
export const allows = (category: Choosable): boolean => readConsent()?.has(category) ?? !leaveComesFirst

/** Kept for a month. What is refused goes at once. */
export function choose(consent: Consent): void {
  setCookie(cookie, ['necessary', ...choosable.filter((name) => consent.has(name))].join('.'), monthSeconds)
  for (const name of choosable) if (!consent.has(name)) cookiesOf[name].forEach(deleteCookie)
  for (const listener of listeners) listener()
}

export function subscribeToConsent(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function useAllowed(category: Choosable): boolean {
  return useSyncExternalStore(
    subscribeToConsent,
    () => allows(category),
    () => false,
  )
}

/** `undefined` on the server and while hydrating: pages are the same for those who chose and those who did not. */
export function useConsent(): Consent | null | undefined {
  return useSyncExternalStore(subscribeToConsent, readConsent, () => undefined)
}
