import type { messages as shape } from './messages.ja.ts'

export const messages: typeof shape = {
  loading: 'Loading the game…',
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
  returnTooLowText: 'Its return to player is below the legal minimum there.',
  locked: 'This account cannot play at the moment',
  again: 'Open again',
  toHome: 'To the home page',
  replaced: 'This game was closed',
  replacedText:
    'You can have up to four games open at once. You opened a fifth, so we closed this one, the oldest. Your round is saved.',
  sessionEnded: 'The game has disconnected',
  sessionEndedText: 'A round that was under way is kept. Open the game again to go on with it, or to see how it ended.',
}
