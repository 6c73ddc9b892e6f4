import type { TableNow } from '@andon/arcade/game-api/table-fields'

interface GateDeps {
  readonly table: () => TableNow
  readonly isCurrent: () => boolean
  /** On the clock of the tables. */
  readonly now: () => number
  /** Bets of the player on a round, and how many there may be. */
  readonly count: (number: number) => number
  readonly mostBets: number
  readonly onChange: () => void
}

export type Gate = ReturnType<typeof createGate>

/** Decides when bets may be placed: only while the table and its clock are known and nobody has stopped the game. The server decides at its receipt. */
export function createGate({ table, isCurrent, now, count, mostBets, onChange }: GateDeps) {
  let isStopped = false
  let isEnded = false
  let isAway = true
  const changed = (change: () => void) => {
    change()
    onChange()
  }
  return {
    /** The round whose bets are taken; null for none. */
    openRound: (): { readonly number: number } | null => {
      const { round, closed } = table()
      if (isStopped || isEnded || isAway || !isCurrent() || closed !== null) return null
      if (round?.state !== 'open' || now() >= round.locksAt) return null
      return count(round.number) < mostBets ? round : null
    },
    /** The host has stopped the game: bets on the table stay, and none is added. */
    setStopped: (value: boolean): void =>
      changed(() => {
        isStopped = value
      }),
    /** The session is over. */
    end: (): void =>
      changed(() => {
        isEnded = true
      }),
    /** A past round has the screen. */
    setAway: (value: boolean): void =>
      changed(() => {
        isAway = value
      }),
  }
}
