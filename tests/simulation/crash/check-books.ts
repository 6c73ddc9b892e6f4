import assert from 'node:assert/strict'
import { verify } from '@andon/operator/wallet'
import { createDb, type Db } from '@andon/platform/sql'
import type { Chance } from '../chance.ts'
import type { Acknowledged, Caller } from './caller.ts'
import { standingOf } from './standing.ts'

export interface Checked {
  /** Acknowledged operations, and those of them whose amount is in the books. */
  readonly acknowledged: number
  readonly found: number
  /** Duplicate transfers and wallet calls. */
  readonly duplicates: number
  /** Acknowledged operations without a transfer: lost rounds and declined deposits. */
  readonly unmoved: number
}

const olderAskedAgain = 5

/**
 * After a restart: each acknowledged operation is in the books once, with its amount; those since the last check (`from` for each caller), and some older
 * ones, are repeated and get the same reply; the balance is the sum of the acknowledged operations; and the verification of the ledger finds no fault.
 */
export async function checkBooks(
  databaseUrl: string,
  callers: readonly Caller[],
  { from, chance }: { from: readonly number[]; chance: Chance },
): Promise<Checked> {
  const db = createDb({ connectionString: databaseUrl, maxConnections: 2 })
  try {
    const checked = { acknowledged: 0, found: 0, duplicates: 0, unmoved: 0 }
    for (const [index, caller] of callers.entries()) {
      const stands = await standingOf(db, caller.playerId)
      for (const one of caller.acknowledged) {
        const { isFound, tooMany } = stands(one)
        checked.acknowledged += 1
        checked.found += isFound ? 1 : 0
        checked.duplicates += tooMany
        checked.unmoved += one.moved === 0 ? 1 : 0
      }
      await askAgain(caller.acknowledged, { from: from[index] ?? 0, chance })
      assert.ok(caller.possible().includes(await cashOf(db, caller.playerId)), 'the balance is what was acknowledged')
    }
    const report = await verify(db)
    assert.equal(report.clean, true, JSON.stringify(report.findings))
    return checked
  } finally {
    await db.close()
    if (!db.pool.ended) await db.pool.end()
  }
}

async function askAgain(
  all: readonly Acknowledged[],
  { from, chance }: { from: number; chance: Chance },
): Promise<void> {
  const older = Array.from({ length: Math.min(olderAskedAgain, from) }, () => all[chance.between(0, from - 1)])
  for (const one of [...older, ...all.slice(from)]) {
    if (one) assert.deepEqual(await one.operation.send(), one.answer, 'the same question is answered the same')
  }
}

async function cashOf(db: Db, playerId: string): Promise<number> {
  const [row] = await db.query<{ cash: number }>('select real_cash as cash from wallet.accounts where holder = $1', [
    playerId,
  ])
  return row?.cash ?? 0
}
