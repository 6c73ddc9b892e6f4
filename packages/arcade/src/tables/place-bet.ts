import { Refusal } from '@andon/contract'
import { assert } from '@andon/platform/assert'
import { walletOf } from '../deps.ts'
import { canonicalText } from '../engines/canonical-text.ts'
import type { GameReply, GameRequest } from '../game-api.ts'
import { betRequest } from '../rounds/money-requests.ts'
import type { SessionRow } from '../store/sessions.ts'
import { demandOffered } from '../titles/stakes.ts'
import { walletBalance } from '../wallet-client/wallet-balance.ts'
import { walletRefusal } from '../wallet-client/wallet-refusal.ts'
import type { GroupReads } from './group-reads.ts'
import { returnedBy, returnStakeNow } from './pay-bets.ts'
import { findTableBet, refuseTableBet, returnTableBet, type TableBetRow } from './store/table-bets.ts'
import { findTableRound } from './store/table-rounds.ts'
import type { BetStore } from './store-bets.ts'
import type { TableContext } from './table-context.ts'
import type { TableView } from './table-view.ts'
import { betView } from './views.ts'

export interface Placing {
  readonly of: TableContext
  readonly store: BetStore
  readonly reads: Pick<GroupReads, 'bet'>
  readonly view: TableView
  /** When the request was received. */
  readonly receivedAtMs: number
  readonly session: SessionRow
}

/**
 * Stores the bet before its stake is requested, as `asked`: then it takes part once the operator has taken the stake, or is refused with the operator's reason. Where that is unknown, or comes
 * after the bets of the round are bound, the stake is returned. Only the receipt counts: of two servers one may be slower.
 */
export async function placeBet(placing: Placing, request: GameRequest<'placeBet'>): Promise<GameReply<'placeBet'>> {
  const { of, store, receivedAtMs, session } = placing
  const { deps, title, shared, tableId } = of
  const { number, stake, requestId, shown } = request
  const choice = request.choice ?? null
  const stakes = deps.titles.of(session.gameCode).stakesIn[session.currency]
  demandOffered(stakes, title.current, { stake, choice })
  const { maximumStake } = session
  const { bet, isNew } = await store.ask({
    bet: {
      id: deps.newId('rnd'),
      owner: session.owner,
      sessionId: session.id,
      requestId,
      tableId,
      number,
      mode: session.mode,
      gameCode: session.gameCode,
      currency: session.currency,
      stake,
      choice,
      isPublic: shown,
      receivedAt: Temporal.Instant.fromEpochMilliseconds(receivedAtMs),
    },
    limits: { stakes, game: title.current, mostBets: shared.mostBets, maximumStake },
  })
  if (isNew) return takeStake(placing, bet)
  const isSame = bet.number === number && bet.stake === stake && bet.isPublic === shown
  if (!isSame || canonicalText(bet.choice) !== canonicalText(choice))
    throw new Refusal('IDEMPOTENCY_CONFLICT', { field: 'requestId' })
  const { balance } = await walletBalance(deps, session)
  return replyWith(of, bet, balance)
}

async function takeStake({ of, store, view, session }: Placing, bet: TableBetRow): Promise<GameReply<'placeBet'>> {
  const { deps } = of
  const { owner, id } = bet
  const money = { ...bet, walletSession: session.walletSession }
  const sharedRound = `${bet.tableId}.${bet.number}` // further bets on it start no round of the player's
  const sharedRoundOpenedAt = await openedAt({ of, view }, bet)
  const request = { ...betRequest({ ...money, freeRoundsId: null }), sharedRound, sharedRoundOpenedAt }
  const taken = await walletOf(deps, bet).call('bet', request)
  if (taken.outcome === 'ok') {
    const takesPart = await store.place(bet)
    return replyWith(of, takesPart ? { ...bet, state: 'placed' } : await storedBet(of, bet), taken.reply.balance)
  }
  if (taken.outcome === 'refused' && taken.code !== 'BET_ROLLED_BACK') {
    await refuseTableBet(deps.db, { owner, id, reason: taken.code, at: deps.clock.now() })
    throw walletRefusal(deps, { call: 'bet', roundId: id, ...taken })
  }
  deps.log.warn({ roundId: id, why: taken.why }, 'unknown whether a stake at a table was taken: returning it')
  const isMine = await returnTableBet(deps.db, { owner, id, nextAttemptAt: returnedBy(deps) })
  const returned = isMine && (await returnStakeNow(deps, { ...money, state: 'returning', attempts: 0 }))
  throw new Refusal('UNAVAILABLE', { params: { roundId: id, stakeReturned: returned }, retryAfterSeconds: 1 })
}

/** When the table opened the bet's round, which is stored with the round. Mostly known without a question to the database. */
async function openedAt({ of, view }: Pick<Placing, 'of' | 'view'>, bet: TableBetRow): Promise<number> {
  const { round } = await view.now()
  if (round?.number === bet.number) return round.openedAt
  const stored = await findTableRound(of.deps.db, bet)
  assert(stored, 'a bet is stored in a round')
  return stored.openedAt.epochMilliseconds
}

async function storedBet({ deps }: TableContext, bet: TableBetRow): Promise<TableBetRow> {
  return (await findTableBet(deps.db, bet)) ?? bet
}

async function replyWith(of: TableContext, bet: TableBetRow, balance: number): Promise<GameReply<'placeBet'>> {
  return { success: true, bet: await shownBet(of, bet), balance }
}

/** A bet as its player sees it now. */
export async function shownBet({ deps, title }: TableContext, bet: TableBetRow) {
  const round = bet.win === null ? null : await findTableRound(deps.db, bet)
  return betView(title, bet, round)
}
