import type { messages as ja } from './messages.ja.ts'

export const messages: Record<keyof typeof ja, string> = {
  title: 'Home',
  description: 'An online casino with RTP, hit rate and max win on every game. Try the demo, then play for real.',
  'hero.kicker': 'Welcome',
  'hero.title': 'Know the odds. Then play.',
  'hero.lead': 'RTP, hit rate and max win: on every game, before you play.',
  'hero.start': 'Sign up free',
  'hero.browse': 'See the games',
  'hero.sports': 'Go to sports',
  games: 'Popular games',
  allGames: 'Go to the casino',
  'how.title': 'How it works',
  'how.1.title': 'Sign up',
  'how.1.text': 'Your email, your name and a few minutes. You must be 18 or over, or 20 in Japan.',
  'how.2.title': 'Deposit',
  'how.2.text': 'Choose an amount and pay by card. Add a bonus in the same step.',
  'how.3.title': 'Play',
  'how.3.text': 'See your balance and result at any time, and withdraw from the same place you deposit.',
}
