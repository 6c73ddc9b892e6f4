import type { BonusBatch } from '@andon/operator/bonuses'
import type { Balances, PostOutcome, Wallet } from '@andon/operator/wallet'
import { assert, type Tx } from '@andon/platform/sql'
import type { Decision } from './domain/decision-table.ts'
import type { MoneyPlan } from './plan-money.ts'

/** A planned call after posting; `balances` are the player's after it. */
export interface Moved extends MoneyPlan {
  readonly balances: Balances | undefined
  /** Adjustment: what could not be taken back. */
  readonly owed: number
}

/**
 * Posts the transfers of one wave with one statement; what an adjustment finds missing, with one more. A stake above the balance gets the decision INSUFFICIENT_FUNDS.
 * `known` has the balances read so far in this batch; missing ones are read, and all are kept up to date.
 */
export async function moveMoney(
  { wallet, bonusBatch }: { wallet: Wallet; bonusBatch: BonusBatch },
  tx: Tx,
  { plans, known }: { plans: readonly MoneyPlan[]; known: Map<string, Balances> },
): Promise<Moved[]> {
  const outcomes = [
    ...(await wallet.postBatch(
      tx,
      plans.flatMap((plan) => plan.drafts),
    )),
  ]
  const owed = await takeWhatIsThere(wallet, tx, plans, outcomes)
  await readMissing(
    wallet,
    tx,
    plans.filter((plan) => plan.drafts.length === 0),
    known,
  )
  const left = [...outcomes]
  return plans.map((plan) => {
    const own = left.splice(0, plan.drafts.length)
    const { playerId } = plan.call
    const balances = own.at(-1)?.balances ?? known.get(playerId)
    if (balances) known.set(playerId, balances)
    const decision = decisionAfter(plan, own)
    if (decision === plan.decision) for (const bonusPlan of plan.bonusPlans) bonusBatch.applied(bonusPlan, balances)
    return { ...plan, decision, balances, owed: owed.get(plan) ?? 0 }
  })
}

/** Posts the smaller transfer of adjustments whose player has too little, in place of the refused one. The refused attempt has locked the account. */
async function takeWhatIsThere(
  wallet: Wallet,
  tx: Tx,
  plans: readonly MoneyPlan[],
  outcomes: PostOutcome[],
): Promise<Map<MoneyPlan, number>> {
  const owed = new Map<MoneyPlan, number>()
  let place = 0
  for (const plan of plans) {
    const outcome = outcomes[place]
    if (plan.takeWhatIsThere && outcome?.status === 'refused' && outcome.code === 'INSUFFICIENT_FUNDS') {
      const { draft, owed: missing } = plan.takeWhatIsThere(outcome.balances?.realCash ?? 0)
      const [posted] = await wallet.postBatch(tx, [draft])
      assert(posted?.status === 'posted', `what is there is taken for ${plan.call.transactionId}`)
      const others = outcomes.slice(place + 1, place + plan.drafts.length)
      outcomes.splice(place, plan.drafts.length, ...others, posted) // the last one has the balances
      owed.set(plan, missing)
    }
    place += plan.drafts.length
  }
  return owed
}

/** Only the first transfer of a plan can be refused: the others move money of a bonus, which is locked. */
function decisionAfter({ call, decision }: MoneyPlan, [first, ...rest]: readonly PostOutcome[]): Decision {
  assert(
    rest.every((outcome) => outcome.status === 'posted'),
    `what follows ${call.transactionId} is posted`,
  )
  if (!first || first.status === 'posted') return decision
  assert(first.status === 'refused', `${call.transactionId} was not recorded, so its transfer is new`)
  assert(first.code === 'INSUFFICIENT_FUNDS' && decision === 'debit', `${call.transactionId}: ${first.code}`)
  return 'INSUFFICIENT_FUNDS'
}

async function readMissing(
  wallet: Wallet,
  tx: Tx,
  unmoved: readonly MoneyPlan[],
  known: Map<string, Balances>,
): Promise<void> {
  const missing = unmoved.map((plan) => plan.call.playerId).filter((playerId) => !known.has(playerId))
  if (missing.length === 0) return
  for (const [playerId, balances] of await wallet.balancesOf(tx, [...new Set(missing)])) known.set(playerId, balances)
}
