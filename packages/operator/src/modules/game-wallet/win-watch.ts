import type { Catalogue, StatedMaximum } from '@andon/operator/catalogue'
import type { Metrics } from '@andon/platform/metrics'
import type { Runtime } from '@andon/platform/runtime'
import { afterCommit, type Tx } from '@andon/platform/sql'
import type { StoredRound, StoredTransaction } from './domain/stored.ts'
import { isAboveMaximum } from './domain/win-maximum.ts'

/** A win that was paid: its bet, and its round with the win. */
export interface PaidWin {
  readonly amount: number
  readonly bet: StoredTransaction
  readonly round: StoredRound
}

export interface WinWatch {
  /** Compares the wins of this transaction with their games' stated maximums once it has committed, outside of it. */
  afterPaying(tx: Tx, wins: readonly PaidWin[]): void
  /** When every comparison so far is done. */
  settled(): Promise<void>
}

const refreshMs = 30_000

/**
 * Reports paid wins above the maximum that their game states: a sign that a game, or a supplier's key, is not what it should be. The maximums are a copy
 * in memory, renewed when the catalogue's content version has grown; a change counts after half a minute at the latest.
 */
export function createWinWatch(
  { db, clock, log }: Pick<Runtime, 'db' | 'clock' | 'log'>,
  {
    catalogue,
    metrics,
  }: {
    catalogue: Pick<Catalogue, 'contentVersion' | 'statedMaximums'>
    metrics: Pick<Metrics, 'winsAboveMaximum'>
  },
): WinWatch {
  let copy: { at: number; version: number; of: ReadonlyMap<string, StatedMaximum> } | undefined
  let queue = Promise.resolve()

  async function maximums(): Promise<ReadonlyMap<string, StatedMaximum>> {
    const at = clock.now().epochMilliseconds
    if (copy && Math.abs(at - copy.at) < refreshMs) return copy.of
    const version = await catalogue.contentVersion()
    copy = { at, version, of: copy?.version === version ? copy.of : await catalogue.statedMaximums(db) }
    return copy.of
  }

  async function compare(wins: readonly PaidWin[]): Promise<void> {
    const stated = await maximums()
    for (const win of wins) {
      const { supplier, gameCode, roundId, playerId, staked, won } = win.round
      const maximum = stated.get(gameCode)
      if (!maximum || !isAboveMaximum(maximum, win)) continue
      metrics.winsAboveMaximum.inc({ supplier })
      const { maxWin, maxWinOf } = maximum
      log.warn(
        { supplier, gameCode, roundId, playerId, stake: staked, win: win.amount, won, maxWin, maxWinOf },
        'paid a win above the maximum that its game states; ask the supplier',
      )
    }
  }

  return {
    afterPaying: (tx, wins) => {
      if (wins.length === 0) return
      afterCommit(tx, () => {
        queue = queue
          .then(() => compare(wins))
          .catch((err) => log.warn({ err }, 'wins were not compared with the maximums of their games'))
      })
    },
    settled: () => queue,
  }
}
