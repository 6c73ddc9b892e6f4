import { Refusal } from '@andon/contract'
import type { StaffHandlers } from '@andon/platform/http'
import { afterCommit, type Tx } from '@andon/platform/sql'
import type { Deps } from '../../deps.ts'
import { tableTalkWentOn } from '../../facts.ts'
import type { ArcadeStaffApi } from '../../staff-api.ts'
import {
  closeReports,
  findMessage,
  lastMessages,
  lockWriter,
  nextNumber,
  removeMessage,
  reportedMessages,
  type StoredMessage,
  storeWriter,
} from './store.ts'

const mostListed = 100

/** The staff's calls about what players write at tables. */
export function tableChatStaffRoutes({
  clock,
  announce,
}: Pick<Deps, 'clock' | 'announce'>): StaffHandlers<ArcadeStaffApi['tables']> {
  return {
    listReports: async (_request, { tx }) => ({
      success: true,
      messages: (await reportedMessages(tx, mostListed)).map((row) => ({
        ...viewOf(row),
        reports: row.reports,
        reasons: row.reasons as string[], // an array of texts, by the statement
        firstAt: row.firstAt.toString(),
      })),
    }),
    listMessages: async ({ table: tableId, before }, { tx, note }) => {
      note({ subject: tableId, before: null, after: null })
      const rows = await lastMessages(tx, { tableId, before: before ? Number(before) : null, limit: mostListed })
      return { success: true, messages: rows.map(viewOf) }
    },
    removeMessage: async ({ table: tableId, number }, { tx, note }) => {
      const message = await demandMessage(tx, { tableId, number: Number(number) })
      const removal = await nextNumber(tx, tableId)
      const at = clock.now()
      if (!(await removeMessage(tx, message, { removal, at })))
        throw new Refusal('ACTION_IMPOSSIBLE', { message: `message ${number} of ${tableId} was removed before` })
      const reports = await closeReports(tx, message, at)
      note({ subject: message.owner, before: { reports }, after: { removed: nameOf(message) } })
      const change = { type: 'removed' as const, number: removal, of: message.number }
      afterCommit(tx, () => announce(tableTalkWentOn({ key: tableId, data: change })))
      return { success: true }
    },
    closeReports: async ({ table: tableId, number }, { tx, note }) => {
      const message = await demandMessage(tx, { tableId, number: Number(number) })
      const reports = await closeReports(tx, message, clock.now())
      note({ subject: message.owner, before: { reports }, after: { reports: 0, message: nameOf(message) } })
      return { success: true }
    },
    mutePlayer: async ({ player, minutes }, { tx, note }) => {
      const writer = await lockWriter(tx, player)
      const mutedUntil = minutes === 0 ? null : clock.now().add({ minutes })
      await storeWriter(tx, player, { ...writer, mutedUntil })
      const [before, after] = [writer.mutedUntil, mutedUntil].map((at) => ({ mutedUntil: at?.toString() ?? null }))
      note({ subject: player, before, after })
      return { success: true, mutedUntil: mutedUntil?.toString() ?? null }
    },
  }
}

async function demandMessage(tx: Tx, name: { tableId: string; number: number }): Promise<StoredMessage> {
  const message = await findMessage(tx, name)
  if (!message)
    throw new Refusal('ACTION_IMPOSSIBLE', { message: `there is no message ${name.number} at ${name.tableId}` })
  return message
}

/** How the log of actions names a message: never by its text. */
const nameOf = ({ tableId, number }: StoredMessage) => `${tableId}/${number}`

function viewOf({ tableId, number, owner, seat, name, text, saidAt }: StoredMessage) {
  return { table: tableId, number, player: owner, seat, name, text: text ?? '', at: saidAt.toString() }
}
