import { usePage, usePath } from '../shell/page-context.ts'
import { useSession } from './session.ts'

/** Where home is: not the same for visitors and players in every brand. */
export function useHomePath(): string {
  const { site } = usePage()
  const path = usePath()
  const { state } = useSession()
  return path(state === 'player' ? site.homePath.player : site.homePath.visitor)
}
