import type { messages as ja } from './messages.ja.ts'

export const messages: Record<keyof typeof ja, string> = {
  title: 'Sports',
  'az.title': 'Sports A–Z',
  description: 'Sports betting, and games you can play now.',
  none: 'No sports betting right now',
  noneText: 'There are no fixtures to bet on here yet. Our casino games are open.',
  toCasino: 'Go to the casino',
  ask: 'Contact us',
  visitor: 'Log in to bet on sports',
  visitorText: 'Log in to see fixtures and odds.',
  logIn: 'Log in',
  opening: 'Opening sports…',
  failed: 'We couldn’t open sports',
  failedText: 'Your connection may have dropped. Bets you’ve placed are safe.',
  again: 'Try again',
  openNow: 'Play now',
}
