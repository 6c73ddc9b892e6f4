import type { messages as ja } from './messages.ja.ts'

export const messages: Record<keyof typeof ja, string> = {
  title: 'My games',
  lead: 'Your favourites and recently played games.',
  favourites: 'Favourites',
  'favourites.none': 'Tap the heart to save a game here.',
  lastPlayed: 'Recently played',
  'lastPlayed.none': 'The last nine games you played for real show up here.',
  figures: 'My results, last 30 days',
  'figures.rounds': 'All rounds',
  'figures.sports': 'Sports',
  'figures.game': 'Game',
  'figures.played': 'Rounds',
  'figures.count': '{count, plural, one {# round} other {# rounds}}',
  'figures.staked': 'Bets',
  'figures.won': 'Payouts',
  'figures.net': 'Net result',
  others: 'More games to try',
  none: 'No favourites yet',
  noneText: 'Tap the heart on a game, or play one for real, and you’ll find it here.',
  toGames: 'Browse games',
}
