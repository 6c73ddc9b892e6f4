import { authorise } from '../authorise.ts'
import type { Deps } from '../deps.ts'
import type { GameReply, GameRequest } from '../game-api.ts'
import { listRounds as readRounds } from '../store/rounds.ts'
import { listBets } from '../tables/list-bets.ts'
import { roundSummary } from './round-view.ts'

const pageSize = 20

/** The player's rounds in this game, of all sessions, newest first; of a game with tables the player's bets. */
export async function listRounds(
  deps: Deps,
  { sessionToken, cursor }: { sessionToken: string } & GameRequest<'rounds'>,
): Promise<GameReply<'rounds'>> {
  const { owner, gameCode } = await authorise(deps, sessionToken)
  if (deps.titles.of(gameCode).shared)
    return listBets(deps, { owner, gameCode, before: cursor ?? null, limit: pageSize })
  const rows = await readRounds(deps.db, { owner, gameCode, before: cursor ?? null, limit: pageSize + 1 })
  const page = rows.slice(0, pageSize)
  return {
    success: true,
    rounds: page.map((row) => ({ ...roundSummary(row), revealed: row.revealed })),
    nextCursor: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null,
  }
}
