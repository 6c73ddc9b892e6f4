import type { messages as shape } from './messages.ja.ts'

export const messages: typeof shape = {
  title: 'Policies',
  intro: 'The policies in force, and a record of the versions you accepted.',
  inForce: 'In force',
  version: 'Version {version}',
  accepted: 'Accepted',
  open: 'Not accepted',
  declined: 'Declined',
  history: 'Record',
  noHistory: 'There is no record yet.',
  promptTitle: 'Our policies have changed',
  promptText: 'Please read and accept these policies before you go on.',
  newTab: ' (opens in a new tab)',
  accept: 'Accept all',
}
