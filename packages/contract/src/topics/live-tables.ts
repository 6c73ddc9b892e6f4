import { liveTableChange, liveTables } from '../player-api/live-tables.ts'
import { topic } from '../topic.ts'

/** Live tables of all suppliers, as in `getLiveTables`; a change is the whole table as it is then. */
export const liveTablesTopic = topic('live-tables', {
  access: 'public',
  image: liveTables,
  payload: liveTableChange,
  conflation: { keep: 'latestBy', field: 'id', everyMs: 1_000 },
})
