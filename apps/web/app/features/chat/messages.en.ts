import type { messages as ja } from './messages.ja.ts'

export const messages: Record<keyof typeof ja, string> = {
  open: 'Chat with customer service',
  openUnread: 'Chat with customer service ({count, plural, one {# unread answer} other {# unread answers}})',
  title: 'Customer service',
  close: 'Close the chat',
  log: 'Conversation',
  me: 'You',
  service: 'Customer service',
  empty: 'Write what you would like to know. A person answers, not a machine.',
  earlier: 'What was said before this is not shown.',
  attended: 'Someone is at the desk now.',
  unattended: 'No one is at the desk now. We keep what you write and answer when someone is back.',
  answersTo: 'The answer appears here and also goes to {email}.',
  answersHere: 'The answer appears here, until you close the browser or log in. For an answer by e-mail:',
  form: 'contact form',
  closed: 'This matter was closed. If there is more to say, just write.',
  message: 'Message',
  hint: 'Please do not write passwords or card numbers.',
  send: 'Send',
  failed: 'The conversation could not be loaded.',
  again: 'Try again',
}
