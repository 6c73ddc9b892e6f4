import type { MessageSet } from '../../page/use-text.ts'
import type { messages } from './messages.ja.ts'

export const lobbyText: MessageSet<keyof typeof messages> = { feature: 'lobby' }
