import type { messages as shape } from './messages.ja.ts'

export const messages: typeof shape = {
  licences: 'Licences',
  licence: '{authority}, no. {number}',
  seals: 'Certified and tested by',
  help: 'Where to get help',
  none: 'This site holds no gambling licence and no test-house seal.',
}
