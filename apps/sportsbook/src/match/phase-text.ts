import type { SportCode } from '../frame/api.ts'
import { useText } from '../frame/text.ts'
import { messages as en } from './phases.en.ts'
import { messages as ja } from './phases.ja.ts'

const phases = { ja, en }

const inPlay: readonly string[] = ['live', 'suspended', 'interrupted']
export const isInPlay = (status: string): boolean => inPlay.includes(status)

/** What `part1`, `part2` … are called. */
const parts: Readonly<Record<SportCode, keyof typeof ja>> = {
  football: 'period',
  baseball: 'inning',
  basketball: 'quarter',
  tennis: 'set',
  iceHockey: 'period',
  volleyball: 'set',
  tableTennis: 'set',
  rugby: 'period',
  americanFootball: 'quarter',
  mma: 'round',
  sumo: 'bout',
  esports: 'map',
}

/** The name of a part of play in a sport; one that this page does not know yet is `other`. */
export function usePhase(): (phase: string, sport: SportCode) => string {
  const t = useText(phases)
  return (phase, sport) => {
    const part = /^part(\d)$/.exec(phase)?.[1]
    if (part) return t(parts[sport], { n: part })
    return t(isKnown(phase) ? phase : 'other')
  }
}

const isKnown = (phase: string): phase is keyof typeof ja => Object.hasOwn(ja, phase)
