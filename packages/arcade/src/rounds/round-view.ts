import type { Db } from '@andon/platform/sql'
import type { Round, RoundStatus } from '../game-api.ts'
import { winOf } from '../jackpots/terms.ts'
import { type RoundName, type RoundRow, type RoundState, stateInSessions } from '../store/rounds.ts'

const statusOf: Record<RoundState, RoundStatus> = {
  drawn: 'open',
  playing: 'playing',
  raising: 'playing',
  returning: 'playing',
  staked: 'settling',
  settled: 'settled',
  disputed: 'settling',
  cancelling: 'cancelling',
  cancelled: 'cancelled',
  void: 'refused',
}

/** Where a round stands, and which of these sessions of its owner are of its game. Null: there is no such round, or none of them is. */
export async function roundNow(
  db: Db,
  name: RoundName & { sessions: readonly string[] },
): Promise<{ status: RoundStatus; sessions: readonly string[] } | null> {
  const rows = await stateInSessions(db, name)
  const [row] = rows
  return row ? { status: statusOf[row.state], sessions: rows.map(({ sessionId }) => sessionId) } : null
}

type Summarised = Omit<RoundRow, 'owner' | 'tableHash' | 'shownAt' | 'events'>

/**
 * The part of a round that its player may see: no outcome before the stake is certainly taken, nor after its return. Events of an action whose further stake
 * is being requested are not among those of the row.
 */
export function roundView(row: Summarised & Pick<RoundRow, 'events'>): Round {
  return { ...roundSummary(row), events: isDecided(row) || statusOf[row.state] === 'playing' ? [...row.events] : [] }
}

export function roundSummary(row: Summarised): Omit<Round, 'events'> {
  return {
    id: row.id,
    gameCode: row.gameCode,
    startedAt: row.startedAt.toString(),
    stake: row.stake,
    furtherStaked: row.furtherStaked,
    free: row.freeRoundsId !== null,
    win: isDecided(row) ? (row.win ?? 0) : 0,
    currency: row.currency,
    nonce: row.nonce,
    commitment: row.commitment,
    choice: row.choice,
    actions: [...row.actions],
    status: statusOf[row.state],
    refusal: row.voidReason,
    ...(row.finishedByRules && { finishedByRules: true }),
    ...(row.jackpotTerms && { jackpot: row.jackpot && isDecided(row) ? winOf(row.jackpotTerms, row.jackpot) : null }),
  }
}

const isDecided = ({ state }: Summarised) => statusOf[state] === 'settled' || statusOf[state] === 'settling'
