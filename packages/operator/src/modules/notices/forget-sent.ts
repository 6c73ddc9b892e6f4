import type { Deps } from './index.ts'
import { deleteSentBefore } from './store/notices.ts'

/** Long enough that no occasion comes up again. */
const keptDays = 400

export function forgetSent({ clock, db }: Deps): Promise<void> {
  return deleteSentBefore(db, clock.now().subtract({ hours: keptDays * 24 }))
}
