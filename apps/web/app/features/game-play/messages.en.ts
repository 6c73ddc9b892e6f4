import type { messages as shape } from './messages.ja.ts'

export const messages: typeof shape = {
  loading: 'Getting the game ready…',
  demo: 'Demo play',
  demoNote: 'Demo play moves no real money.',
  playReal: 'Play for real',
  deposit: 'Deposit',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  failed: 'The game could not be opened',
  failedText: 'Please try again in a moment. A round that was under way is not lost.',
  notPublished: 'This game is not published yet',
  returnTooLow: 'This game cannot be played where you live',
  returnTooLowText: 'It returns less than the law there demands.',
  locked: 'This account cannot play at the moment',
  again: 'Open again',
  toHome: 'To the home page',
  replaced: 'This game was closed',
  replacedText:
    'Up to four games can be open at once. You opened another one, so this one, the oldest, was closed. No round is lost.',
  sessionEnded: 'The game’s connection has ended',
  sessionEndedText: 'A round that was under way is kept. Open the game again to go on with it, or to see how it ended.',
}
