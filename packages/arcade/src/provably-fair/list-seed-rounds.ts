import { Refusal } from '@andon/contract'
import { authorise } from '../authorise.ts'
import type { Deps } from '../deps.ts'
import type { GameReply, GameRequest } from '../game-api.ts'
import { roundSummary } from '../rounds/round-view.ts'
import { listRoundsOfSeed } from '../store/rounds.ts'
import { findRevealedSeed } from '../store/seeds.ts'

const pageSize = 200

/** The rounds of a revealed pair of seeds of the player, in every game, by nonce. */
export async function listSeedRounds(
  deps: Deps,
  { sessionToken, commitment, fromNonce = '0' }: { sessionToken: string } & GameRequest<'seedRounds'>,
): Promise<GameReply<'seedRounds'>> {
  const { owner } = await authorise(deps, sessionToken)
  const seed = await findRevealedSeed(deps.db, { owner, commitment })
  if (!seed) throw new Refusal('NOT_FOUND')
  const page = { owner, seedId: seed.id, fromNonce: Number(fromNonce), limit: pageSize + 1 }
  const rows = await listRoundsOfSeed(deps.db, page)
  return {
    success: true,
    commitment,
    serverSeed: seed.serverSeed,
    clientSeed: seed.clientSeed,
    count: seed.nextNonce,
    rounds: rows.slice(0, pageSize).map((row) => ({ ...roundSummary(row), tableHash: row.tableHash })),
    nextNonce: rows[pageSize]?.nonce ?? null,
  }
}
