import { type PageSite, usePage, usePath } from '../page/page-context.ts'
import { restrictedHome } from './restricted-pages.ts'
import { type LoginStatus, useSession } from './session.ts'

/** The home page: brands can have different ones for visitors and players, and a restricted session has its own. */
export function useHomePath(): string {
  const { site } = usePage()
  const path = usePath()
  const session = useSession()
  if (session.state === 'player' && session.restricted) return path(restrictedHome)
  return path(session.state === 'player' ? site.homePath.player : site.homePath.visitor)
}

/** The same by a login status, below the language. */
export function homePathOf(site: Pick<PageSite, 'homePath'>, status: LoginStatus | undefined): string {
  if (!status?.loggedIn) return site.homePath.visitor
  return status.restricted ? restrictedHome : site.homePath.player
}
