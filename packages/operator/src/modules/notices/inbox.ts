import { type PlayerApi, Refusal } from '@andon/contract'
import { mostUnreadCounted } from '@andon/contract/player-api/notices'
import type { Handler, Handlers } from '@andon/platform/http'
import { assert, type Tx } from '@andon/platform/sql'
import type { NoticeKind } from './domain/notices-of.ts'
import { linkOf, topicOf } from './domain/topics.ts'
import { inboxChanged } from './facts.ts'
import type { Deps } from './index.ts'
import {
  changeInbox,
  hasNotice,
  hasUnread,
  type InboxState,
  inboxOf,
  listNotices,
  markKindRead,
  markRead,
} from './store/inbox.ts'
import { words } from './words.ts'

type Api = PlayerApi['notices']

const perPage = 20
/** Sorts before every id. */
const first = ''

export function inboxRoutes(
  deps: Deps,
): Pick<Handlers<Api>, 'getNotices' | 'getUnreadNotices' | 'readNotice' | 'readAllNotices'> {
  return {
    getNotices: getNotices(deps),
    getUnreadNotices: async (_request, { session }) => stateView(await inboxOf(deps.db, session.playerId)),
    readNotice: ({ noticeId }, { session: { playerId } }) =>
      deps.db.transaction(async (tx) => {
        if (!(await hasNotice(tx, { playerId, id: noticeId }))) throw new Refusal('NOT_FOUND', { field: 'noticeId' })
        return read(deps, tx, { playerId, from: noticeId, to: noticeId })
      }),
    readAllNotices: ({ upTo }, { session: { playerId } }) =>
      deps.db.transaction((tx) => read(deps, tx, { playerId, from: first, to: upTo })),
  }
}

function getNotices({ db, playerOf }: Deps): Handler<Api['getNotices']> {
  return async ({ languageId: language, cursor }, { session: { playerId } }) => {
    const [player, state, rows] = await Promise.all([
      playerOf(db, playerId),
      inboxOf(db, playerId),
      listNotices(db, { playerId, before: cursor, limit: perPage + 1 }),
    ])
    assert(player, 'a session belongs to a player')
    const shown = rows.slice(0, perPage)
    const last = rows.length > perPage ? shown.at(-1) : undefined
    return {
      ...stateView(state),
      notices: shown.map(({ id, kind, data, at, read }) => {
        const { subject: title, text } = words({ kind, data }, { language, country: player.country })
        const path = linkOf({ kind, data })
        return { noticeId: id, topic: topicOf[kind], title, text, path, at: at.toString(), read }
      }),
      ...(last ? { nextCursor: last.id } : {}),
    }
  }
}

/** Locks: the player's inbox. */
async function read(deps: Deps, tx: Tx, asked: { playerId: string; from: string; to: string }) {
  const { playerId } = asked
  await changeInbox(tx, playerId)
  await markRead(tx, { ...asked, at: deps.clock.now() })
  return stateView(await tellInbox(deps, tx, { playerId, added: null }))
}

/** Marks notices of a kind as read, because the player has seen elsewhere what they announce. */
export async function readKind(
  deps: Deps,
  tx: Tx,
  { playerId, kind }: { playerId: string; kind: NoticeKind },
): Promise<void> {
  if (!(await hasUnread(tx, { playerId, kind }))) return
  await changeInbox(tx, playerId)
  await markKindRead(tx, { playerId, kind, at: deps.clock.now() })
  await tellInbox(deps, tx, { playerId, added: null })
}

/** Under the inbox's lock, after its change. */
export async function tellInbox(
  { facts }: Deps,
  tx: Tx,
  { playerId, added }: { playerId: string; added: string | null },
): Promise<InboxState> {
  const state = await inboxOf(tx, playerId)
  await facts.write(tx, [inboxChanged({ key: playerId, data: { ...state, added } })])
  return state
}

const stateView = ({ unread, version }: InboxState) => ({
  success: true as const,
  unread: Math.min(unread, mostUnreadCounted),
  version,
})
