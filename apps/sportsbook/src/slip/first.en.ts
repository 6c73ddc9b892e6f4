import type { messages as ja } from './first.ja.ts'

/** Texts of the empty slip and of prices, in the first scripts. */
export const messages: Record<keyof typeof ja, string> = {
  slip: 'Bet slip',
  toSlip: 'To the bet slip',
  empty: 'Tap a price to add it',
  emptyText: 'Your selections appear here.',
  clear: 'Remove all',
  close: 'Close',
  suspended: 'Suspended',
  suspendedShort: 'Susp.',
  priceUp: 'price up',
  priceDown: 'price down',
  'result.won': 'Won',
  'result.lost': 'Lost',
  'result.void': 'Void',
  'result.halfWon': 'Half won',
  'result.halfLost': 'Half lost',
  boost: 'boosted, was {before}',
  loading: 'Loading…',
  newsMore: 'and {count} more',
  newsJoin: ', ',
  storageDenied: 'Your browser blocks storage: this slip is lost when you leave the page.',
}
