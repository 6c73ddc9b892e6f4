import type { TableNow } from '@andon/arcade/game-api/table-fields'
import type { ArcadeClient } from '../arcade-client.ts'
import type { ChainNotes } from './chain-notes.ts'

const askAgainMs = 30_000

/** Returns what to call with each state of the table: it asks for the table's chains once one is not noted, and keeps their ends before the player bets on them. */
export function createChainNoting({
  arcade,
  chainNotes,
  gameCode,
  nowMs,
}: {
  readonly arcade: Pick<ArcadeClient, 'call'>
  readonly chainNotes: Pick<ChainNotes, 'has' | 'note'>
  readonly gameCode: string
  readonly nowMs: () => number
}): (table: Pick<TableNow, 'tableId' | 'round'>) => Promise<void> {
  let notBeforeMs = Number.NEGATIVE_INFINITY
  return async ({ tableId, round }) => {
    if (!round || nowMs() < notBeforeMs || chainNotes.has(tableId, round.chain)) return
    notBeforeMs = nowMs() + askAgainMs
    try {
      const { chains } = await arcade.call('tableChains', {})
      const from = round.result === null && round.voided === null ? round.number : round.number + 1
      chainNotes.note({ gameCode, tableId, from }, chains)
    } catch (error) {
      console.warn('the ends of the chains are not noted yet', error) // asked again
    }
  }
}
