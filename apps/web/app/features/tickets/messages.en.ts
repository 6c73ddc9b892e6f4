import type { messages as shape } from './messages.ja.ts'

export const messages: typeof shape = {
  title: 'My tickets',
  intro: 'Messages you sent with the contact form, and our replies.',
  list: 'Tickets',
  empty: 'You haven’t contacted us yet.',
  ask: 'Contact us',
  'state.open': 'Waiting for us',
  'state.answered': 'Answered',
  'state.closed': 'Closed',
  number: 'Ticket',
  more: 'Show more',
  all: 'All tickets',
  me: 'You',
  service: 'Customer service',
  reply: 'Your reply',
  replyHint: 'Never share your password or card number.',
  closedHint: 'This ticket is closed. Your reply opens it again.',
  send: 'Send',
  sent: 'Reply sent.',
  unknown: 'We couldn’t find this ticket.',
}
