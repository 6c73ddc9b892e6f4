import { Refusal } from '@andon/contract'
import type { Currency } from '@andon/money'
import type { Runtime } from '@andon/platform/runtime'
import { assert, type Tx } from '@andon/platform/sql'
import { type Balances, wireBalances } from './domain/balances.ts'
import { isHouse } from './domain/chart.ts'
import { parseTransfer, type Transfer, type TransferDraft } from './domain/transfer.ts'
import { balanceChanged } from './facts.ts'
import { createHouseAccounts } from './house-accounts.ts'
import { insertTransfers, type PostedRow } from './store/posting.ts'

/** Balances are the player's after this transfer (unchanged if it is refused); null if only house accounts are touched. */
export type PostOutcome =
  | { readonly status: 'posted' | 'replayed'; readonly transferId: string; readonly balances: Balances | null }
  | {
      readonly status: 'refused'
      readonly code: 'INSUFFICIENT_FUNDS' | 'IDEMPOTENCY_CONFLICT'
      readonly balances: Balances | null
    }

export interface Posted {
  readonly transferId: string
  /** The same transfer was posted before under this key; nothing is moved. */
  readonly replayed: boolean
  readonly balances: Balances | null
}

/** A batch is one statement; a larger one would keep its locks too long. */
const maxBatch = 1000

export function createPosting({ facts, newId, clock }: Runtime) {
  const houseAccounts = createHouseAccounts()

  /**
   * Posts transfers in order. A refused one moves nothing and does not affect the others. Locks last until the transaction ends, so post all
   * transfers of one transaction in one call.
   */
  async function postBatch(tx: Tx, drafts: readonly TransferDraft[]): Promise<PostOutcome[]> {
    assert(drafts.length <= maxBatch, `at most ${maxBatch} transfers in a batch`)
    if (drafts.length === 0) return []
    const transfers = drafts.map(parseTransfer)
    await houseAccounts.ensureOpen(tx, transfers)
    const ids = transfers.map(() => newId('trf'))
    const rows = await insertTransfers(tx, { transfers, ids, at: clock.now() })
    const results = transfers.map((transfer, i) => ({ transfer, outcome: toOutcome(transfer, rows[i]) }))
    const changed = new Map<string, Balances>()
    for (const { transfer, outcome } of results) {
      if (outcome.status === 'posted' && outcome.balances) changed.set(transfer.owner, outcome.balances)
    }
    await facts.write(
      tx,
      [...changed].map(([key, balances]) => balanceChanged({ key, data: wireBalances(balances) })),
    )
    return results.map(({ outcome }) => outcome)
  }

  /** Posts one transfer; throws a Refusal (INSUFFICIENT_FUNDS, IDEMPOTENCY_CONFLICT), which undoes the caller's transaction. */
  async function post(tx: Tx, draft: TransferDraft): Promise<Posted> {
    const [outcome] = await postBatch(tx, [draft])
    assert(outcome, 'one outcome for each draft')
    if (outcome.status === 'refused') throw refusalOf(outcome)
    const { transferId, status, balances } = outcome
    return { transferId, replayed: status === 'replayed', balances }
  }

  return { post, postBatch }
}

/** The Refusal for a refused transfer. */
export function refusalOf({ code }: Extract<PostOutcome, { status: 'refused' }>): Refusal {
  return new Refusal(code)
}

function toOutcome({ owner, currency }: Transfer, row: PostedRow | undefined): PostOutcome {
  assert(row, 'one row for each transfer')
  const balances = isHouse(owner) ? null : toBalances(row, currency)
  switch (row.status) {
    case 'posted':
    case 'replayed':
      return { status: row.status, transferId: row.transfer_id, balances }
    case 'conflict':
      return { status: 'refused', code: 'IDEMPOTENCY_CONFLICT', balances }
    case 'insufficient':
      return { status: 'refused', code: 'INSUFFICIENT_FUNDS', balances }
  }
}

function toBalances(row: PostedRow, currency: Currency): Balances {
  return {
    realCash: row.player_real_cash,
    crp: row.player_crp,
    drp: row.player_drp,
    wrp: row.player_wrp,
    freebet: row.player_freebet,
    currency,
    version: row.player_version,
  }
}
