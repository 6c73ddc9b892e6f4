import type { messages as ja } from './messages.ja.ts'

export const messages: Record<keyof typeof ja, string> = {
  title: 'Special bets',
  description: 'Bets beyond the final score.',
  none: 'No special bets right now',
  noneText: 'No sportsbook is connected to this site. Our casino games are open.',
  toCasino: 'Go to the casino',
}
