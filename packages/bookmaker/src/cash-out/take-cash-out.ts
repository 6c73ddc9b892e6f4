import { assert } from '@andon/platform/assert'
import type { BetRefusalCode } from '../bet-rules/bet-refusals.ts'
import { quoteRefusal } from '../bet-rules/cash-out-quote.ts'
import { cashOutBet } from '../bet-rules/settle-bet.ts'
import { showBet } from '../placing/show-bet.ts'
import { valueNow } from '../placing/value-now.ts'
import { betOf, findBet, lockBet } from '../store/bets.ts'
import { noteChanged } from '../store/changed-bets.ts'
import type { Deps } from '../store/deps.ts'
import { findQuote, setTaken } from '../store/quotes.ts'
import { storeChanges } from '../store/settled-bets.ts'
import type { CashOutRequest, CashOutTaken } from './cash-out-view.ts'

/**
 * Pays out a quote or a part of it, if the bet is as it was and nothing was said about its events since. Payment and bet change in one transaction under the bet's lock,
 * so of a result and a cash-out at once one comes first, and the other sees it. A quote that was taken answers the same again; for another amount it is expired, and so is one of another bet.
 */
export async function takeCashOut(
  deps: Deps,
  playerId: string,
  { betId, quoteId, taken }: CashOutRequest,
): Promise<CashOutTaken> {
  const quote = await findQuote(deps.db, { playerId, id: quoteId })
  if (quote?.betId !== betId) return { refused: 'CASH_OUT_EXPIRED' }
  if (!Number.isSafeInteger(taken) || taken < 1 || taken > quote.value) return { refused: 'CASH_OUT_CHANGED' }
  const refused = await deps.db.transaction(async (tx): Promise<BetRefusalCode | null> => {
    const bet = await lockBet(tx, { playerId, id: quote.betId })
    assert(bet, 'a quote has its bet')
    const before = await findQuote(tx, { playerId, id: quoteId })
    if (before?.taken != null) return before.taken === taken ? null : 'CASH_OUT_EXPIRED'
    const { offer, sequences } = await valueNow(deps, tx, bet)
    const offered = {
      value: quote.value,
      expiresAtMs: quote.expiresAt.epochMilliseconds,
      sequences: new Map(Object.entries(quote.sequences)),
    }
    const now = { status: bet.status, value: offer?.value ?? null, sequences }
    const answeredAtMs = deps.clock.now().epochMilliseconds
    const gone = quoteRefusal(offered, { ...now, answeredAtMs })
    if (gone) return gone
    if (bet.revision !== quote.revision) return 'CASH_OUT_CHANGED'
    if (!offer) return 'CASH_OUT_UNAVAILABLE'
    const { bet: after, payment } = cashOutBet(betOf(bet), { taken, value: quote.value })
    await setTaken(tx, quote, taken)
    await storeChanges(tx, [{ before: bet, after, payment, details: null }], deps.clock.now())
    await noteChanged(deps, tx, [bet])
    return null
  })
  if (refused) return { refused }
  const bet = await findBet(deps.db, { playerId, id: quote.betId })
  assert(bet, 'a bet that was cashed out is there')
  return { bet: await showBet(deps, bet), taken }
}
