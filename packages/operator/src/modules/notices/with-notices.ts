import type { Outbox } from '@andon/platform/outbox'
import { afterCommit } from '@andon/platform/sql'
import { noticesOf } from './domain/notices-of.ts'
import type { Deps } from './index.ts'
import { sendDue } from './send-due.ts'
import { insertNotices } from './store/notices.ts'

/** An outbox that also writes the notices of the facts, in the same transaction. */
export function withNotices(deps: Deps, outbox: Outbox): Outbox {
  return {
    write: async (tx, facts) => {
      await outbox.write(tx, facts)
      const notices = facts.flatMap(noticesOf)
      if (notices.length === 0) return
      const at = deps.clock.now()
      await insertNotices(
        tx,
        notices.map((notice) => ({ ...notice, id: deps.newId('ntc'), at })),
      )
      afterCommit(tx, () => {
        // The job sends what fails here.
        sendDue(deps).catch((error) => deps.log.warn({ err: error }, 'notices could not be sent; the job tries again'))
      })
    },
  }
}
