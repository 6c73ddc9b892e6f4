import { storedSession } from '../authorise.ts'
import type { Deps } from '../deps.ts'
import type { GameReply } from '../game-api.ts'
import { walletBalance } from '../wallet-client/wallet-balance.ts'

export async function getBalance(
  deps: Deps,
  { sessionToken }: { sessionToken: string },
): Promise<GameReply<'balance'>> {
  const { balance, currency } = await walletBalance(deps, await storedSession(deps, sessionToken))
  return { success: true, balance, currency }
}
