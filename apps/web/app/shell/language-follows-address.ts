import { isLanguage } from '@andon/contract/languages'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { readCookie } from '../page/cookies.ts'
import { inLanguage } from '../page/language.ts'
import { usePage } from '../page/page-context.ts'
import { readStored, store } from '../page/storage.ts'
import { rememberLanguage } from './language-switch.ts'

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
