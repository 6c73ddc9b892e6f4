import { chatStates, ticketStates } from '@andon/contract/chat-states'
import { fact } from '@andon/contract/fact'
import * as v from 'valibot'

/** A player's conversation changed. Open pages fetch the messages themselves. */
export const chatChanged = fact(
  'support.ChatChanged',
  v.object({
    state: v.picklist(chatStates),
    unread: v.number(),
    /** Increases with every change. */
    version: v.number(),
  }),
)

/** A visitor's conversation changed; keyed by conversation. */
export const visitorChatChanged = fact('support.VisitorChatChanged', chatChanged.schema)

/** A conversation joined the line of those that wait, or left it; keyed by the line, which is one for all brands. */
export const lineChanged = fact(
  'support.LineChanged',
  v.object({
    /** How many conversations wait now. */
    waiting: v.number(),
  }),
)

/** The owner of a conversation, or customer service, is typing. Only announced, never stored; keyed by conversation. */
export const chatTyped = fact(
  'support.ChatTyped',
  v.object({
    by: v.picklist(['owner', 'service']),
    /** Null: a visitor. */
    playerId: v.nullable(v.string()),
  }),
)

/** A player's ticket changed, keyed by player. */
export const ticketChanged = fact(
  'support.TicketChanged',
  v.object({
    number: v.string(),
    state: v.picklist(ticketStates),
    /** Increases with every change of this ticket. */
    version: v.number(),
  }),
)
