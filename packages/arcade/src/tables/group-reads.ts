import { createGroupRead } from '@andon/platform/group-read'
import { demandLive } from '../authorise.ts'
import type { Deps } from '../deps.ts'
import { findSessionsOfTokens, type SessionRow } from '../store/sessions.ts'
import { type BetName, findTableBets, type TableBetRow } from './store/table-bets.ts'

/** Reads the session and the bet that a player's call needs, for all calls of the same instant at once: at a table there are many. */
export interface GroupReads {
  /** The session of a bearer token, as `storedSession` finds it. Refuses an unknown or expired one (SESSION_EXPIRED). */
  session(token: string): Promise<SessionRow>
  bet(name: BetName): Promise<TableBetRow | null>
}

export function createGroupReads(deps: Deps): GroupReads {
  const session = createGroupRead({ read: (tokens: readonly string[]) => findSessionsOfTokens(deps.db, tokens) })
  const bet = createGroupRead({
    read: async (names: readonly BetName[]) => {
      const found = new Map((await findTableBets(deps.db, names)).map((one) => [nameOf(one), one]))
      return names.map((name) => found.get(nameOf(name)) ?? null)
    },
  })
  return { session: async (token) => demandLive(deps, await session(token)), bet }
}

const nameOf = ({ owner, id }: BetName) => `${owner} ${id}`
