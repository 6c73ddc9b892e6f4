import type { messages as ja } from './messages.ja.ts'

export const messages: Record<keyof typeof ja, string> = {
  loading: 'Loading…',
  none: 'Couldn’t load odds history.',
  label: '{market}: how the odds of {count} outcomes moved',
  start: 'Start',
  now: 'Now',
  stops: 'Shaded: no bets were taken',
  since: 'Recorded since {time}',
  table: 'Odds of {market}',
  outcome: 'Outcome',
  opening: 'Opening',
  closing: 'At start',
  highest: 'High',
  lowest: 'Low',
  noPrice: '–',
  choose: 'Outcomes shown (up to {most})',
}
