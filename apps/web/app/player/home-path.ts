import { usePage, usePath } from '../page/page-context.ts'
import { restrictedHome } from './restricted-pages.ts'
import { useSession } from './session.ts'

/** The home page: brands can have different ones for visitors and players, and a restricted session has its own. */
export function useHomePath(): string {
  const { site } = usePage()
  const path = usePath()
  const session = useSession()
  if (session.state === 'player' && session.restricted) return path(restrictedHome)
  return path(session.state === 'player' ? site.homePath.player : site.homePath.visitor)
}
