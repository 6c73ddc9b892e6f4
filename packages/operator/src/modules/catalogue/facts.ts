import { fact } from '@andon/contract/fact'
import { liveTable } from '@andon/contract/player-api/live-tables'
import * as v from 'valibot'

/** The live tables of the supplier that is the key. Only published, never stored: the supplier states them again within a minute to a node that missed them. */
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
