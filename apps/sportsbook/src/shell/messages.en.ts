import type { messages as ja } from './messages.ja.ts'

export const messages: Record<keyof typeof ja, string> = {
  pages: 'Sports pages',
  home: 'Sports',
  live: 'Live',
  'a-z': 'A–Z',
  favourites: 'Favourites',
  bets: 'My bets',
  search: 'Search',
  settings: 'Display settings',
  offline: 'You’re offline. Prices may be out of date',
}
