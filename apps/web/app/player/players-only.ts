import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useModals } from '../page/modals.ts'
import { type PageSite, usePage } from '../page/page-context.ts'
import { rememberReturnPath } from './return-path.ts'
import { useSession } from './session.ts'

const playersPages = /account|special-bet|mygames/

/** True if a path below the language, with its query, is for players only. */
export function needsLogin(target: string): boolean {
  const [path = '', query] = target.split('?')
  if (playersPages.test(path)) return true
  return path.startsWith('/game-play') && new URLSearchParams(query).get('gameType') === 'realgames'
}

/** A page that this brand does not have is not found for everyone: nobody logs in for it. */
const isMissing = (path: string, { pages }: Pick<PageSite, 'pages'>) =>
  path.startsWith('/special-bet') && !pages.includes('special-bet')

/**
 * Visitors on a page for players are sent home, log in there and come back. Real play is different: it continues as demo play. Players who
 * log out on such a page go home and are not asked to log in again.
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
    if (!playersPages.test(path) || isMissing(path, site)) return
    if (state === 'player') seenByPlayer.current = path
    if (state !== 'visitor') return
    navigate(`/${language}${site.homePath.visitor}`, { replace: true })
    if (seenByPlayer.current !== path) {
      rememberReturnPath(`${path}${search}`)
      modals.open('login')
    }
    seenByPlayer.current = undefined
  }, [state, pathname, search, language, site, navigate, modals])
}
