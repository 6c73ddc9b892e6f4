import type { MessageSet } from '../../text/messages.ts'
import type { messages } from './messages.ja.ts'

export const homeText: MessageSet<keyof typeof messages> = { feature: 'home' }
