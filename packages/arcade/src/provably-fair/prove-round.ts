import { authorise } from '../authorise.ts'
import type { Deps } from '../deps.ts'
import type { GameReply } from '../game-api.ts'
import { gameOf } from '../rounds/replay-round.ts'
import { roundView } from '../rounds/round-view.ts'
import { findProof } from '../store/rounds.ts'
import { proveBet } from './prove-bet.ts'

/** The data with which a player can recompute one round; the server seed only after its rotation. Of a bet at a table once its round has a result. */
export async function proveRound(
  deps: Deps,
  { sessionToken, roundId }: { sessionToken: string; roundId: string },
): Promise<GameReply<'proof'>> {
  const { owner } = await authorise(deps, sessionToken)
  const row = await findProof(deps.db, { owner, id: roundId })
  if (!row) return proveBet(deps, { owner, id: roundId })
  return {
    success: true,
    round: roundView(row),
    tableHash: row.tableHash,
    rules: { ...gameOf(deps.titles.of(row.gameCode), row).rules },
    commitment: row.commitment,
    committedAt: row.committedAt.toString(),
    clientSeed: row.clientSeed,
    serverSeed: row.serverSeed,
    ...(row.jackpotTerms && row.jackpot && { jackpot: { ...row.jackpotTerms, ...row.jackpot } }),
  }
}
