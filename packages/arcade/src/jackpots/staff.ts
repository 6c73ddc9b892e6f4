import type { StaffHandlers } from '@andon/platform/http'
import { afterCommit } from '@andon/platform/sql'
import type { Deps } from '../deps.ts'
import type { ArcadeStaffApi } from '../staff-api.ts'
import type { Pool } from './pools.ts'
import { retirePool } from './retire-pool.ts'
import { readMeters } from './store.ts'

/** The staff's calls about pools of jackpots. */
export function jackpotStaffRoutes(
  deps: Pick<Deps, 'clock' | 'newId' | 'log'>,
  pools: readonly Pool[],
): StaffHandlers<ArcadeStaffApi['arcadeJackpots']> {
  return {
    listPools: async (_request, { tx }) => {
      const retiredInto = new Map(pools.map((pool) => [pool.id, pool.retiredInto ?? null]))
      const meters = await readMeters(tx)
      return {
        success: true,
        levels: meters.map(({ pool, level, meter, overflow, reserve, advanced, returned, paid, hits }) => ({
          pool,
          level,
          meter,
          overflow,
          reserve,
          advanced: advanced - returned,
          paid,
          hits,
          retiredInto: retiredInto.get(pool) ?? null,
        })),
      }
    },
    retirePool: async ({ pool: id, reason }, { tx, note }) => {
      const { into, levels } = await retirePool(deps, tx, { pools, id, reason })
      const moved = levels.map(({ level, money, reserve }) => ({ level, money, reserve }))
      note({ subject: id, before: { runs: true }, after: { retiredInto: into, moved } })
      afterCommit(tx, () => deps.log.warn({ pool: id, into, reason, moved }, 'a pool of jackpots is retired'))
      return { success: true, into, moved }
    },
  }
}
