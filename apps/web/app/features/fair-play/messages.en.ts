import type { messages as ja } from './messages.ja.ts'

export const messages: Record<keyof typeof ja, string> = {
  'fair.title': 'Provably fair',
  'fair.lead': 'Every past round can be recalculated in your browser. Don’t take our word for it.',
  'fair.1.title': 'Locked in first',
  'fair.1.text':
    'The server seed is set before you play and you see its hash. Swap the seed later and the hash no longer matches.',
  'fair.2.title': 'Random, and provably so',
  'fair.2.text': 'HMAC-SHA256 decides every result. Your balance and history never affect it.',
  'fair.3.title': 'Verify it any time',
  'fair.3.text': 'Once the seed is revealed, recalculate the round with one tap. A match proves nothing was changed.',
  'safer.title': 'Keep it fun',
  'safer.text':
    'With an RTP below 100%, the longer you play, the more you lose on average. Set a budget and a time before you start.',
  'safer.more': 'Responsible gaming',
  'safer.limits': 'Money and time limits in two taps',
  'safer.break': '24-hour break in two taps',
  'safer.clock': 'Today’s result and time always at hand',
  'safer.pace': '2.5 s minimum per spin',
  'safer.quiet': 'No celebration when you get back less than you bet',
}
