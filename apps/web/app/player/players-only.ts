import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useModals } from '../page/modals.ts'
import { usePage } from '../page/page-context.ts'
import { store } from '../page/storage.ts'
import { useSession } from './session.ts'

const playersPages = /account|special-bet|mygames/

/** Whether an address below the language, query and all, is for players only. */
export function needsLogin(target: string): boolean {
  const [path = '', query] = target.split('?')
  if (playersPages.test(path)) return true
  return path.startsWith('/game-play') && new URLSearchParams(query).get('gameType') === 'realgames'
}

/**
 * Whoever is not logged in on a page of players goes home, logs in there, and comes back. Real play has a way of its own: it goes on as demo
 * play. Whoever logs out on such a page goes home and is not asked to log in again.
 */
export function usePlayersOnlyPages(): void {
  const { state } = useSession()
  const { site, language } = usePage()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const modals = useModals()
  const seenByPlayer = useRef<string>(undefined)
  useEffect(() => {
    const path = pathname.slice(language.length + 1)
    if (!playersPages.test(path)) return
    if (state === 'player') seenByPlayer.current = path
    if (state !== 'visitor') return
    navigate(`/${language}${site.homePath.visitor}`, { replace: true })
    if (seenByPlayer.current !== path) {
      store('loginReturnPath', `${path}${search}`)
      modals.open('login')
    }
    seenByPlayer.current = undefined
  }, [state, pathname, search, language, site, navigate, modals])
}
