import type { messages } from './messages.ja.ts'
import type { MessageSet } from './use-text.ts'

export const shellText: MessageSet<keyof typeof messages> = { feature: 'shell' }
