import { siteContext } from '@andon/web/load-context'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { loadLobby } from '../features/games/load-games.ts'
import { HomePage } from '../features/home/HomePage.tsx'
import { loadHome } from '../features/home/load-home.ts'
import { LobbyPage } from '../features/lobby/LobbyPage.tsx'
import { useModals } from '../page/modals.ts'
import { usePage, usePath } from '../page/page-context.ts'
import { useSession } from '../player/session.ts'
import type { Route } from './+types/register'

/** The site's home page with the sign-up modal open; players who are logged in are sent to their home page. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  if (site.site.homePath.visitor === '/home') return { home: await loadHome(site) }
  return { casino: await loadLobby(site, 'casino') }
}

export default function Register({ loaderData }: Route.ComponentProps) {
  const { site } = usePage()
  const path = usePath()
  const { state } = useSession()
  const navigate = useNavigate()
  const modals = useModals()
  const home = path(state === 'player' ? site.homePath.player : site.homePath.visitor)

  useEffect(() => {
    if (state === 'player') navigate(home, { replace: true })
    if (state === 'visitor') modals.open('signUp')
  }, [state, home, navigate, modals])

  useLeaveWithoutModal({ whileVisitor: state === 'visitor', home })

  return 'home' in loaderData ? <HomePage content={loaderData.home} /> : <LobbyPage content={loaderData.casino} />
}

/** Once a visitor has dismissed the sign-up, the address is again that of the page before, or the home page. */
function useLeaveWithoutModal({ whileVisitor, home }: { whileVisitor: boolean; home: string }): void {
  const modals = useModals()
  const navigate = useNavigate()
  useEffect(() => {
    if (!whileVisitor) return
    return modals.subscribe(() => {
      if (modals.current() !== null) return
      if (cameFromOurPage()) void navigate(-1)
      else void navigate(home, { replace: true })
    })
  }, [whileVisitor, modals, navigate, home])
}

/** The router counts the pages of its visit. Before its scripts run, a tap on a page of ours loads the next page with a referrer. */
function cameFromOurPage(): boolean {
  if ((history.state as { idx?: number } | null)?.idx) return true
  return history.length > 1 && URL.parse(document.referrer)?.origin === location.origin
}
