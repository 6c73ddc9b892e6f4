import { endpoint } from '@andon/contract/endpoint'
import * as v from 'valibot'
import { requestId } from './fields.ts'
import { messageKinds, messageText, tableMessage, tableTalk } from './table-chat-fields.ts'

/** Players read and write messages at the table of the session's game. A game of one player has none (NOT_FOUND). */
export const tableChatCalls = {
  tableMessages: endpoint('GET /arcade/table/messages', {
    rate: 'read',
    summary: 'The last messages at the table, the oldest first',
    request: v.object({}),
    reply: v.object({
      success: v.literal(true),
      ...tableTalk.entries,
      /** Names this player's own messages; null in demo play, which only reads. */
      seat: v.nullable(v.string()),
      /** The time at which this player may write again, in milliseconds since 1970; null: may write. */
      mutedUntil: v.nullable(v.number()),
    }),
    refusals: ['NOT_FOUND', 'UNAVAILABLE'],
  }),
  sayAtTable: endpoint('POST /arcade/table/messages', {
    rate: 'write',
    summary: 'Writes a message at the table, for everybody to read',
    /**
     * A request may be repeated: the same `requestId` of a player is one message. One message in three seconds (TOO_MANY_REQUESTS). MESSAGE_REFUSED has the `kind` of the reason, never the word; of
     * a player who is muted, by staff or after three refusals in ten minutes, `kind` is `muted`, with `until` in milliseconds since 1970. Only the player of an open real session writes: one
     * in whose place another game was opened, or whose login a break or lock has ended, does not, and nobody does while a reality check waits for an answer (REALITY_CHECK_OPEN).
     */
    request: v.strictObject({ text: messageText, requestId }),
    reply: v.object({ success: v.literal(true), message: tableMessage }),
    refusals: [
      'NOT_FOUND',
      'MESSAGE_REFUSED',
      'TOO_MANY_REQUESTS',
      'REAL_PLAY_LOGIN_REQUIRED',
      'GAME_SESSION_REPLACED',
      'REALITY_CHECK_OPEN',
      'UNAVAILABLE',
    ],
  }),
  reportMessage: endpoint('POST /arcade/table/messages/{number}/reports', {
    rate: 'write',
    summary: 'Reports a message to staff',
    /** A second report of a message by the same player changes nothing. Twenty in an hour (TOO_MANY_REQUESTS). */
    request: v.strictObject({
      number: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/)),
      reason: v.picklist([...messageKinds, 'other']),
    }),
    reply: v.object({ success: v.literal(true) }),
    refusals: ['NOT_FOUND', 'TOO_MANY_REQUESTS', 'REAL_PLAY_LOGIN_REQUIRED', 'GAME_SESSION_REPLACED', 'UNAVAILABLE'],
  }),
} as const
