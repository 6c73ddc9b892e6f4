import type { BetRefusalCode } from '../bet-rules/bet-refusals.ts'
import { valueNow } from '../placing/value-now.ts'
import { type BetName, findBet, type StoredBet } from '../store/bets.ts'
import type { Deps } from '../store/deps.ts'
import { insertQuote } from '../store/quotes.ts'
import type { CashOutQuoted } from './cash-out-view.ts'

const quoteSeconds = 15

/** Offers a cash-out of an open bet, for 15 seconds or until something is said about its events. */
export async function quoteCashOut(deps: Deps, name: BetName): Promise<CashOutQuoted> {
  const bet = await findBet(deps.db, name)
  const refused = cannotCashOut(bet)
  if (!bet || refused) return { refused: refused ?? 'BET_NOT_OPEN' }
  const { offer, sequences } = await valueNow(deps, deps.db, bet)
  if (!offer) return { refused: 'CASH_OUT_UNAVAILABLE' }
  const { value, share } = offer
  const quoteId = deps.newId('cof', bet.playerId)
  const expiresAt = deps.clock.now().add({ seconds: quoteSeconds })
  const fair = value + share
  await insertQuote(deps.db, {
    playerId: bet.playerId,
    id: quoteId,
    betId: bet.id,
    value,
    fair,
    expiresAt,
    revision: bet.revision,
    sequences: Object.fromEntries(sequences),
  })
  return { offer: { quoteId, fair, value, share, expiresAt } }
}

function cannotCashOut(bet: StoredBet | null): BetRefusalCode | null {
  return bet?.status === 'ACCEPTED' ? null : 'BET_NOT_OPEN'
}
