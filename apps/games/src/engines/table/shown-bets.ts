import { noRound, type ShownRound } from './handlers.ts'
import { type LaidBets, type Layout, totalOf } from './laid-bets.ts'

export type ShownBets = ReturnType<typeof createShownBets>

/**
 * What lies on the felt: the player's own bets; those of a round that is shown, also of a past one; or what became of them, until the player goes on. Only a round that the player has sent takes their own bets off
 * the felt.
 */
export function createShownBets(bets: LaidBets, onPlayed: (layout: Layout) => void) {
  let round: ShownRound = noRound
  let mode: 'own' | 'round' | 'result' = 'own'
  let isSent = false
  const own = () => {
    mode = 'own'
    round = noRound
  }
  return {
    round: (): ShownRound => round,
    layout: (): Layout => (mode === 'own' ? bets.laid() : round.bets),
    /** Null while the player's own bets are shown. */
    shownRound: (): ShownRound | null => (mode === 'own' ? null : round),
    stake: (): number => (mode === 'round' ? totalOf(round.bets) : bets.total()),
    isResult: (): boolean => mode === 'result',
    /** `record` for the rounds that the player has sent, not for past ones that are watched. */
    ifSent:
      <Value>(record: (value: Value) => void) =>
      (value: Value): void => {
        if (isSent) record(value)
      },
    set: (next: ShownRound): void => {
      round = next
      mode = 'round'
    },
    own,
    sent: (): void => {
      isSent = true
    },
    notSent: (): void => {
      isSent = false
      own()
    },
    end: (): void => {
      mode = 'result'
      if (!isSent) return
      isSent = false
      bets.played()
      onPlayed(bets.last())
    },
  }
}
