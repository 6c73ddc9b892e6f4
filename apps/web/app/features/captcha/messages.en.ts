import type { messages as shape } from './messages.ja.ts'

export const messages: typeof shape = {
  checking: 'Confirming you’re human. This takes a few seconds.',
}
