import type { messages as ja } from './messages.ja.ts'

export const messages: Record<keyof typeof ja, string> = {
  title: 'Home',
  description: 'Online games with every figure shown: see what a game returns, try the demo, then decide.',
  'hero.kicker': 'Welcome',
  'hero.title': 'Straight games, picked by numbers.',
  'hero.lead': 'What it returns, how often it pays, how far it can go: every game shows all of it before you play.',
  'hero.start': 'Sign up free',
  'hero.browse': 'See the games',
  games: 'Ready to play',
  allGames: 'To the casino',
  'how.title': 'Three steps to start',
  'how.1.title': 'Sign up',
  'how.1.text': 'Choose an e-mail address and a nickname, and confirm that you are old enough.',
  'how.2.title': 'Deposit',
  'how.2.text': 'Pick the amount first, then pay by card. The sandbox takes test cards only.',
  'how.3.title': 'Play',
  'how.3.text': 'Balance and time played show the same figures in every tab. When to stop is up to you.',
}
