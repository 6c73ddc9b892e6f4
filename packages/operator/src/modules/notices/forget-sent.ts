import type { Deps } from './index.ts'
import { deleteSentBefore } from './store/notices.ts'

/** Longer than any fact of the same occasion can be repeated. */
const keptDays = 400

export function forgetSent({ clock, db }: Deps): Promise<void> {
  return deleteSentBefore(db, clock.now().subtract({ hours: keptDays * 24 }))
}
