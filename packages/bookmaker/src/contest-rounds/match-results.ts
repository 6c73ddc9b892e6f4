import type { SportMatchSent } from '@andon/contract/wallet-api/sport-rounds'
import { type EventNow, lineOf } from '../book/event-now.ts'

/** The winner or a draw: what this line has been settled as tells a result from a match without one. */
const resultLine = '1'

/**
 * Where a match stands for others than bettors. Settled: its score is the one on which bets on the winner have won. Void: those bets were returned, because it was cancelled or broken off.
 * Over, but not settled yet: still `live`.
 */
export function resultNow(event: EventNow): Pick<SportMatchSent, 'state' | 'score'> {
  const { status, score } = event.record
  const shown = score ? { score: { home: score.value.home, away: score.value.away } } : {}
  switch (status.value) {
    case 'notStarted':
    case 'delayed':
      return { state: 'scheduled' }
    case 'postponed':
      return { state: 'postponed' }
    case 'live':
    case 'suspended':
    case 'interrupted':
      return { state: 'live', ...shown }
    case 'abandoned':
    case 'cancelled':
      return { state: 'void' }
    case 'ended':
    case 'closed': {
      const results = lineOf(event, resultLine)?.outcomes.map(({ result }) => result) ?? []
      if (score && results.includes('won')) return { state: 'settled', ...shown }
      return status.value === 'ended' && results.every((result) => result === null)
        ? { state: 'live', ...shown }
        : { state: 'void' }
    }
  }
}
