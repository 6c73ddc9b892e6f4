import type { messages as ja } from './messages.ja.ts'

export const messages: Record<keyof typeof ja, string> = {
  title: 'Special bets',
  description: 'Bets on more than who wins the match.',
  none: 'There are no special bets now',
  noneText:
    'Special bets are part of the sportsbook. It is not open on this site, so there are none. The games below are open.',
  toCasino: 'To the casino',
}
