import { topic } from '@andon/contract/topic'
import * as v from 'valibot'
import type { WireKind } from './engines/kind.ts'
import { roundStatus } from './game-api/fields.ts'
import { tableTalk, tableTalkChange } from './game-api/table-chat-fields.ts'
import { tableBetOf, tableMessageOf, tableNowOf } from './game-api/table-fields.ts'

/** The topics that a game's client may follow at `/realtime` on the games' own origin, once the connection has proved its session by its token. */

/** The session ended with its login, or its player opened another game in its place: then it still reads, and starts no round. */
export const sessionTopic = topic('session', {
  access: 'game',
  payload: v.object({ state: v.picklist(['ended', 'replaced']) }),
  conflation: { keep: 'all' },
})

/** A round of the player in this game went on without a request of this session: by one of another session, or its win was paid, its stake returned, or the time to act was over. */
export const roundTopic = topic('round', {
  access: 'game',
  payload: v.object({
    id: v.string(),
    status: roundStatus,
  }),
  conflation: { keep: 'latestBy', field: 'id' },
})

/** The messages at a table. `image`: the last ones. Messages and removals have numbers without a gap, so that a client that lacks one asks again (`tableMessages`). */
export const tableChatTopic = topic('table-chat/{tableId}', {
  access: 'public',
  image: tableTalk,
  payload: tableTalkChange,
  // each has a number of its own, so none is left out; removals do not wait
  conflation: { keep: 'latestBy', field: 'number', always: ({ type }) => type === 'removed', everyMs: 200 },
})

export const gameTopics = [sessionTopic, roundTopic, tableChatTopic] as const

/** A table as everybody sees it. Pages declare it with their own kind of game, the server with all. */
export const tableTopicOf = (kinds: readonly Pick<WireKind, 'events'>[]) =>
  topic('table/{tableId}', {
    access: 'public',
    image: tableNowOf(kinds),
    payload: tableMessageOf(kinds),
    conflation: { keep: 'latestBy', field: 'type', always: ({ type }) => type === 'round' || type === 'left' },
  })

/** A bet of the player at a table is decided, paid or returned. Whether it takes part is the reply to its request. */
export const tableBetTopicOf = (kinds: readonly Pick<WireKind, 'events'>[]) =>
  topic('table-bet', {
    access: 'game',
    payload: tableBetOf(kinds),
    conflation: { keep: 'latestBy', field: 'id' },
  })
