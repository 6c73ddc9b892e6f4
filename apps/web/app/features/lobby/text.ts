import type { MessageSet } from '../../text/messages.ts'
import type { messages } from './messages.ja.ts'

export const lobbyText: MessageSet<keyof typeof messages> = { feature: 'lobby' }
