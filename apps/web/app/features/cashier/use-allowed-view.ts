import { useRestricted } from '../../player/session.ts'
import type { CashierView } from './view.ts'

/** A restricted session can only withdraw. */
export function useAllowedView(wanted: CashierView): CashierView {
  const restricted = useRestricted()
  return restricted && wanted.at === 'deposit' ? { at: 'withdrawal' } : wanted
}
