import type { GameReply } from '@andon/arcade/game-api'
import type { TableMessage, TableNow } from '@andon/arcade/game-api/table-fields'
import type { ArcadeClient } from '../arcade-client.ts'
import type { TableClock } from './table-clock.ts'
import { changed, dueAt, isAsNew } from './table-state.ts'

/** Without the stream the table is read so often, and after a reading it counts as current for a little longer. */
const readEveryMs = 2_000
const currentForMs = 3_500
/** The table may say its next state so much later than it is due. */
const overdueMs = 1_200
/** A running round says every quarter of a second that it runs. */
const silentRunMs = 2_000

type Read = Pick<GameReply<'table'>, 'table' | 'bets'>

export interface TableSourceDeps {
  readonly arcade: Pick<ArcadeClient, 'call'>
  readonly clock: Pick<TableClock, 'now' | 'heard'>
  readonly pace: Parameters<typeof dueAt>[1]
  /** A clock of the device, in milliseconds. */
  readonly local: () => number
  readonly onTable: (table: TableNow) => void
  readonly onBets: (bets: Read['bets']) => void
  readonly onMessage: (message: TableMessage) => void
  readonly onCurrent: (isCurrent: boolean) => void
  /** A refused reading, such as at the end of the session. */
  readonly onRefused: (error: unknown) => void
}

export type TableSource = ReturnType<typeof createTableSource>

/**
 * The table as it is: images and changes of the stream, and readings wherever the stream has a gap, is silent when something is due, or is not there. What is neither followed nor read is not current, and no bet may be
 * placed on it.
 */
export function createTableSource(deps: TableSourceDeps, first: TableNow) {
  const { arcade, clock, local } = deps
  let table = first
  let isFollowed = false
  let readAt = local()
  let askedAt = Number.NEGATIVE_INFINITY
  let heardAt = local()
  let isCurrent = true // it has just been read

  const tellCurrent = () => {
    const now = isFollowed || local() - readAt < currentForMs
    if (now === isCurrent) return
    isCurrent = now
    deps.onCurrent(now)
  }
  const take = (next: TableNow) => {
    clock.heard(next.now)
    if (!isAsNew(next.round, table.round)) return
    table = next
    deps.onTable(table)
  }
  const read = async () => {
    askedAt = local()
    try {
      const reply = await arcade.call('table', {})
      readAt = local()
      heardAt = readAt
      take(reply.table)
      deps.onBets(reply.bets)
    } catch (error) {
      deps.onRefused(error)
    }
    tellCurrent()
  }
  const readSoon = () => {
    if (local() - askedAt >= readEveryMs) void read()
  }
  const isOverdue = () => {
    if (table.round?.state === 'running') return local() - heardAt > silentRunMs
    const due = dueAt(table, deps.pace)
    return due !== null && clock.now() > due + overdueMs
  }
  return {
    now: (): TableNow => table,
    isCurrent: () => isCurrent,
    /** Reads the table at once. */
    read,
    image: (next: TableNow): void => {
      heardAt = local()
      take(next)
    },
    change: (message: TableMessage): void => {
      clock.heard(message.now)
      heardAt = local()
      const next = changed(table, message)
      if (next === null) {
        askedAt = Number.NEGATIVE_INFINITY
        readSoon()
        return
      }
      if (next !== table) {
        table = next
        deps.onTable(table)
      }
      // a page that has just come gets what was told since the image, also of rounds that are over
      if (isOf(message, table)) deps.onMessage(message)
    },
    /** The stream has what is current, or was lost. */
    setFollowed: (value: boolean): void => {
      isFollowed = value
      tellCurrent()
      if (!value) readSoon()
    },
    /** Several times a second. */
    tick: (): void => {
      if (!isFollowed || isOverdue()) readSoon()
      tellCurrent()
    },
  }
}

const isOf = (message: TableMessage, { round }: TableNow): boolean =>
  !('number' in message) || message.number === round?.number
