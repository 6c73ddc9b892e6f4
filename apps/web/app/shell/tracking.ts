import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { allows, subscribeToConsent } from '../page/consent.ts'
import { setCookie } from '../page/cookies.ts'

const byParameter = {
  trackerid: 'trackerIdCookie',
  bannerId: 'bannerIdCookie',
  affid: 'affIdCookie',
  bTag: 'bTagCookie',
} as const
const affiliateSeconds = 30 * 24 * 60 * 60

/** Not among the background tasks: the next page may be opened before those are loaded. */
export function useTracking(): void {
  const { search } = useLocation()
  useEffect(() => rememberAffiliate(new URLSearchParams(search)), [search])
  useEffect(rememberReferrer, [])
}

/** The cookies that this visit brought. They stay in memory until cookies about where a visitor came from may be kept. */
const brought = new Map<string, string>()
subscribeToConsent(keepIfAllowed)

function rememberAffiliate(query: URLSearchParams): void {
  for (const [name, cookie] of Object.entries(byParameter)) {
    const value = query.get(name)
    if (value) brought.set(cookie, value.slice(0, 200))
  }
  keepIfAllowed()
}

function rememberReferrer(): void {
  if (!URL.canParse(document.referrer) || new URL(document.referrer).origin === location.origin) return
  brought.set('referral', document.referrer.slice(0, 500))
  keepIfAllowed()
}

function keepIfAllowed(): void {
  if (brought.size === 0 || !allows('affiliate')) return
  for (const [cookie, value] of brought) setCookie(cookie, value, affiliateSeconds)
}
