import type { messages as shape } from './messages.ja.ts'

export const messages: typeof shape = {
  loading: 'Loading game…',
  demo: 'Demo',
  demoNote: 'Demo play uses no real money.',
  playReal: 'Play for real',
  playDemo: 'Play demo',
  menu: 'Menu',
  help: 'Help',
  addFavourite: 'Add to favourites',
  isFavourite: 'Remove from favourites',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Exit full screen',
  failed: 'This game didn’t load',
  failedText: 'Please try again in a moment. Any round in progress is saved.',
  'unanswered.title': 'The game provider isn’t responding',
  'unanswered.text': 'We couldn’t open the game. No bet was placed. Please try again in a moment.',
  'silent.title': 'We can’t tell if this game is ready',
  'silent.text':
    'The game provider isn’t responding. If you can’t play, open the game again. Any round in progress is saved.',
  notPublished: 'This game isn’t available yet',
  returnTooLow: 'This game isn’t available in your country',
  returnTooLowText: 'Its RTP is below your country’s legal minimum.',
  locked: 'Your account can’t play right now',
  again: 'Try again',
  toHome: 'Go to home page',
  replaced: 'This game was closed',
  replacedText:
    'You can have up to four games open at once. You opened a fifth, so we closed this one. Any round in progress is saved.',
  sessionEnded: 'The game disconnected',
  sessionEndedText: 'Any round in progress is saved. Reopen the game to continue it or see the result.',
}
