import type { Language } from '@andon/contract/languages'
import { useLocation } from 'react-router'
import { setCookie } from '../page/cookies.ts'
import { useHydrated } from '../page/hydrated.ts'
import { inLanguage } from '../page/language.ts'
import { usePage } from '../page/page-context.ts'
import { store } from '../page/storage.ts'

const yearSeconds = 365 * 24 * 60 * 60

/** Stores the language for this browser, and in a cookie for the server, which picks a language before scripts run. */
export function rememberLanguage(language: Language): void {
  store('langCode', language)
  setCookie('langCode', language, yearSeconds)
}

/** This page's address in each language. Plain links, so that switching works without scripts. */
export function useLanguageLinks(): { language: Language; href: string; current: boolean }[] {
  const { site, language: current } = usePage()
  const { pathname, search, hash } = useLocation()
  const hydrated = useHydrated() // pages are cached without their query, and a hash never reaches the server
  return site.languages.map((language) => ({
    language,
    href: inLanguage(language, { pathname, search: hydrated ? `${search}${hash}` : '' }),
    current: language === current,
  }))
}
