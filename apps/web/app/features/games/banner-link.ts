import type { MouseEvent } from 'react'
import { useSession } from '../../player/session.ts'
import { store } from '../../player/storage.ts'
import { useModals } from '../../shell/modals/modals.ts'
import { needsLogin } from '../../shell/players-only.ts'

const forVisitors = /^\/(register|login)\b|[?&]login=true/

/**
 * How a banner's link behaves: one that needs a login opens it for a visitor and remembers where to go afterwards; one to login or registration
 * means nothing to a player.
 */
export function useBannerLink(link: string): { ignored: boolean; onFollow: (event: MouseEvent) => void } {
  const { state } = useSession()
  const modals = useModals()
  return {
    ignored: state === 'player' && forVisitors.test(link),
    onFollow: (event) => {
      if (state === 'player' || !needsLogin(link)) return
      event.preventDefault()
      store('loginReturnPath', link)
      modals.open('login')
    },
  }
}
