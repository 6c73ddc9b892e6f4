import { Refusal } from '@andon/contract'
import { authorise } from '../authorise.ts'
import type { Deps } from '../deps.ts'
import type { GameReply } from '../game-api.ts'
import { gameOf } from '../rounds/replay-round.ts'
import { roundView } from '../rounds/round-view.ts'
import { findProof } from '../store/rounds.ts'
import { proveBet } from './prove-bet.ts'

/**
 * The data with which a player can recompute one round; the server seed only after its rotation. Of a bet at a table once its round has a result. Of the
 * player's own rounds, and of those that the operator shows to anyone. NOT_FOUND for all others; UNAVAILABLE where the operator does not answer.
 */
export async function proveRound(
  deps: Deps,
  { sessionToken, roundId }: { sessionToken: string; roundId: string },
): Promise<GameReply<'proof'>> {
  const session = await authorise(deps, sessionToken)
  const own = await proofOf(deps, { owner: session.owner, id: roundId })
  if (own) return own
  const shown = await deps.operatorWallet.call('shownRound', { roundId })
  if (shown.outcome === 'unknown') throw new Refusal('UNAVAILABLE', { retryAfterSeconds: 3 })
  const proof = shown.outcome === 'ok' ? await proofOf(deps, { owner: shown.reply.playerId, id: roundId }) : null
  if (!proof) throw new Refusal('NOT_FOUND')
  return proof
}

async function proofOf(deps: Deps, name: { owner: string; id: string }): Promise<GameReply<'proof'> | null> {
  const row = await findProof(deps.db, name)
  if (!row) return proveBet(deps, name)
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
