import type { Job } from '@andon/platform/jobs'
import type { Deps } from './deps.ts'
import { maxHours, report } from './sessions/sessions.ts'
import { deleteExpired, endOverdueSessions } from './store/sessions.ts'

const batch = 500
const mostBatches = 200
const endedKeptDays = 30

export function jobs(deps: Deps): readonly Job[] {
  return [
    { name: 'identity.endOverdueSessions', cron: '* * * * *', run: () => endOverdue(deps) },
    { name: 'identity.forgetDead', cron: '41 * * * *', run: () => cleanUp(deps) },
  ]
}

/** Ends overdue sessions, so that open pages get `identity.SessionEnded` without a request. */
async function endOverdue(deps: Deps): Promise<void> {
  for (let round = 0; round < mostBatches; round++) {
    const at = deps.clock.now()
    const startedBefore = at.subtract({ hours: maxHours })
    const ended = await deps.db.transaction(async (tx) => {
      const overdue = await endOverdueSessions(tx, { startedBefore, at, limit: batch })
      await report(deps, tx, overdue)
      return overdue.length
    })
    if (ended < batch) return
  }
}

async function cleanUp({ clock, db }: Deps): Promise<void> {
  const now = clock.now()
  await db.reports.transaction((tx) =>
    deleteExpired(tx, { now, endedBefore: now.subtract({ hours: endedKeptDays * 24 }) }),
  )
}
