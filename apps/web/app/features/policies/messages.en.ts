import type { messages as shape } from './messages.ja.ts'

export const messages: typeof shape = {
  title: 'Accepted policies',
  intro: 'The current versions, and the ones you have accepted.',
  inForce: 'Current versions',
  version: 'Version {version}',
  accepted: 'Accepted',
  open: 'Not accepted yet',
  declined: 'Declined',
  history: 'History',
  noHistory: 'Nothing here yet.',
  promptTitle: 'We’ve updated our terms',
  promptText: 'Please read and accept the new versions to continue.',
  newTab: ' (opens in a new tab)',
  accept: 'Accept all',
}
