import type { MouseEvent } from 'react'
import { useModals } from '../../page/modals.ts'
import { store } from '../../page/storage.ts'
import { needsLogin } from '../../player/players-only.ts'
import { useSession } from '../../player/session.ts'

/** A link to login or registration means nothing to whoever is logged in. */
export const isForVisitors = (link: string): boolean => /^\/(register|login)\b|[?&]login=true/.test(link)

/** What following a banner's link does: one that needs a login opens it for a visitor, and remembers where to go afterwards. */
export function useBannerLink(link: string): (event: MouseEvent) => void {
  const { state } = useSession()
  const modals = useModals()
  return (event) => {
    if (state === 'player' || !needsLogin(link)) return
    event.preventDefault()
    store('loginReturnPath', link)
    modals.open('login')
  }
}
