import type { messages as shape } from './messages.ja.ts'

export const messages: typeof shape = {
  updated: 'Version of {date}',
  draft: 'This text is a draft. A lawyer has not reviewed it yet, and it may change.',
  contents: 'Contents',
  newTab: ' (opens in a new tab)',
  'tools.title': 'What you can do now',
  'tools.time': 'Time since your login',
  'tools.visitor': 'You are not logged in.',
  'tools.help': 'See who can help',
  'tools.contact': 'Write to customer service',
}
