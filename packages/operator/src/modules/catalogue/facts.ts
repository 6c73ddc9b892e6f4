import { fact } from '@andon/contract/fact'
import { liveTable } from '@andon/contract/player-api/live-tables'
import * as v from 'valibot'

/** What a supplier has said of its live tables; the key is the supplier. It is only published, never stored: what a node misses, the supplier says again within a minute. */
export const liveTablesChanged = fact(
  'catalogue.LiveTablesChanged',
  v.object({
    supplier: v.string(),
    /** By the supplier's clock, in milliseconds since 1970; the newest counts. */
    at: v.number(),
    /** `locksInMs`: how long after the call an open table stops taking bets, because nodes and suppliers have clocks of their own. */
    tables: v.array(v.object({ ...v.omit(liveTable, ['locksAt']).entries, locksInMs: v.nullable(v.number()) })),
  }),
)
