import type { Job } from '@andon/platform/jobs'
import type { Deps } from '../../deps.ts'
import { deleteOldMessages } from './store.ts'

/** The privacy policy states this number. */
export const messagesKeptDays = 90
const atOnce = 5_000

/** Deletes what was written at tables more than 90 days ago, once a day. */
export function forgetMessages({ db, clock }: Pick<Deps, 'db' | 'clock'>): Job {
  return {
    name: 'arcade.forget-table-messages',
    cron: '37 4 * * *',
    run: async () => {
      const before = clock.now().subtract({ hours: messagesKeptDays * 24 })
      while ((await deleteOldMessages(db, before, atOnce)) === atOnce);
    },
  }
}
