import { usePage, usePath } from '../page/page-context.ts'
import { restrictedHome } from './restricted-pages.ts'
import { useSession } from './session.ts'

/** Where home is: not the same for visitors and players in every brand, and not among games for who may not play now. */
export function useHomePath(): string {
  const { site } = usePage()
  const path = usePath()
  const session = useSession()
  if (session.state === 'player' && session.restricted) return path(restrictedHome)
  return path(session.state === 'player' ? site.homePath.player : site.homePath.visitor)
}
