import type { MessageSet } from '../../text/messages.ts'
import type { messages } from './messages.ja.ts'

export const notFoundText: MessageSet<keyof typeof messages> = { feature: 'notFound' }
