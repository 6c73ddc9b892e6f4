import type { SportCode } from '../page/api.ts'
import { useText } from '../page/text.ts'
import { nameOfPhase } from './phase-name.ts'
import { scoreText } from './text.ts'

const inPlay: readonly string[] = ['live', 'suspended', 'interrupted']
export const isInPlay = (status: string): boolean => inPlay.includes(status)

const played: readonly string[] = ['ended', 'closed', 'abandoned']
/** True for an event that was played, and is over. */
export const isPlayed = (status: string): boolean => played.includes(status)

/** The name of a part of play in a sport. */
export function usePhase(): (phase: string, sport: SportCode) => string {
  const t = useText(scoreText)
  return (phase, sport) => {
    const { key, n = '' } = nameOfPhase(phase, sport)
    return t(key, { n })
  }
}

type ScoreKey = keyof (typeof scoreText)['ja']

/** The name of an event's status, such as a state that holds play up. */
export function useStatusName(): (status: string) => string {
  const t = useText(scoreText)
  return (status) => {
    const key = `status.${status}`
    return t(isKey(key) ? key : 'status.live')
  }
}

const isKey = (key: string): key is ScoreKey => Object.hasOwn(scoreText.ja, key)
