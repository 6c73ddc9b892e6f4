import { useModals } from '../../page/modals.ts'
import { useSessionActions } from '../../player/session-actions.ts'

/** Call after the player has set a session limit that is used up: the server has ended the session, so ends it on this page and explains it. */
export function useEndSession(): (minutes: number) => void {
  const actions = useSessionActions()
  const modals = useModals()
  return (minutes) => {
    actions.sessionEnded({ reason: 'loggedout_session_timeout', by: 'limit', source: 'server' })
    modals.open('sessionLimit', { minutes })
  }
}
