import type { Db } from '@andon/platform/sql'
import { vi } from 'vitest'

/** Waits until every committed fact is sequenced and every subscriber of this database has handled its own. */
export async function factsHandled(db: Db): Promise<void> {
  await vi.waitFor(
    async () => {
      const [left] = await db.query<{ facts: number }>(
        `select (select count(*) from platform.outbox)
           + (select count(*) from platform.fact_positions p join platform.facts f on f.position > p.position and f.name = any (p.names))
           + (select count(*) from platform.parked_facts) as facts`,
      )
      if (left?.facts !== 0) throw new Error(`${left?.facts} facts are not handled`)
    },
    { timeout: 60_000, interval: 20 },
  )
}
