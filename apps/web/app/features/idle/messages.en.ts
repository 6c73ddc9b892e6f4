import type { messages as shape } from './messages.ja.ts'

export const messages: typeof shape = {
  title: 'Are you still there?',
  text: 'Nothing has happened here for a while. To keep your account safe, we log you out in about a minute.',
  stay: 'Stay logged in',
  leave: 'Log out',
}
