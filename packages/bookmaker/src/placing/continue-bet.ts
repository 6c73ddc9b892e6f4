import { continueDue, ownedUntil } from '@andon/platform/owed-calls'
import type { BetRefused } from '../bet-rules/bet-refused.ts'
import { openOf } from '../bet-rules/stake-limits.ts'
import { expectationOf } from '../settlement/expectation.ts'
import { type BetName, findBet, lockBet, type StoredBet, slipOf } from '../store/bets.ts'
import { noteChanged } from '../store/changed-bets.ts'
import type { Deps } from '../store/deps.ts'
import { updatePrices } from '../store/legs.ts'
import { claimDueBets, moveStep, setNotAccepted } from '../store/pending-bets.ts'
import { boostNow, pricesNow, refusedWith, requestOfBet } from './check-request.ts'
import { computeJoints } from './compute-joints.ts'
import { lockWithReplaced, stakeAfterDelay } from './replace-bet.ts'
import { requestStake, returnStake } from './request-stake.ts'
import { BetRefusal, findDecided, reserve } from './reserve.ts'

/** Bets that are continued at once, and in one pass. */
const atOnce = 32
const mostInAPass = 3_200
/** A stake that the wallet has not answered about for so long is given back. */
const askedForSeconds = 60

/** Continues the pending bets that are due: those whose delay is over, and those whose stake is unknown. A failure does not affect other bets. Returns how many. */
export function continueBets(deps: Deps): Promise<number> {
  return continueDue<BetName>({
    clock: deps.clock,
    log: deps.log,
    what: 'continuing a bet',
    nameOf: ({ id }) => ({ betId: id }),
    atOnce,
    mostInAPass,
    claim: (by) => claimDueBets(deps.db, by),
    step: (name) => nextStep(deps, name),
  })
}

async function nextStep(deps: Deps, name: BetName): Promise<unknown> {
  const bet = await findBet(deps.db, name)
  switch (bet?.step) {
    case 'waiting':
      return endDelay(deps, bet)
    case 'asking':
      return retryStake(deps, bet)
    case 'returning':
      return returnStake(deps, bet, bet.refused ?? refusedWith('WALLET_UNAVAILABLE'))
  }
}

/** Checks a bet again after its delay with what its player saw; then it goes on as one without. */
async function endDelay(deps: Deps, bet: StoredBet): Promise<void> {
  const request = requestOfBet(bet)
  await computeJoints(deps.book, request.legs, 'bet')
  const now = pricesNow(deps.book, bet.policy, request)
  if ('refused' in now) return refuseWaiting(deps, bet, now.refused)
  try {
    const moved = await deps.db.transaction(async (tx) => {
      const locked = await lockWithReplaced(tx, bet)
      if (locked?.step !== 'waiting') return null
      const legs = locked.legs.map((leg) => ({ ...leg, price: now.prices[leg.leg] ?? leg.price }))
      const stakePerLine = await stakeAfterDelay(deps, tx, locked)
      await updatePrices(tx, locked, now.prices)
      const slip = slipOf({ ...locked, legs, stakePerLine })
      const { playerId, id, replaces } = locked
      await reserve(deps, tx, { playerId, id, replaces, legs, slip })
      const nextAttemptAt = ownedUntil(deps.clock.now())
      const expectation = expectationOf(slip, now.chances)
      const open = openOf(slip)
      await moveStep(tx, locked, { step: 'asking', refused: null, open, expectation, stakePerLine, nextAttemptAt })
      return { ...locked, legs, stakePerLine, step: 'asking' as const, attempts: 0 }
    })
    if (moved) await requestStake(deps, moved)
  } catch (error) {
    if (!(error instanceof BetRefusal)) throw error
    await refuseWaiting(deps, bet, error.refused)
  }
}

async function refuseWaiting(deps: Deps, name: BetName, refused: BetRefused): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const bet = await lockBet(tx, name)
    if (bet?.step !== 'waiting') return
    await setNotAccepted(tx, bet, refused)
    await noteChanged(deps, tx, [bet])
  })
}

/** The stake may be taken or not. It is asked for again only while the book would still take the bet as it stands; otherwise it is given back. */
async function retryStake(deps: Deps, bet: StoredBet): Promise<void> {
  const refused = await refusedNow(deps, bet)
  if (refused) await returnStake(deps, bet, refused)
  else await requestStake(deps, bet)
}

async function refusedNow(deps: Deps, bet: StoredBet): Promise<BetRefused | null> {
  const now = deps.clock.now()
  const since = bet.delayedUntil ?? bet.placedAt
  if (Temporal.Instant.compare(now, since.add({ seconds: askedForSeconds })) >= 0)
    return refusedWith('WALLET_UNAVAILABLE')
  const legs = bet.legs.map((leg) => ({ ...leg, asked: { ...leg.asked, price: leg.price } }))
  const request = requestOfBet({ ...bet, legs })
  await computeJoints(deps.book, request.legs, 'bet')
  const prices = pricesNow(deps.book, 'none', request)
  if ('refused' in prices) return prices.refused
  const granted = bet.multipleBoost ? boostNow(deps.book, slipOf(bet), request.legs) : 0
  if (granted < (bet.multipleBoost?.percent ?? 0))
    return refusedWith('MULTIPLE_BOOST_CHANGED', { params: { percent: granted } })
  const decided = await findDecided(deps, deps.db, bet.legs)
  return decided ? refusedWith('PAST_CUTOFFTIME', { leg: decided }) : null
}
