import { useSyncExternalStore } from 'react'
import { deleteCookie, readCookie, setCookie } from './cookies.ts'

/** What a person may refuse; without the rest (`necessary`) the site does not work. */
export const consentCategories = ['functional', 'affiliate'] as const
export type ConsentCategory = (typeof consentCategories)[number]
export type Consent = ReadonlySet<ConsentCategory>

const cookie = 'cookieConsent'
const monthSeconds = 30 * 24 * 60 * 60

/** Which cookies stand or fall with which choice. */
const cookiesOf: Readonly<Record<ConsentCategory, readonly string[]>> = {
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

const consentIn = (value: string): Consent =>
  new Set(consentCategories.filter((name) => value.split('.').includes(name)))

/** Where the law of the visitor's country asks for their leave first; until the country is known, so it may. */
let leaveComesFirst = true

/** ParamsArgument by the first reply that names the visitor's country; a country that nobody knows asks first. */
export function setVisitorCountry(countryCode: string, countries: readonly string[]): void {
  leaveComesFirst = countryCode === '' || countries.includes(countryCode)
  for (const listener of listeners) listener()
}

/** What was chosen counts; before that, the law of the visitor's country. */
export const allows = (category: ConsentCategory): boolean => readConsent()?.has(category) ?? !leaveComesFirst

/** Kept for a month. What is refused goes at once. */
export function choose(consent: Consent): void {
  setCookie(cookie, ['necessary', ...consentCategories.filter((name) => consent.has(name))].join('.'), monthSeconds)
  for (const name of consentCategories) if (!consent.has(name)) cookiesOf[name].forEach(deleteCookie)
  for (const listener of listeners) listener()
}

export function subscribeToConsent(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function useAllowed(category: ConsentCategory): boolean {
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
