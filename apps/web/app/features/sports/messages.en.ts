import type { messages as ja } from './messages.ja.ts'

export const messages: Record<keyof typeof ja, string> = {
  title: 'Sports',
  'az.title': 'Sports from A to Z',
  description: 'Betting on sports, and the games that are open now.',
  none: 'The sportsbook is not open',
  noneText:
    'No company that makes odds is connected to this site. As long as we cannot take a bet we show no matches and no odds. The games below are open.',
  toCasino: 'To the casino',
  ask: 'Ask us',
  visitor: 'The sportsbook opens when you log in',
  visitorText: 'Bets are for members only. Log in, and matches and odds are shown here.',
  logIn: 'Log in',
  opening: 'Opening the sportsbook…',
  failed: 'The sportsbook could not be opened',
  failedText: 'The connection may have been lost, or too much time has passed. Bets that were taken stand as they are.',
  again: 'Open again',
  openNow: 'Open now',
}
