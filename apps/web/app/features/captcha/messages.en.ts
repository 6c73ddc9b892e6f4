import type { messages as shape } from './messages.ja.ts'

export const messages: typeof shape = {
  checking: 'Checking that you are not a program. This takes a few seconds.',
}
