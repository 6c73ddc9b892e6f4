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

/** Whether a bet may be placed now. Everything has to be known to allow it: the table, its clock, and that nobody has stopped the game. The server has the last word, by when it received the bet. */
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
