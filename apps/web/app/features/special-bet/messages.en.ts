import type { messages as ja } from './messages.ja.ts'

export const messages: Record<keyof typeof ja, string> = {
  title: 'Special bets',
  description: 'Bets beyond the final score.',
  none: 'Special bets open soon',
  noneText: 'They open together with sports. Until then, our casino games are ready to play.',
  toCasino: 'Go to the casino',
}
