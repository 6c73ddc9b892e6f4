import { house, type PostOutcome, pocket, type TransferDraft, type Wallet } from '@andon/operator/wallet'
import { assert, type Tx } from '@andon/platform/sql'
import type { Shown } from './answer.ts'
import type { Decision } from './domain/decision-table.ts'
import type { HeldTransaction, MoneyCall, StakeSplit } from './domain/held.ts'
import { shareWin, splitStakes } from './split-stakes.ts'

/** A call with what was decided of it. */
export interface Decided {
  readonly call: MoneyCall
  readonly decision: Decision
  /** Held under the call's own id. */
  readonly own: HeldTransaction | undefined
  /** The bet that a win or rollback speaks of. */
  readonly bet: HeldTransaction | undefined
}

/** A decided call whose money has moved, or not. `split` says where a stake came from; `shown` is the balance after it. */
export interface Moved extends Decided {
  readonly split: StakeSplit | null
  readonly shown: Shown | undefined
}

/**
 * Posts the transfers of one wave with one statement. A stake that the balance does not cover comes back as INSUFFICIENT_FUNDS.
 * `balances` are the ones known so far in this batch; they are read where missing and kept up to date.
 */
export async function moveMoney(
  wallet: Wallet,
  tx: Tx,
  decided: readonly Decided[],
  balances: Map<string, Shown>,
): Promise<Moved[]> {
  const splits = await splitsOf(tx, decided)
  const drafts = decided.flatMap((one) => draftOf(one, splits.get(one.call) ?? null) ?? [])
  const outcomes = await wallet.postBatch(tx, drafts)
  const outcomeOf = new Map(drafts.map((draft, index) => [draft.key, outcomes[index]]))
  const unmoved = decided.filter((one) => !outcomeOf.has(transferKey(one.call)))
  await readMissing(wallet, tx, unmoved, balances)
  return decided.map((one) => {
    const outcome = outcomeOf.get(transferKey(one.call))
    if (outcome?.balances)
      balances.set(one.call.playerId, { balance: outcome.balances.realCash, currency: outcome.balances.currency })
    const shown = balances.get(one.call.playerId)
    return { ...one, decision: decisionAfter(one, outcome), split: splits.get(one.call) ?? null, shown }
  })
}

/** Where each new stake comes from, each win goes to, and each stake returns to. */
async function splitsOf(tx: Tx, decided: readonly Decided[]): Promise<Map<MoneyCall, StakeSplit>> {
  const stakes = decided.filter((one) => one.decision === 'debit').map((one) => one.call)
  const taken = await splitStakes(tx, stakes)
  const splits = new Map(stakes.map((stake, index) => [stake, taken[index] ?? []]))
  for (const { call, decision, bet } of decided) {
    if (decision === 'credit') splits.set(call, shareWin(call.amount, bet?.split ?? []))
    if (decision === 'returnStake') splits.set(call, bet?.split ?? [])
  }
  return splits
}

const movements = {
  debit: { kind: 'stake', sign: -1 },
  credit: { kind: 'win', sign: 1 },
  returnStake: { kind: 'rollback', sign: 1 },
} as const

/** Nothing to post where nothing moves: free rounds and lost rounds are recorded with an amount of 0. */
function draftOf({ call, decision }: Decided, split: StakeSplit | null): TransferDraft | null {
  if (decision !== 'debit' && decision !== 'credit' && decision !== 'returnStake') return null
  const { kind, sign } = movements[decision]
  const parts = (split ?? []).filter((part) => part.amount > 0)
  const total = parts.reduce((sum, part) => sum + part.amount, 0)
  if (total === 0) return null
  return {
    key: transferKey(call),
    kind,
    currency: call.currency,
    playerId: call.playerId,
    reference: `${call.gameCode}/${call.roundId}`,
    legs: [
      ...parts.map((part) => ({ account: pocket(call.playerId, part.pocket), amount: sign * part.amount })),
      { account: house(`games/${call.supplier}`), amount: -sign * total },
    ],
  }
}

function decisionAfter({ call, decision }: Decided, outcome: PostOutcome | undefined): Decision {
  if (!outcome || outcome.status === 'posted') return decision
  assert(outcome.status === 'refused', `${call.transactionId} was not held, so its transfer is new`)
  assert(outcome.code === 'INSUFFICIENT_FUNDS' && decision === 'debit', `${call.transactionId}: ${outcome.code}`)
  return 'INSUFFICIENT_FUNDS'
}

async function readMissing(
  wallet: Wallet,
  tx: Tx,
  decided: readonly Decided[],
  balances: Map<string, Shown>,
): Promise<void> {
  const missing = decided.map((one) => one.call.playerId).filter((playerId) => !balances.has(playerId))
  if (missing.length === 0) return
  for (const [playerId, { realCash, currency }] of await wallet.balancesOf(tx, missing))
    balances.set(playerId, { balance: realCash, currency })
}

const transferKey = ({ supplier, transactionId }: MoneyCall) => `${supplier}/${transactionId}`
