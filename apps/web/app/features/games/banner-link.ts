import type { MouseEvent } from 'react'
import { useModals } from '../../page/modals.ts'
import { needsLogin } from '../../player/players-only.ts'
import { rememberReturnPath } from '../../player/return-path.ts'
import { useSession } from '../../player/session.ts'

/** Links to login or registration are for visitors only. */
export const isForVisitors = (link: string): boolean => /^\/(register|login)\b|[?&]login=true/.test(link)

/** Follows a banner's link. If it needs a login, visitors log in first and then go there. */
export function useBannerLink(link: string): (event: MouseEvent) => void {
  const { state } = useSession()
  const modals = useModals()
  return (event) => {
    if (state === 'player' || !needsLogin(link)) return
    event.preventDefault()
    rememberReturnPath(link)
    modals.open('login')
  }
}
