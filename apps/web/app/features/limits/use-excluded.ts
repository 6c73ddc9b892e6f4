import { type ModalParams, useModals } from '../../page/modals.ts'
import { useSessionActions } from '../../player/session-actions.ts'

/** After a break or lock was taken: the server has ended every session, so this page leaves with it, and says what holds now. */
export function useExcluded(): (lock: ModalParams['excluded']) => void {
  const actions = useSessionActions()
  const modals = useModals()
  return (lock) => {
    actions.sessionEnded({ reason: 'ACCOUNT_LOCKED', source: 'server' })
    modals.open('excluded', lock)
  }
}
