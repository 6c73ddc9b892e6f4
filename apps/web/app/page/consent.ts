import { useSyncExternalStore } from 'react'
import { deleteCookie, readCookie, setCookie } from './cookies.ts'
import { store } from './storage.ts'

/** The cookie categories that can be refused; `necessary` cannot. */
export const consentCategories = ['functional', 'affiliate'] as const
export type ConsentCategory = (typeof consentCategories)[number]
export type Consent = ReadonlySet<ConsentCategory>

const cookie = 'cookieConsent'
const monthSeconds = 30 * 24 * 60 * 60

/** The cookies of each category. */
const cookiesOf: Readonly<Record<ConsentCategory, readonly string[]>> = {
  functional: ['lastPlayedGames'],
  affiliate: ['trackerIdCookie', 'bannerIdCookie', 'affIdCookie', 'bTagCookie', 'referral'],
}

const listeners = new Set<() => void>()
let known: { value: string | undefined; consent: Consent | null } = { value: undefined, consent: null }

/** The choice stored on this browser within the last month; null if there is none. */
export function readConsent(): Consent | null {
  const value = readCookie(cookie)
  if (value !== known.value) known = { value, consent: value === undefined ? null : consentIn(value) }
  return known.consent
}

const consentIn = (value: string): Consent =>
  new Set(consentCategories.filter((name) => value.split('.').includes(name)))

/** True if the law of the visitor's country requires consent first; undefined until a reply names the country. */
let consentComesFirst: boolean | undefined

/** Set by the first reply that names the visitor's country. An unknown country requires consent. */
export function setVisitorCountry(countryCode: string, countries: readonly string[]): void {
  consentComesFirst = countryCode === '' || countries.includes(countryCode)
  for (const listener of listeners) listener()
}

/** The stored choice decides; without one, the law of the visitor's country, and before that is known nothing is allowed. */
export const allows = (category: ConsentCategory): boolean =>
  readConsent()?.has(category) ?? consentComesFirst === false

/** Stores the choice for a month and deletes the cookies of refused categories and, without `functional`, the recent searches. */
export function choose(consent: Consent): void {
  setCookie(cookie, ['necessary', ...consentCategories.filter((name) => consent.has(name))].join('.'), monthSeconds)
  for (const name of consentCategories) if (!consent.has(name)) cookiesOf[name].forEach(deleteCookie)
  if (!consent.has('functional')) store('recentSearches', null)
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

/** True if the visitor is asked: the law requires consent and nothing is chosen yet. False on the server and while hydrating. */
export function useAsksForConsent(): boolean {
  return useSyncExternalStore(
    subscribeToConsent,
    () => consentComesFirst === true && readConsent() === null,
    () => false,
  )
}

/** `undefined` on the server and while hydrating: cached pages are the same for all visitors. */
export function useConsent(): Consent | null | undefined {
  return useSyncExternalStore(subscribeToConsent, readConsent, () => undefined)
}
