import type { messages as shape } from './messages.ja.ts'

export const messages: typeof shape = {
  all: 'All live rooms',
  moreGames: 'More games',
  'state.open': 'Bets open',
  'state.locked': 'Bets closed',
  'state.closed': 'Closed for now',
  seconds: '{seconds}s left',
  players: '{count, plural, one {# player} other {# players}}',
  seats: '{count, plural, =0 {Table full} one {# seat free} other {# seats free}}',
  tables: '{count, plural, one {# table} other {# tables}}',
  results: 'Last results',
  limits: '{min}–{max}',
  lead: 'Each room shows what’s happening at its table right now.',
  odds: 'Past results don’t change the odds of the next one.',
  'none.title': 'No live tables right now',
  'none.text': 'This site has no live table open. Our slots are, each with a free demo.',
}
