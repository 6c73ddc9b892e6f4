import { isLanguage, type Language } from '@andon/contract/languages'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { readCookie, setCookie } from '../page/cookies.ts'
import { useHydrated } from '../page/hydrated.ts'
import { inLanguage } from '../page/language.ts'
import { usePage } from '../page/page-context.ts'
import { readStored, store } from '../page/storage.ts'

const yearSeconds = 365 * 24 * 60 * 60

/** Stored for this browser and told to the server, which picks a language before any script runs. */
export function rememberLanguage(language: Language): void {
  store('langCode', language)
  setCookie('langCode', language, yearSeconds)
}

/** The address of this page in each language: a plain link, so that switching works without scripts, too. */
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
 * A page holds one language's texts, so back or forward into the other language loads that page anew. What this browser's storage holds is the
 * choice: the server knows it by a cookie only, and is told again when that has gone.
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
      if (stored !== language && wasLedHere()) window.location.replace(inLanguage(stored, window.location))
    } else if (cameByHistory()) rememberLanguage(language)
  }, [language])
  useEffect(() => {
    const addressed = pathname.split('/')[1]
    if (!isLanguage(addressed) || addressed === language) return
    rememberLanguage(addressed)
    window.location.reload()
  }, [pathname, language])
}

const arrival = () => performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined // what this type of entry is

/** The address was not complete, and the server chose the language. */
const wasLedHere = () => (arrival()?.redirectCount ?? 0) > 0
const cameByHistory = () => arrival()?.type === 'back_forward'
