import type { messages as shape } from './messages.ja.ts'

export const messages: typeof shape = {
  updated: 'Last updated {date}',
  draft: 'Draft: this page is still under legal review and may change.',
  contents: 'On this page',
  newTab: ' (opens in a new tab)',
  'tools.title': 'Take control now',
  'tools.time': 'Session time',
  'tools.visitor': 'You’re not logged in.',
  'tools.help': 'Find support',
  'tools.contact': 'Contact customer service',
}
