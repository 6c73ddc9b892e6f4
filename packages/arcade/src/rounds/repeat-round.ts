import { Refusal } from '@andon/contract'
import { assert } from '@andon/platform/assert'
import type { Deps } from '../deps.ts'
import { canonicalText } from '../engines/canonical-text.ts'
import type { GameReply, GameRequest } from '../game-api.ts'
import { findFreeRounds } from '../store/free-rounds.ts'
import { findRequestedRound } from '../store/rounds.ts'
import type { SessionInPlay } from '../store/sessions.ts'
import { walletBalance } from '../wallet-client/wallet-balance.ts'
import { cycleWaitMs } from './cycle-wait.ts'
import { roundView } from './round-view.ts'

/**
 * The reply to a repeated request: the current state of its round and the current balance. Nothing is drawn, taken or paid, so it can be repeated at any
 * time.
 */
export async function repeatRound(
  deps: Deps,
  session: SessionInPlay,
  { stake, requestId, freeRoundsId, choice }: GameRequest<'playRound'>,
): Promise<GameReply<'playRound'>> {
  const row = await findRequestedRound(deps.db, { owner: session.owner, sessionId: session.id, requestId })
  assert(row, 'a round exists as long as its session')
  const sameChoice = canonicalText(row.choice) === canonicalText(choice ?? null)
  if (row.stake !== stake || row.freeRoundsId !== (freeRoundsId ?? null) || !sameChoice)
    throw new Refusal('IDEMPOTENCY_CONFLICT', { field: 'requestId' })
  const round = roundView(row)
  const [{ balance }, freeRounds] = await Promise.all([walletBalance(deps, session), findFreeRounds(deps.db, session)])
  const paid = round.status === 'settled' ? round.win + (round.jackpot?.amount ?? 0) : 0
  return {
    success: true,
    round,
    balanceAfterStake: Math.max(0, balance - paid), // approximate, because other money may have moved since; `balance` is exact
    balance,
    nextRoundInMs: cycleWaitMs(deps, session),
    freeRounds,
  }
}
