import { Refusal } from '@andon/contract'
import type { Deps } from '../../deps.ts'
import type { GameReply, GameRequest } from '../../game-api.ts'
import { tableOf } from './read-messages.ts'
import { writingSession } from './say-at-table.ts'
import { countReports, findMessage, insertReport, lockWriter } from './store.ts'

const mostInAnHour = 20

/** Stores a report of a message for staff. The writer is not told. Reports of one's own messages change nothing. */
export async function reportMessage(
  deps: Deps,
  { sessionToken, number, reason }: { sessionToken: string } & GameRequest<'reportMessage'>,
): Promise<GameReply<'reportMessage'>> {
  const { owner, gameCode } = (await writingSession(deps, sessionToken)).session
  const tableId = tableOf(deps, { gameCode })
  await deps.db.transaction(async (tx) => {
    await lockWriter(tx, owner)
    const at = deps.clock.now()
    const of = await findMessage(tx, { tableId, number: Number(number) })
    if (of === null || of.text === null) throw new Refusal('NOT_FOUND')
    if ((await countReports(tx, owner, at.subtract({ hours: 1 }))) >= mostInAnHour)
      throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: 3600 })
    if (of.owner !== owner) await insertReport(tx, { owner, of, reason, at })
  })
  return { success: true }
}
