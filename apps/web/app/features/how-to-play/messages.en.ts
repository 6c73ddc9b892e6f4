import type { messages as shape } from './messages.ja.ts'

export const messages: typeof shape = {
  title: 'How to play {name}',
  description:
    'How to play {name}: what each bet pays and returns exactly, what best play means, and where to set limits.',
  figures: 'All rules and figures',
  all: 'All guides',
  systems: 'No system beats it',
  'systems.text':
    'Doubling after a loss, following streaks or any other system changes neither the odds nor the RTP. All that a way of betting changes is how far your balance swings. The longer you play, the closer your result comes to the RTP, and on average you lose a share of all you bet.',
  'systems.past': 'Past results do not change the odds.',
  limits: 'Set a limit first',
  'limits.text':
    'Decide before you play how much money and time you’re ready to spend. You can set limits on deposits, losses, bets and time under Limits in your account. A lower limit works at once; a higher one waits 24 hours and then needs your confirmation.',
  'limits.link': 'Responsible gaming and the limits you can set',
  kinds: 'Guides by kind of game, and glossary',
  guides: 'How to play',
  'guides.text':
    'Guides for first-time players: how each game works, what its bets pay and return exactly, and what best play means. The figures come straight from the games’ maths.',
}
