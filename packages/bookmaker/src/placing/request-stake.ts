import { ownedUntil, retryAt } from '@andon/platform/owed-calls'
import type { Tx } from '@andon/platform/sql'
import { refusalOfWallet } from '../bet-rules/bet-refusals.ts'
import type { BetRefused } from '../bet-rules/bet-refused.ts'
import { linesOf } from '../settlement/slip.ts'
import { settleStored } from '../settling/settle-stored.ts'
import { type BetName, lockBet, type StoredBet, slipOf } from '../store/bets.ts'
import { noteChanged } from '../store/changed-bets.ts'
import type { Deps } from '../store/deps.ts'
import { joinedLegs } from '../store/joined-legs.ts'
import { accept, moveStep, postponeBet, setNotAccepted } from '../store/pending-bets.ts'
import { movePositions } from '../store/positions.ts'
import type { KnownSelections } from '../store/selections.ts'
import { takenOut } from '../store/settled-bets.ts'
import { returnRequest, stakeRequest } from '../wallet-client/requests.ts'
import { refusedWith } from './check-request.ts'
import { takeOver } from './replace-bet.ts'

/**
 * Asks the wallet for the stake of a bet whose loss is reserved. Taken: the bet is accepted. Refused the first time: it is not, and the reservation goes. Refused
 * after an attempt whose outcome is unknown: that attempt may still arrive, so the stake is given back. Unknown: the worker asks again. Returns the accepted bet with what is known
 * of its selections; null for one that is not accepted, or settled at once.
 */
export async function requestStake(deps: Deps, bet: StoredBet): Promise<Accepted | null> {
  const reply = await deps.wallet.call('bet', stakeRequest(deps, bet))
  switch (reply.outcome) {
    case 'ok':
      return accepted(deps, bet)
    case 'unknown':
      deps.log.warn({ betId: bet.id, why: reply.why }, 'the stake of a bet is unknown and will be asked for again')
      await postponeBet(deps.db, bet, retryAt(deps.clock.now(), bet.attempts))
      return null
    case 'refused': {
      const code = codeOf(bet, reply.code)
      if (code === 'WALLET_UNAVAILABLE' || code === 'DUPLICATED_REQUEST')
        deps.log.error({ betId: bet.id, refusal: reply.code, why: reply.why }, 'the wallet refused the stake of a bet')
      const refused = refusedByWallet(deps, bet, { code, params: reply.params ?? {} })
      const certain = bet.attempts === 0 && (await refuseCertainly(deps, bet, refused))
      if (!certain) await returnStake(deps, bet, refused)
      return null
    }
  }
}

/** A limit of the player's that leaves room for a smaller bet says how large. */
function refusedByWallet(
  { limits }: Deps,
  { stake, legs, ...bet }: StoredBet,
  { code, params }: Pick<BetRefused, 'code' | 'params'>,
): BetRefused {
  const { remaining } = params
  const lines = linesOf(slipOf({ ...bet, legs }))
  const least = Math.max(limits.minStake, limits.minStakePerLine * lines)
  const isLess = typeof remaining === 'number' && remaining >= least && remaining < stake
  const counterOffer = code === 'LIMIT_REACHED' && isLess ? { kind: 'stake' as const, maxStake: remaining } : null
  const [first, ...others] = joinedLegs(legs)
  return refusedWith(code, { params, counterOffer, leg: others.length === 0 ? (first?.win.selection ?? null) : null })
}

/** A round that is closed in the meantime ended the bet that was to be replaced. */
function codeOf({ replaces }: StoredBet, code: string): BetRefused['code'] {
  if (replaces !== null && code === 'ROUND_CLOSED') return 'BET_NOT_OPEN'
  return isWalletCode(code) ? refusalOfWallet[code] : 'WALLET_UNAVAILABLE'
}

const isWalletCode = (code: string): code is keyof typeof refusalOfWallet => Object.hasOwn(refusalOfWallet, code)

export interface Accepted {
  readonly bet: StoredBet
  readonly known: KnownSelections
}

/** The stake of a bet that cannot replace the other one any more goes back, though it was nothing: so the wallet knows that it is over. */
async function accepted(deps: Deps, bet: StoredBet): Promise<Accepted | null> {
  const done = await deps.db.transaction((tx) => acceptBet(deps, tx, bet))
  if (done === null || 'bet' in done) return done
  await returnStake(deps, bet, done.refused)
  return null
}

/** A result that came since the bet was asked for settles it at once. Nothing else of a bet changes while it is asked for. */
async function acceptBet(
  deps: Deps,
  tx: Tx,
  bet: StoredBet,
): Promise<Accepted | { readonly refused: BetRefused } | null> {
  const acceptedAt = deps.clock.now()
  const carried = await takeOver(deps, tx, bet)
  if (carried === null || 'refused' in carried) return carried
  const { cashedOut, paid } = carried
  const accepted = { ...bet, status: 'ACCEPTED' as const, step: null, acceptedAt, refused: null, cashedOut, paid }
  if (!(await accept(tx, accepted, acceptedAt))) return null // another process was faster
  await noteChanged(deps, tx, [bet])
  const { known, changed } = await settleStored(deps, tx, [accepted])
  return changed ? null : { bet: accepted, known }
}

/** False if another process has asked for the stake, too. */
async function refuseCertainly(deps: Deps, name: BetName, refused: BetRefused): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const bet = await lockBet(tx, name)
    if (bet?.step !== 'asking' || bet.attempts > 0) return false
    await setNotAccepted(tx, bet, refused)
    await noteChanged(deps, tx, [bet])
    await movePositions(tx, takenOut(bet, slipOf(bet)))
    return true
  })
}

/** Gives the stake of a pending bet back, whether it was taken or not. From the first attempt on the bet cannot be accepted any more. */
export async function returnStake(deps: Deps, name: BetName, refused: BetRefused): Promise<void> {
  const bet = await deps.db.transaction(async (tx) => {
    const locked = await lockBet(tx, name)
    if (locked?.step === 'asking') {
      const nextAttemptAt = ownedUntil(deps.clock.now())
      await moveStep(tx, locked, { step: 'returning', refused, open: null, nextAttemptAt })
      await movePositions(tx, takenOut(locked, slipOf(locked)))
    }
    return locked
  })
  if (bet?.step !== 'asking' && bet?.step !== 'returning') return
  const returned = await deps.wallet.call('rollback', returnRequest(deps, bet))
  if (returned.outcome === 'ok' || (returned.outcome === 'refused' && isOver(bet, returned.code)))
    return deps.db.transaction(async (tx) => {
      const locked = await lockBet(tx, name)
      if (locked?.step !== 'returning') return
      await setNotAccepted(tx, locked, locked.refused ?? refused)
      await noteChanged(deps, tx, [locked])
    })
  deps.log.error({ betId: bet.id, why: returned.why }, 'returning the stake of a bet failed and will be retried')
  await postponeBet(deps.db, bet, retryAt(deps.clock.now(), bet.attempts))
}

/** Whether nothing is left to give back: of a bet that replaces another one nothing was taken, and its round may be closed. */
const isOver = ({ replaces }: StoredBet, code: string) =>
  code === 'BET_ROLLED_BACK' || (replaces !== null && code === 'ROUND_CLOSED')
