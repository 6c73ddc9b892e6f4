import { Refusal } from '@andon/contract'
import { authorise } from '../authorise.ts'
import type { Deps } from '../deps.ts'
import type { GameReply } from '../game-api.ts'
import { markShown } from '../store/rounds.ts'
import { markTableBetShown } from '../tables/store/table-bets.ts'

/** Marks a round, or a bet at a table, as shown to the player, so that a reload does not show it again. */
export async function roundShown(
  deps: Deps,
  { sessionToken, roundId }: { sessionToken: string; roundId: string },
): Promise<GameReply<'roundShown'>> {
  const { owner, gameCode } = await authorise(deps, sessionToken)
  const mark = deps.titles.of(gameCode).shared ? markTableBetShown : markShown
  if (!(await mark(deps.db, { owner, id: roundId, at: deps.clock.now() }))) throw new Refusal('NOT_FOUND')
  return { success: true }
}
