import type { messages as ja } from './messages.ja.ts'

export const messages: Record<keyof typeof ja, string> = {
  title: 'My games',
  lead: 'Your favourites, and the games you played last.',
  favourites: 'Favourites',
  'favourites.none': 'Games whose heart you press stand here.',
  lastPlayed: 'Played last',
  'lastPlayed.none': 'Games you open for real money stand here, newest first, nine at most.',
  none: 'The shelf is empty so far',
  noneText: 'Press the heart on a game, or open one for real money, and it will stand here.',
  toGames: 'See the games',
}
