import type { messages as ja } from './messages.ja.ts'

export const messages: Record<keyof typeof ja, string> = {
  open: 'Chat with us',
  openUnread: 'Chat with us ({count, plural, one {# new reply} other {# new replies}})',
  title: 'Customer service chat',
  close: 'Close chat',
  log: 'Conversation',
  me: 'You',
  service: 'Customer service',
  empty: 'How can we help? You’re writing to our team, not a bot.',
  earlier: 'Earlier messages aren’t shown.',
  attended: 'We’re online.',
  unattended: 'We’re offline right now. Leave a message and we’ll reply as soon as we’re back.',
  answersTo: 'We’ll reply here and by email to {email}.',
  answersHere: 'We’ll reply here as long as your browser stays open. Prefer email? Use our',
  form: 'contact form',
  closed: 'This conversation is closed. To reopen it, just send a message.',
  message: 'Message',
  hint: 'Never share your password or card number.',
  send: 'Send',
  failed: 'We couldn’t load the conversation.',
  again: 'Try again',
}
