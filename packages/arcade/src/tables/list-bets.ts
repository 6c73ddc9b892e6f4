import type { Deps } from '../deps.ts'
import type { GameReply, RoundStatus } from '../game-api.ts'
import { listTableBets, type TableBetState } from './store/table-bets.ts'

const statusOf: Record<TableBetState, RoundStatus> = {
  asked: 'open',
  placed: 'playing',
  settling: 'settling',
  settled: 'settled',
  disputed: 'settling',
  returning: 'cancelling',
  returned: 'cancelled',
  refused: 'refused',
}

/** A page of a player's bets at the tables of a game, each as a round of that player: its nonce is the number of the round. */
export async function listBets(
  { db }: Pick<Deps, 'db'>,
  { limit, ...asked }: { owner: string; gameCode: string; before: string | null; limit: number },
): Promise<GameReply<'rounds'>> {
  const rows = await listTableBets(db, { ...asked, limit: limit + 1 })
  const page = rows.slice(0, limit)
  return {
    success: true,
    rounds: page.map((bet) => ({
      id: bet.id,
      gameCode: bet.gameCode,
      startedAt: bet.receivedAt.toString(),
      stake: bet.stake,
      furtherStaked: 0,
      free: false,
      win: bet.win ?? 0,
      currency: bet.currency,
      nonce: bet.number,
      commitment: bet.commitment,
      status: statusOf[bet.state],
      choice: bet.choice,
      actions: [...bet.actions],
      refusal: bet.refusal,
      revealed: bet.isShown,
    })),
    nextCursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  }
}
