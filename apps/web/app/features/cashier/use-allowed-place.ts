import { useRestricted } from '../../player/session.ts'
import type { Place } from './place.ts'

/** Who is here for their money alone stands at the counter where it is paid out. */
export function useAllowedPlace(asked: Place): Place {
  const restricted = useRestricted()
  return restricted && asked.at === 'deposit' ? { at: 'withdrawal' } : asked
}
