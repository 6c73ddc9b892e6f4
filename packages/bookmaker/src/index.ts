/**
 * The bookmaker: a supplier of the operator like the arcade, which knows a player only through the wallet API. It owns the schema `bookmaker`: the book as the feed states it, the commands of its
 * traders, bets and their legs, facts of selections, the book's positions, limits, quotes of cash-outs, and the payments that are due. Invariants:
 * - a bet is stored, and its loss reserved in the positions of its markets, before its stake is asked for; a bet that is not accepted has no stake taken, or got it back;
 * - every payment is stored in the transaction that causes it, sent in the order of its bet, and moves money once;
 * - the positions are the sums of the open bets, and never pass their caps by a bet.
 * Locks, in this order: bets by player and id, losses of events by id, positions by event and market.
 * Its other doors: `./sports-api` (the client's calls and topics), `./rules` (pure rules, for browsers and commands), `./feed`, `./pricing`, `./staff-api`, and `./testing` for tests and benches.
 */
export { type BookmakerOptions, createBookmaker } from './betting/create-bookmaker.ts'
export { bookWritten } from './book/facts.ts'
export { inPlayDelays } from './book/in-play-delays.ts'
export { matchesNow } from './book/matches-now.ts'
export type { BoostNow, BuilderPrice, EachWayNow, ResultMessage, SelectionNow } from './book/offer.ts'
export { offersBets } from './book/offers-bets.ts'
export { type RunningBook, runBook } from './book/run-book.ts'
export { listBoosts } from './http/read-events.ts'
export { bookmakerStaffRoutes } from './http/staff/staff-routes.ts'
export type { EventUrn } from './model/urn.ts'
export type { BetLegRequest, BetRequest, BettingPlayer } from './placing/bet-request.ts'
export { createService } from './service.ts'
export { betsChanged } from './store/changed-bets.ts'
export { type BookWithTrading, bookWithTrading } from './trading/book-with-trading.ts'
