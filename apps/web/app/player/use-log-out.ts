import { shellText } from '../page/text.ts'
import { useToasts } from '../page/toasts.tsx'
import { useText } from '../page/use-text.ts'
import { useSessionActions } from './session-actions.ts'

/** Logs the player out; a failure is told in a toast. */
export function useLogOut(): () => void {
  const t = useText(shellText)
  const actions = useSessionActions()
  const toasts = useToasts()
  return () => {
    actions.logOut().catch(() => toasts.show({ text: t('logOutFailed'), tone: 'problem' }))
  }
}
