import type { SharedTexts } from './shared-texts.ts'

export const en: SharedTexts = {
  place: 'Place bets',
  placeHint: 'Place your bets, or press space',
  closesIn: (seconds) => `Bets close in ${seconds} s`,
  locked: 'No more bets',
  nextIn: (seconds) => `Next round in ${seconds} s`,
  waiting: 'Waiting for the next round',
  lost: 'Connection lost. Reconnecting…',
  closed: {
    starting: 'The table opens in a moment',
    draining: 'The table takes no bets right now',
    chain: 'The table takes no bets right now',
    signer: 'The table takes no bets right now',
  },
  placed: (stake) => `Bet of ${stake} placed.`,
  betsClosed: (received, closed) =>
    `Too late: your bet arrived at ${received}, bets closed at ${closed}. Nothing was taken.`,
  tooLate: 'Bets are closed. Nothing was taken.',
  stakeReturns: 'Your bet arrived too late, so it’s being refunded.',
  tooMany: (most) => `You can place up to ${most} bets per round.`,
  tableClosed: 'The table takes no bets right now. Nothing was taken.',
  overLimit: (least, most) => `This bet is outside the limits. All your bets in a round together: ${least}–${most}.`,
  notTaken: 'Your bet was not accepted. Nothing was taken.',
  actionTooLate: (received, ended) => `Too late: received at ${received} s, the round ended at ${ended} s.`,
  actionRefused: 'That isn’t possible any more.',
  voided: 'This round has no result. Your bets are being refunded.',
  voidedWatching: 'This round has no result. All bets are being refunded.',
  running: (stake) => `Your ${stake} bet is in this round.`,
  lastRound: (stake, win) => `Your last round here: bet ${stake}, paid ${win}.`,
  returned: (win, stake) => `${win} of your ${stake} bet returned.`,
  players: (count) => (count === 1 ? '1 player' : `${count} players`),
}
