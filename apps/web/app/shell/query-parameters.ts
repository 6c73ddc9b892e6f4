import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useModals } from './modals/modals.ts'

const affiliateCookies = {
  trackerid: 'trackerIdCookie',
  bannerId: 'bannerIdCookie',
  affid: 'affIdCookie',
  bTag: 'bTagCookie',
} as const
const affiliateCookieSeconds = 30 * 24 * 60 * 60

/** Query parameters that mean something on every page. */
export function useQueryParameters(): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const modals = useModals()

  useEffect(() => {
    const query = new URLSearchParams(search)
    rememberAffiliate(query)
    const token = query.get('token')
    const transactionId = query.get('transactionId')
    const asked =
      query.get('type') === 'reset_password' && token !== null
        ? ({ name: 'resetPassword', params: { token }, spent: ['type', 'token'] } as const)
        : query.get('login') === 'true'
          ? ({ name: 'login', params: undefined, spent: ['login'] } as const)
          : transactionId !== null
            ? ({ name: 'cashier', params: { transactionId }, spent: ['transactionId'] } as const)
            : null
    if (asked === null) return
    if (asked.name === 'resetPassword') modals.open(asked.name, asked.params)
    else if (asked.name === 'cashier') modals.open(asked.name, asked.params)
    else modals.open(asked.name)
    for (const name of asked.spent) query.delete(name)
    navigate({ pathname, search: query.size > 0 ? `?${query}` : '' }, { replace: true, preventScrollReset: true })
  }, [pathname, search, navigate, modals])

  useEffect(rememberReferrer, [])
}

function rememberAffiliate(query: URLSearchParams): void {
  for (const [name, cookie] of Object.entries(affiliateCookies)) {
    const value = query.get(name)
    if (value) setCookie(cookie, value.slice(0, 200), affiliateCookieSeconds)
  }
}

function rememberReferrer(): void {
  if (!URL.canParse(document.referrer) || new URL(document.referrer).origin === location.origin) return
  setCookie('referral', document.referrer.slice(0, 500), affiliateCookieSeconds)
}

export function setCookie(name: string, value: string, maxAgeSeconds: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and on plain http
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${maxAgeSeconds}; samesite=lax${secure}`
}
