import { useSession } from '../../player/session.ts'
import { IdleWarning } from './IdleWarning.tsx'

/** Only for players. */
export function IdleTimeout() {
  const session = useSession()
  return session.state === 'player' ? <IdleWarning /> : null
}
