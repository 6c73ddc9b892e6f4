import { createHash } from 'node:crypto'
import { writeFraction } from '@andon/money/fraction'
import { assert } from '@andon/platform/assert'
import { ownedUntil } from '@andon/platform/owed-calls'
import { openOf } from '../bets/stake-limits.ts'
import type { Deps } from '../deps.ts'
import { SlipRefusal } from '../settlement/slip-refusal.ts'
import { findBet, findRequestedBet, type StoredBet } from '../store/bets.ts'
import { insertBet, type NewBet } from '../store/pending-bets.ts'
import { askForStake } from './ask-for-stake.ts'
import type { BetRequest, BettingPlayer } from './bet-request.ts'
import type { BetPlaced } from './bet-view.ts'
import { type CheckedRequest, checkPriced, refusedWith } from './check-request.ts'
import { BetRefusal, checkLimits, reserve } from './reserve.ts'
import { showBet } from './show-bet.ts'

/**
 * Places a bet: stored and reserved in one transaction, then its stake is asked for, then it is accepted. A bet with a delay is only stored; the worker checks it again
 * when its time comes. A request whose bet exists gets that bet. Throws SlipRefusal for what is no bet at all.
 */
export async function placeBet(deps: Deps, player: BettingPlayer, request: BetRequest): Promise<BetPlaced> {
  if (!/^[A-Za-z0-9_-]{8,64}$/.test(request.requestId)) throw new SlipRefusal('requestId', 'is no name of a request')
  const about = { playerId: player.playerId, requestId: request.requestId }
  const hash = hashOf(request)
  const known = await findRequestedBet(deps.db, about)
  if (known) return repeated(deps, known, hash)
  const checked = await checkPriced(deps.book, request)
  if ('refused' in checked) return checked
  const bet = newBet(deps, { player, request, checked, hash })
  try {
    const stored = await deps.db.transaction(async (tx) => {
      if (!(await insertBet(tx, bet))) return false
      const { playerId, id, legs } = bet
      await (bet.step === 'asking' ? reserve : checkLimits)(deps, tx, { playerId, id, legs, slip: checked.slip })
      return true
    })
    if (!stored) {
      const first = await findRequestedBet(deps.db, about)
      assert(first, 'a request that was stored has its bet')
      return repeated(deps, first, hash)
    }
  } catch (error) {
    if (error instanceof BetRefusal) return { refused: error.refused }
    throw error
  }
  const placed = await findBet(deps.db, bet)
  assert(placed, 'a bet that was stored is there')
  if (placed.step === 'asking') await askForStake(deps, placed)
  return { bet: await showBet(deps, (await findBet(deps.db, bet)) ?? placed) }
}

/** The same name of another request is refused. */
async function repeated(deps: Deps, bet: StoredBet, hash: string): Promise<BetPlaced> {
  if (bet.requestHash !== hash) return { refused: refusedWith('DUPLICATED_REQUEST') }
  return { bet: await showBet(deps, bet) }
}

function hashOf({ legs, system, eachWay, boosts, stake, policy, freeBets }: BetRequest): string {
  const said = legs.map(({ selection, together, asked: { price, score, redCards }, banker, eachWay: terms }) => [
    ...[selection, together, price, score, redCards, banker],
    ...(terms ? [terms.places, terms.placeFraction] : []),
  ])
  return createHash('sha256')
    .update(JSON.stringify([said, system, eachWay, boosts, stake, policy, freeBets]))
    .digest('hex')
}

interface ToStore {
  readonly player: BettingPlayer
  readonly request: BetRequest
  readonly checked: CheckedRequest
  readonly hash: string
}

function newBet({ clock, newId }: Deps, { player, request, checked, hash }: ToStore): NewBet {
  const now = clock.now()
  const { slip, legs, delayMs } = checked
  const delayedUntil = delayMs > 0 ? now.add({ milliseconds: delayMs }) : null
  return {
    ...player,
    id: newId('bet', player.playerId),
    requestId: request.requestId,
    requestHash: hash,
    policy: request.policy,
    size: slip.system.size,
    folds: [...slip.system.folds],
    eachWay: slip.eachWay,
    stake: request.stake,
    freeBets: request.freeBets,
    stakePerLine: writeFraction(slip.stakePerLine),
    open: openOf(slip),
    placedAt: now,
    delayedUntil,
    legs,
    step: delayedUntil ? 'waiting' : 'asking',
    nextAttemptAt: delayedUntil ?? ownedUntil(now),
  }
}
