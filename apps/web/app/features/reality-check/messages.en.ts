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
  sessionTitle: 'Your session limit is reached',
  sessionLimit:
    'The {minutes, plural, one {# minute} other {# minutes}} that you decided on are used up, so we logged you out.',
  sessionLater: 'When you next log in we tell you from when on you can play again. You can withdraw at any time.',
  sessionDone: 'That is it for now',
}
