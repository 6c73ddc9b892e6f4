import { watched } from './narrow.ts'
import { settings } from './settings.ts'

const useReducedMotion = watched('(prefers-reduced-motion: reduce)')

/** True in calm mode. Until the player chooses, it is on where the device asks for reduced motion. */
export function useCalm(): boolean {
  const isReduced = useReducedMotion()
  return settings.use().calm ?? isReduced
}
