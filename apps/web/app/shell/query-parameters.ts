import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useModals } from '../page/modals.ts'
import { rememberAffiliate, rememberReferrer } from './tracking.ts'

/** This page reads the payment from its own query. */
const cashierPage = '/account/cashier'

/** Handles query parameters that work on every page. */
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
          : transactionId !== null && !pathname.endsWith(cashierPage)
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
