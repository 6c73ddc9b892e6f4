import { useLongDateTime } from '../../page/dates/use-long-date-time.ts'
import type { ModalParams } from '../../page/modals.ts'
import { useText } from '../../page/use-text.ts'
import { limitsText } from './text.ts'

/** `You are on a break until …`. */
export function useLockTitle(): (lock: ModalParams['excluded']) => string {
  const t = useText(limitsText)
  const dateTime = useLongDateTime()
  return ({ kind, until, isOver, returnsAt }) => {
    if (kind === 'review') return t('excludedReview')
    if (returnsAt !== undefined) return t('excludedReturns', { at: dateTime(returnsAt) })
    if (isOver) return t('excludedOver')
    if (until === undefined) return t('excludedForGood')
    return t(kind === 'break' ? 'excludedBreak' : 'excludedLock', { at: dateTime(until) })
  }
}
