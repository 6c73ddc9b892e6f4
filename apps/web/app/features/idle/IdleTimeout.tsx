import { useSession } from '../../player/session.ts'
import { IdleWarning } from './IdleWarning.tsx'

/** Only a player can be logged out. */
export function IdleTimeout() {
  const session = useSession()
  return session.state === 'player' ? <IdleWarning /> : null
}
