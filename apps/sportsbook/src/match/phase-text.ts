import type { SportCode } from '../frame/api.ts'
import { useText } from '../frame/text.ts'
import { nameOfPhase } from './phase-name.ts'
import { messages as en } from './phases.en.ts'
import { messages as ja } from './phases.ja.ts'

/** What stands in rows of lists, too. */
export const phaseText = { ja, en }

const inPlay: readonly string[] = ['live', 'suspended', 'interrupted']
export const isInPlay = (status: string): boolean => inPlay.includes(status)

const played: readonly string[] = ['ended', 'closed', 'abandoned']
/** Whether it was played, and is over. */
export const isPlayed = (status: string): boolean => played.includes(status)

/** The name of a part of play in a sport. */
export function usePhase(): (phase: string, sport: SportCode) => string {
  const t = useText(phaseText)
  return (phase, sport) => {
    const { key, n = '' } = nameOfPhase(phase, sport)
    return t(key, { n })
  }
}
