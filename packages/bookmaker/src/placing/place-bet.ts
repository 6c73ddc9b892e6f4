import { createHash } from 'node:crypto'
import { referenceLength } from '@andon/contract/reference'
import { writeFraction } from '@andon/money/fraction'
import { assert } from '@andon/platform/assert'
import { ownedUntil } from '@andon/platform/owed-calls'
import type { BetRefused } from '../bet-rules/bet-refused.ts'
import { openOf } from '../bet-rules/stake-limits.ts'
import { SlipRefusal } from '../settlement/slip-refusal.ts'
import { findBet, findRequestedBet, type StoredBet } from '../store/bets.ts'
import type { Deps } from '../store/deps.ts'
import { insertBet, type NewBet } from '../store/pending-bets.ts'
import { findQuote, type StoredQuote } from '../store/quotes.ts'
import type { BetEdit, BetRequest, BettingPlayer } from './bet-request.ts'
import type { BetPlaced } from './bet-view.ts'
import { type CheckedRequest, checkPriced, refusedWith } from './check-request.ts'
import { cannotReplace } from './replace-bet.ts'
import { requestStake } from './request-stake.ts'
import { BetRefusal, checkLimits, reserve } from './reserve.ts'
import { showBet, showNewBet } from './show-bet.ts'

/**
 * Places a bet: stored and reserved in one transaction, then its stake is asked for, then it is accepted. A bet with a delay is only stored; the worker checks it again
 * when its time comes. A request whose bet exists gets that bet. Throws SlipRefusal for what is no bet at all.
 */
export function placeBet(deps: Deps, player: BettingPlayer, request: BetRequest): Promise<BetPlaced> {
  return place(deps, { player, request, replaced: null })
}

/**
 * Changes an open bet: places one that replaces it, whose stake is what a quote says that it can be cashed out for. So nothing more is staked, and nothing of the first bet is
 * paid. Refused with CASH_OUT_… and BET_NOT_OPEN as a cash-out is, and as any bet. Throws SlipRefusal as `placeBet`, also for the legs that the bet has.
 */
export async function editBet(
  deps: Deps,
  player: BettingPlayer,
  { betId, quoteId, request }: BetEdit,
): Promise<BetPlaced> {
  const { playerId } = player
  const quote = await findQuote(deps.db, { playerId, id: quoteId })
  const bet = await findBet(deps.db, { playerId, id: betId })
  if (!bet || quote?.betId !== betId) return { refused: refusedWith('CASH_OUT_EXPIRED') }
  const asked = request.legs.flatMap(({ selection, together }) => [selection, ...together])
  const known = new Set(bet.legs.map(({ selection }) => selection))
  if (asked.length === known.size && asked.every((selection) => known.has(selection)))
    throw new SlipRefusal('legs', 'are those of the bet')
  return place(deps, { player, request: { ...request, stake: quote.value }, replaced: { bet, quote } })
}

interface ToPlace {
  readonly player: BettingPlayer
  readonly request: BetRequest
  readonly replaced: { readonly bet: StoredBet; readonly quote: StoredQuote } | null
}

async function place(deps: Deps, { player, request, replaced }: ToPlace): Promise<BetPlaced> {
  if (!/^[A-Za-z0-9_-]{8,64}$/.test(request.requestId)) throw new SlipRefusal('requestId', 'is no name of a request')
  const hash = hashOf(request, replaced?.bet.id ?? null)
  const known = () => findRequestedBet(deps.db, { playerId: player.playerId, requestId: request.requestId })
  const checked = await check(deps, { request, replaced }).catch((error: unknown) => ({ error }))
  if (!('slip' in checked)) {
    const first = await known()
    if (first) return repeated(deps, first, hash)
    if ('error' in checked) throw checked.error
    return checked
  }
  const stored = await storeNew(deps, { player, request, checked, hash, replaced: replaced?.bet ?? null }, known)
  if ('first' in stored) return repeated(deps, stored.first, hash)
  if ('refused' in stored) return stored
  const { bet } = stored
  if (bet.step !== 'asking') return { bet: await showBet(deps, bet) }
  const accepted = await requestStake(deps, bet)
  if (accepted) return { bet: showNewBet(accepted.bet, accepted.known) }
  return { bet: await showBet(deps, (await findBet(deps.db, bet)) ?? bet) }
}

async function check(
  deps: Deps,
  { request, replaced }: Omit<ToPlace, 'player'>,
): Promise<CheckedRequest | { readonly refused: BetRefused }> {
  const freeBets = replaced ? replaced.bet.freeBets : request.freeBets // a bet that goes on for another one has its money
  const checked = await checkPriced(deps.book, { ...request, freeBets })
  if ('refused' in checked || !replaced) return checked
  const gone = await cannotReplace(deps, replaced.bet, replaced.quote)
  return gone ? { refused: refusedWith(gone) } : checked
}

const mostAttempts = 5

/** Stores a bet, under another id where its reference is taken. `first`: the request has a bet already. */
async function storeNew(deps: Deps, toStore: ToStore, known: () => Promise<StoredBet | null>) {
  for (let attempt = 1; ; attempt++) {
    const stored = await store(deps, newBet(deps, toStore), toStore.checked)
    if (stored !== 'notInserted') return stored
    const first = await known()
    if (first) return { first }
    assert(attempt < mostAttempts, 'a new bet gets a free reference')
  }
}

/** Thrown inside a transaction, so that nothing of the second bet stays. */
class NotInserted extends Error {}

/** Stores and reserves a bet, or checks it where it has to wait. The insertion runs first and waits for an earlier request of that name; the rest is sent with it. */
async function store(
  deps: Deps,
  bet: NewBet,
  { slip }: CheckedRequest,
): Promise<'notInserted' | { readonly refused: BetRefused } | { readonly bet: StoredBet }> {
  const { playerId, id, legs, step, replaces } = bet
  try {
    await deps.db.transaction(async (tx) => {
      const inserted = insertBet(tx, bet)
      const reserved = (step === 'asking' ? reserve : checkLimits)(deps, tx, { playerId, id, replaces, legs, slip })
      reserved.catch(() => undefined) // awaited below, unless the request has a bet
      if (!(await inserted)) throw new NotInserted()
      await reserved
    })
  } catch (error) {
    if (error instanceof NotInserted) return 'notInserted'
    if (error instanceof BetRefusal) return { refused: error.refused }
    throw error
  }
  return { bet: asStored(bet) }
}

/** The bet as it is read after the insertion. */
const asStored = (bet: NewBet): StoredBet => ({
  ...bet,
  status: 'PENDING_ACCEPTANCE',
  acceptedAt: null,
  attempts: 0,
  refused: null,
  cashedOut: 0,
  paid: 0,
  closed: false,
  payments: 0,
  revision: 0,
  voidReason: null,
  trouble: null,
  replacedBy: null,
})

/** The same name of another request is refused. */
async function repeated(deps: Deps, bet: StoredBet, hash: string): Promise<BetPlaced> {
  if (bet.requestHash !== hash) return { refused: refusedWith('DUPLICATED_REQUEST') }
  return { bet: await showBet(deps, bet) }
}

function hashOf(
  { legs, system, eachWay, boosts, stake, policy, freeBets, multipleBoost }: BetRequest,
  replaces: string | null,
): string {
  const requestedLegs = legs.map(
    ({ selection, together, asked: { price, score, redCards }, banker, eachWay: terms }) => [
      ...[selection, together, price, score, redCards, banker],
      ...(terms ? [terms.places, terms.placeFraction] : []),
    ],
  )
  const seen = multipleBoost > 0 ? [{ multipleBoost }] : []
  const asked = [requestedLegs, system, eachWay, boosts, stake, policy, freeBets, ...seen]
  return createHash('sha256')
    .update(JSON.stringify(replaces === null ? asked : [...asked, replaces]))
    .digest('hex')
}

interface ToStore {
  readonly player: BettingPlayer
  readonly request: BetRequest
  readonly checked: CheckedRequest
  readonly hash: string
  readonly replaced: StoredBet | null
}

function newBet({ clock, newId }: Deps, { player, request, checked, hash, replaced }: ToStore): NewBet {
  const now = clock.now()
  const { slip, legs, expectation, delayMs } = checked
  const delayedUntil = delayMs > 0 ? now.add({ milliseconds: delayMs }) : null
  const id = newId('bet', player.playerId)
  return {
    ...player,
    id,
    reference: id.slice(-referenceLength),
    requestId: request.requestId,
    requestHash: hash,
    policy: request.policy,
    size: slip.system.size,
    folds: [...slip.system.folds],
    eachWay: slip.eachWay,
    stake: replaced?.stake ?? request.stake,
    freeBets: replaced ? replaced.freeBets : request.freeBets,
    multipleBoost: slip.boost ?? null,
    stakePerLine: writeFraction(slip.stakePerLine),
    open: openOf(slip),
    expectation,
    placedAt: now,
    delayedUntil,
    legs,
    step: delayedUntil ? 'waiting' : 'asking',
    nextAttemptAt: delayedUntil ?? ownedUntil(now),
    replaces: replaced?.id ?? null,
    replacesRevision: replaced?.revision ?? null,
    round: replaced && (replaced.round ?? replaced.id),
  }
}
