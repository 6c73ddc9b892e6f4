import type { Job } from '@andon/platform/jobs'
import type { Deps } from './deps.ts'
import { knownFileKeys } from './store/chat-files.ts'

const keptHours = 24

/** Removes files without a message, because a process was killed between the two. */
export function jobs({ clock, db, files }: Deps): readonly Job[] {
  const tidy = async () => {
    const old = await files.keysBefore(clock.now().subtract({ hours: keptHours }))
    const known = await knownFileKeys(db, old)
    for (const key of old) if (!known.has(key)) await files.remove(key)
  }
  return [{ name: 'support.tidyFiles', cron: '47 * * * *', run: tidy }]
}
