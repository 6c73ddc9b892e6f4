import type { PastRound } from '@andon/arcade/game-api/table-fields'
import type { Result } from './results-kept.ts'

/**
 * The results that a table shows of its past rounds, the newest last. Roads start over after so many rounds by number, the same on every screen whenever it was opened; `rounds` null shows all. Void rounds have none.
 */
export function sharedResults(past: readonly PastRound[], rounds: number | null): readonly Result[] {
  const setOf = (number: number) => (rounds === null ? 0 : Math.floor((number - 1) / rounds))
  const newest = past.at(-1)
  return past.flatMap(({ number, facts }) =>
    facts.length > 0 && newest && setOf(number) === setOf(newest.number) ? [facts] : [],
  )
}
