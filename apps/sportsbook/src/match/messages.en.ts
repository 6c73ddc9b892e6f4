import type { messages as ja } from './messages.ja.ts'

export const messages: Record<keyof typeof ja, string> = {
  loading: 'Loading…',
  gone: 'This event is over or doesn’t exist.',
  back: 'Back to sports',
  all: 'All',
  pin: 'Pin {market} to the top',
  noMarkets: 'No markets are open right now.',
  moreLines: 'More lines',
  fewerLines: 'Fewer lines',
  'group.main': 'Main',
  'group.1st_half': '1st half',
  'group.combo': 'Combos',
  'group.scorers': 'Scorers',
  'group.incl_ot': 'Incl. overtime',
  'group.cup_tie': 'Qualification',
  'group.corners': 'Corners',
  'group.bookings': 'Cards',
  'group.set': 'Sets',
  'group.incl_ei': 'Incl. extra innings',
  'group.other': 'More',
}
