import type { messages as ja } from './messages.ja.ts'

export const messages: Record<keyof typeof ja, string> = {
  playReal: 'Play for real',
  playDemo: 'Try the demo',
  rtp: 'Return to player',
  rtpValue: '{rtp} %',
  rtpNone: 'None fixed',
  volatility: 'Volatility',
  'volatility.none': 'None',
  'volatility.low': 'Low',
  'volatility.medium': 'Medium',
  'volatility.high': 'High',
  hitRate: 'Hit rate',
  hitRateValue: 'about 1 round in {rounds}',
  maxWin: 'Top win',
  maxWinValue: '{times} × the stake',
  bets: 'Stakes',
  betsValue: '{min} – {max}',
  favourite: 'Add {name} to favourites',
  unfavourite: 'Remove {name} from favourites',
  favouriteFailed: 'Your favourites could not be changed. Check your connection and try again.',
  details: 'Figures of {name}',
  by: 'Made by {vendor}',
  'fair.title': 'Fair, and you can check it yourself',
  'fair.lead': 'Not “trust us” but “check us”: any past round can be calculated again in your own browser.',
  'fair.1.title': 'A promise first',
  'fair.1.text':
    'The seed behind the draw is fixed beforehand, and you see its hash, a fingerprint, before the round. Change the seed later, and the fingerprint no longer fits.',
  'fair.2.title': 'Drawn by arithmetic',
  'fair.2.text':
    'The outcome comes from HMAC-SHA256 and nothing else. Your balance and your past wins or losses are not part of the sum.',
  'fair.3.title': 'Checked afterwards',
  'fair.3.text':
    'Once the seed is revealed you can repeat the sum at home. If the outcome is the same, nobody touched the draw.',
  'safer.title': 'Play while it is fun',
  'safer.text':
    'In a game that returns less than 100 %, the longer you play the more you lose on average. Decide on an amount and a time first.',
  'safer.clock': 'The time since login is always in sight',
  'safer.pace': 'A slot takes at least 2.5 seconds a turn',
  'safer.quiet': 'No celebration for a win below the stake',
}
