import { isLanguage, type Language } from '@andon/contract/languages'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { readCookie, setCookie } from '../page/cookies.ts'
import { useHydrated } from '../page/hydrated.ts'
import { inLanguage } from '../page/language.ts'
import { usePage } from '../page/page-context.ts'
import { readStored, store } from '../page/storage.ts'

const yearSeconds = 365 * 24 * 60 * 60

/** Stores the language for this browser, and in a cookie for the server, which picks a language before scripts run. */
export function rememberLanguage(language: Language): void {
  store('langCode', language)
  setCookie('langCode', language, yearSeconds)
}

/** This page's address in each language. Plain links, so that switching works without scripts. */
export function useLanguageLinks(): { language: Language; href: string; current: boolean }[] {
  const { site, language: current } = usePage()
  const { pathname, search } = useLocation()
  const hydrated = useHydrated() // pages are cached without their query
  return site.languages.map((language) => ({
    language,
    href: inLanguage(language, { pathname, search: hydrated ? search : '' }),
    current: language === current,
  }))
}

/**
 * A page has the texts of one language, so back or forward into the other language reloads. The choice is in this browser's storage; the
 * server has it only from a cookie, which is set again when it is missing.
 */
export function useLanguageFollowsAddress(): void {
  const { language } = usePage()
  const { pathname } = useLocation()
  useEffect(() => {
    const stored = readStored('langCode') ?? undefined
    if (stored === undefined && readStored('firstLoad') === null) store('firstLoad', 'true')
    if (!isLanguage(stored)) return
    if (readCookie('langCode') !== stored) {
      rememberLanguage(stored)
      if (stored !== language && wasRedirected()) window.location.replace(inLanguage(stored, window.location))
    } else if (cameByHistory()) rememberLanguage(language)
  }, [language])
  useEffect(() => {
    const addressed = pathname.split('/')[1]
    if (!isLanguage(addressed) || addressed === language) return
    rememberLanguage(addressed)
    window.location.reload()
  }, [pathname, language])
}

const arrival = () => performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined // the type of `navigation` entries

/** The address had no language, and the server chose one. */
const wasRedirected = () => (arrival()?.redirectCount ?? 0) > 0
const cameByHistory = () => arrival()?.type === 'back_forward'
