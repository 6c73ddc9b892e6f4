import { storedSession } from '../authorise.ts'
import type { Deps } from '../deps.ts'
import type { GameReply } from '../game-api.ts'
import { walletBalance } from '../wallet-client/wallet-balance.ts'
import { sessionState } from './session-state.ts'

export async function getSession(
  deps: Deps,
  { sessionToken }: { sessionToken: string },
): Promise<GameReply<'session'>> {
  const session = await storedSession(deps, sessionToken)
  const { balance } = await walletBalance(deps, session)
  return sessionState(deps, session, balance)
}
