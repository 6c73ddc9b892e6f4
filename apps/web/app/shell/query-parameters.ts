import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useModals } from '../page/modals.ts'
import { useServices } from '../page/services.tsx'

/** This page reads the payment from its own query. */
const cashierPage = '/account/cashier'

/** Handles query parameters that work on every page. */
export function useQueryParameters(): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const modals = useModals()
  const { signals } = useServices()

  useEffect(() => {
    const query = new URLSearchParams(search)
    if (signals.closing() !== null) return // no modal under a notice
    const token = query.get('token')
    const transactionId = query.get('transactionId')
    const action =
      query.get('type') === 'reset_password' && token !== null
        ? ({ name: 'resetPassword', params: { token }, handled: ['type', 'token'] } as const)
        : query.get('login') === 'true'
          ? ({ name: 'login', params: undefined, handled: ['login'] } as const)
          : transactionId !== null && !pathname.endsWith(cashierPage)
            ? ({ name: 'cashier', params: { transactionId }, handled: ['transactionId'] } as const)
            : null
    if (action === null) return
    if (action.name === 'resetPassword') modals.open(action.name, action.params)
    else if (action.name === 'cashier') modals.open(action.name, action.params)
    else modals.open(action.name)
    for (const name of action.handled) query.delete(name)
    navigate({ pathname, search: query.size > 0 ? `?${query}` : '' }, { replace: true, preventScrollReset: true })
  }, [pathname, search, navigate, modals, signals])
}
