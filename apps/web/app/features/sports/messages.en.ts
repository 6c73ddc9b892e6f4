import type { messages as ja } from './messages.ja.ts'

export const messages: Record<keyof typeof ja, string> = {
  title: 'Sports',
  'az.title': 'Sports A–Z',
  description: 'Live and upcoming matches with prices on every market, and games you can play now.',
  'az.description': 'Every sport, league and team on our sportsbook, from A to Z.',
  none: 'No sports betting right now',
  noneText:
    'No sportsbook is connected to this site. Our casino games are open, and customer service can tell you more.',
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
