import type { messages as shape } from './messages.ja.ts'

export const messages: typeof shape = {
  title: 'Are you still there?',
  text: 'You’ve been inactive for a while. For your security, we’ll log you out in about a minute.',
  stay: 'Stay logged in',
  leave: 'Log out',
}
