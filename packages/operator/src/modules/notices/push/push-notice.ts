import { isEndable } from '@andon/contract/player-api/notices'
import type { Tx } from '@andon/platform/sql'
import type { Notice } from '../domain/notices-of.ts'
import { endOfQuiet } from '../domain/quiet-hours.ts'
import { topicOf } from '../domain/topics.ts'
import type { Deps } from '../index.ts'
import { preferencesOf } from '../store/preferences.ts'
import { owePushes } from '../store/push.ts'

/** Owes a push to the browsers that want the notice's topic: at once, or what can wait at the end of the player's quiet hours. */
export async function pushNotice(
  { clock }: Deps,
  tx: Tx,
  { id: noticeId, playerId, kind }: Pick<Notice, 'kind'> & { id: string; playerId: string },
): Promise<void> {
  const topic = topicOf[kind]
  const now = clock.now()
  const { quiet } = isEndable(topic) ? await preferencesOf(tx, playerId) : { quiet: null }
  await owePushes(tx, { playerId, noticeId, topic, at: (quiet && endOfQuiet(quiet, now)) ?? now })
}
