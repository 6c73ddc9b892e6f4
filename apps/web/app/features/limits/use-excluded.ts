import { type ModalParams, useModals } from '../../page/modals.ts'
import { useSessionActions } from '../../player/session-actions.ts'

/** Call after a break or lock: the server has ended every session, so ends this page's session and explains what applies now. */
export function useExcluded(): (lock: ModalParams['excluded']) => void {
  const actions = useSessionActions()
  const modals = useModals()
  return (lock) => {
    actions.sessionEnded({ reason: 'ACCOUNT_LOCKED', source: 'server' })
    modals.open('excluded', lock)
  }
}
