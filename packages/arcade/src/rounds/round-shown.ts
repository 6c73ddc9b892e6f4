import { Refusal } from '@andon/contract'
import { authorise } from '../authorise.ts'
import type { Deps } from '../deps.ts'
import type { GameReply } from '../game-api.ts'
import { markShown } from '../store/rounds.ts'

/** Marks a round as shown to the player, so that a reload does not show it again. */
export async function roundShown(
  deps: Deps,
  { sessionToken, roundId }: { sessionToken: string; roundId: string },
): Promise<GameReply<'roundShown'>> {
  const { owner } = await authorise(deps, sessionToken)
  if (!(await markShown(deps.db, { owner, id: roundId, at: deps.clock.now() }))) throw new Refusal('NOT_FOUND')
  return { success: true }
}
