import { Refusal } from '@andon/contract'
import { authorise } from '../../authorise.ts'
import type { Deps } from '../../deps.ts'
import { messagesShown, type TableMessageNow } from '../../game-api/table-chat-fields.ts'
import type { GameReply } from '../../game-api.ts'
import type { SessionRow } from '../../store/sessions.ts'
import { findMutedUntil, lastMessages, lastNumber, type StoredMessage } from './store.ts'

export async function readMessages(
  deps: Deps,
  { sessionToken }: { sessionToken: string },
): Promise<GameReply<'tableMessages'>> {
  const session = await authorise(deps, sessionToken)
  const tableId = tableOf(deps, session)
  const { db, clock, seatOf } = deps
  const now = clock.now()
  const [talk, mutedUntil] = await Promise.all([readTalk(deps, tableId), findMutedUntil(db, session.owner)])
  const isMuted = mutedUntil !== null && Temporal.Instant.compare(mutedUntil, now) > 0
  return {
    success: true,
    ...talk,
    seat: session.mode === 'real' ? seatOf({ tableId, owner: session.owner, atMs: now.epochMilliseconds }) : null,
    mutedUntil: isMuted ? mutedUntil.epochMilliseconds : null,
  }
}

/** The table of the session's game. Throws NOT_FOUND for a game of one player. */
export function tableOf({ titles }: Pick<Deps, 'titles'>, { gameCode }: Pick<SessionRow, 'gameCode'>): string {
  const tableId = titles.find(gameCode)?.shared?.tables[0]
  if (tableId === undefined) throw new Refusal('NOT_FOUND')
  return tableId
}

/** For a stream; undefined where there is no such table. */
export async function tableTalkNow(deps: Pick<Deps, 'db' | 'titles'>, tableId: string): Promise<Talk | undefined> {
  const isTable = deps.titles.list.some(({ shared }) => shared?.tables.includes(tableId))
  return isTable ? readTalk(deps, tableId) : undefined
}

/** The messages in the form of `tableTalk` of the API. */
interface Talk {
  readonly tableId: string
  readonly last: number
  readonly messages: TableMessageNow[]
}

/** The number is read first: what is written meanwhile comes with a higher one. */
async function readTalk({ db }: Pick<Deps, 'db'>, tableId: string): Promise<Talk> {
  const last = await lastNumber(db, tableId)
  const newest = await lastMessages(db, { tableId, before: null, limit: messagesShown })
  return { tableId, last, messages: newest.reverse().flatMap((row) => messageNow(row) ?? []) }
}

/** The message as everybody sees it; null once it is removed. */
export function messageNow({ number, seat, name, text, saidAt }: StoredMessage): TableMessageNow | null {
  return text === null ? null : { number, at: saidAt.epochMilliseconds, seat, name, text }
}
