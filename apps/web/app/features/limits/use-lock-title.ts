import type { ModalParams } from '../../shell/modals/modals.ts'
import { useText } from '../../text/messages.ts'
import { useMoment } from '../limit-reached/use-moment.ts'
import { limitsText } from './text.ts'

/** `You are on a break until …`. */
export function useLockTitle(): (lock: ModalParams['excluded']) => string {
  const t = useText(limitsText)
  const moment = useMoment()
  return ({ kind, until }) => {
    if (until === undefined) return t('excludedForGood')
    return t(kind === 'break' ? 'excludedBreak' : 'excludedLock', { at: moment(until) })
  }
}
