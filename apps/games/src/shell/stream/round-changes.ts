export type RoundChanges = ReturnType<typeof createRoundChanges>

type Listener = (roundId: string | null) => void

/** Passes on which rounds went on without this page, from the stream to what waits for the player. Null: any round may have. */
export function createRoundChanges() {
  let listener: Listener | null = null
  let isMissed = false
  return {
    /** False if nothing waits for the player now. */
    tell: (roundId: string | null): boolean => {
      listener?.(roundId)
      isMissed = listener === null
      return !isMissed
    },
    /** One listener at a time; null ends it. A new one is also called for what came while there was none. */
    listen: (next: Listener | null): void => {
      listener = next
      if (!isMissed || next === null) return
      isMissed = false
      next(null)
    },
  }
}
