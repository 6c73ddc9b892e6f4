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
  loading: 'Loading…',
  offline: 'You’re offline. Prices may be out of date',
  pageFailed: 'This page couldn’t be loaded. Check your connection and try again.',
  retry: 'Try again',
}
