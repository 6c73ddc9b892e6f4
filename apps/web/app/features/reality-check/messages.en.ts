import type { messages as shape } from './messages.ja.ts'

export const messages: typeof shape = {
  title: 'A moment, please',
  played:
    'You have been playing for {hours, plural, =0 {} one {# hour and } other {# hours and }}{minutes, plural, one {# minute} other {# minutes}}.',
  net: 'Net result today',
  deposited: 'Deposited today',
  question: 'Please decide whether to go on.',
  continue: 'Go on playing',
  leave: 'Leave the game',
  history: 'See my bets',
  break: 'Take a break of 24 hours',
  sessionTitle: 'Session limit reached',
  sessionLimit: 'Your {minutes}-minute session limit is up. We’ve logged you out.',
  sessionLater: 'Log in again to see when you can play. You can withdraw anytime.',
  sessionDone: 'OK',
}
