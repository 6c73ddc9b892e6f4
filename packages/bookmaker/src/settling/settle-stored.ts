import { assert } from '@andon/platform/assert'
import type { Tx } from '@andon/platform/sql'
import { isFinal } from '../bet-rules/bet-status.ts'
import { decisionFor, type LegDecision } from '../bet-rules/leg-facts.ts'
import { settleBet } from '../bet-rules/settle-bet.ts'
import { plainOutcome } from '../settlement/leg-outcome.ts'
import { betOf, type StoredBet } from '../store/bets.ts'
import { noteChanged } from '../store/changed-bets.ts'
import { endOfLeg } from '../store/decision-text.ts'
import type { Deps } from '../store/deps.ts'
import { findSelections, type KnownSelections } from '../store/selections.ts'
import { type BetChange, setTrouble, storeChanges } from '../store/settled-bets.ts'
import { playDetailsOf } from '../wallet-client/play-details.ts'

const voided: LegDecision = { outcome: plainOutcome('void'), cancelled: true }

/** Returns the results that a bet was settled by, and whether that changed anything of any of them. */
export interface Settled {
  readonly known: KnownSelections
  readonly changed: boolean
}

/** Brings locked bets to the state that follows from what is known of their selections. What is known is read after the locks were taken, so that no result is missed. */
export async function settleStored(deps: Deps, tx: Tx, bets: readonly StoredBet[]): Promise<Settled> {
  const accepted = bets.filter(({ acceptedAt, status }) => acceptedAt !== null && !isFinal(status))
  if (accepted.length === 0) return { known: new Map(), changed: false }
  const known = await findSelections(
    tx,
    accepted.flatMap(({ legs }) => legs.map(({ selection }) => selection)),
  )
  const changes: BetChange[] = []
  for (const before of accepted) {
    const change = await changeOf(deps, tx, before, known)
    if (change) changes.push(change)
  }
  await storeChanges(tx, changes, deps.clock.now())
  await noteChanged(
    deps,
    tx,
    changes.map(({ before }) => before),
  )
  return { known, changed: changes.length > 0 }
}

/** Null where nothing changes. A result that the bet cannot be settled with stops only this bet, and staff are told. */
async function changeOf({ log }: Deps, tx: Tx, before: StoredBet, known: KnownSelections): Promise<BetChange | null> {
  const bet = betOf(before)
  try {
    const decisionOf = (selection: string) => {
      if (before.voidReason !== null) return voided
      const facts = known.get(selection)?.facts
      return facts ? decisionFor(facts, bet.acceptedAtMs) : null
    }
    const { bet: after, payment } = settleBet(bet, decisionOf)
    assert(payment?.call !== 'win' || payment.amount >= 0, 'a win is never below 0')
    if (after === bet) return null
    const details = payment && playDetailsOf(before, (leg) => endOfLeg(leg, { known, decisionOf }))
    return { before, after, payment, details }
  } catch (error) {
    log.error({ betId: before.id, err: error }, 'a result cannot settle a bet')
    await setTrouble(tx, before, error instanceof Error ? error.message : 'unknown')
    return null
  }
}
