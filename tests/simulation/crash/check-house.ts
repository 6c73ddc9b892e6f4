import assert from 'node:assert/strict'
import { verify } from '@andon/operator/wallet'
import { createDb, type Db } from '@andon/platform/sql'
import type { Chance } from '../chance.ts'
import type { Acknowledged, Caller } from './caller.ts'

export interface Checked {
  /** Acknowledged operations that were looked for in the ledger, and those that were there once. */
  readonly acknowledged: number
  readonly found: number
  readonly duplicates: number
}

const olderAskedAgain = 5

/**
 * After a restart: each acknowledged operation stands in the ledger once; those since the last check (`from` for each caller), and some older ones, are
 * asked again and answered as before; the balance is what the acknowledged operations make of it; and the auditor finds nothing.
 */
export async function checkHouse(
  databaseUrl: string,
  callers: readonly Caller[],
  { from, chance }: { from: readonly number[]; chance: Chance },
): Promise<Checked> {
  const db = createDb({ connectionString: databaseUrl, maxConnections: 2 })
  try {
    let [acknowledged, found, duplicates] = [0, 0, 0]
    for (const [index, caller] of callers.entries()) {
      const times = await timesHeld(db, caller)
      for (const { moved, answer, operation } of caller.acknowledged) {
        const held = times.get(operation.transferKey(answer.body)) ?? 0
        acknowledged += moved ? 1 : 0
        found += moved && held > 0 ? 1 : 0
        duplicates += Math.max(0, held - (moved ? 1 : 0))
      }
      await askAgain(caller.acknowledged, { from: from[index] ?? 0, chance })
      assert.ok(caller.possible().includes(await cashOf(db, caller.playerId)), 'the balance is what was acknowledged')
    }
    const report = await verify(db)
    assert.equal(report.clean, true, JSON.stringify(report.findings))
    return { acknowledged, found, duplicates }
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

async function timesHeld(db: Db, { playerId, acknowledged }: Caller): Promise<ReadonlyMap<string, number>> {
  const keys = acknowledged.map(({ operation, answer }) => operation.transferKey(answer.body))
  const rows = await db.query<{ key: string; times: number }>(
    'select key, count(*)::int as times from wallet.transfers where owner = $1 and key = any($2) group by key',
    [playerId, keys],
  )
  return new Map(rows.map(({ key, times }) => [key, times]))
}

async function cashOf(db: Db, playerId: string): Promise<number> {
  const [row] = await db.query<{ cash: number }>('select real_cash as cash from wallet.accounts where holder = $1', [
    playerId,
  ])
  return row?.cash ?? 0
}
