import type { messages as shape } from './messages.ja.ts'

export const messages: typeof shape = {
  title: 'Reality check',
  played:
    'You’ve been playing for {hours, plural, =0 {} one {# hour and } other {# hours and }}{minutes, plural, one {# minute} other {# minutes}}.',
  question: 'Would you like to keep playing?',
  continue: 'Keep playing',
  notAccepted: 'We can’t reach the server. You can keep playing once you’re back online.',
  leave: 'Leave game',
  history: 'View play history',
  break: 'Take a 24-hour break',
  sessionTitle: 'Session time limit reached',
  sessionLimit:
    'You’ve reached your session time limit of {minutes, plural, one {# minute} other {# minutes}}, so we’ve logged you out.',
  sessionLater: 'Log in again to see when you can play. You can withdraw at any time.',
  sessionDone: 'OK',
}
