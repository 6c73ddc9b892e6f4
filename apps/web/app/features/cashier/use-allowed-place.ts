import { useRestricted } from '../../player/session.ts'
import type { Place } from './place.ts'

/** A restricted session can only withdraw. */
export function useAllowedPlace(asked: Place): Place {
  const restricted = useRestricted()
  return restricted && asked.at === 'deposit' ? { at: 'withdrawal' } : asked
}
