import type { messages as shape } from './messages.ja.ts'

export const messages: typeof shape = {
  reached:
    '{source, select, player {Your} operator {Our} other {The legal}} {limitType, select, deposit {deposit limit} loss {loss limit} wager {bet limit} other {limit}} of {limit} per {days, plural, one {day} other {# days}} doesn’t leave room for {asked}.',
  used: 'You’ve used {used} so far.',
  room: 'You can use up to {remaining} now.',
  noRoom: 'You’ve reached this limit.',
  passes: '{asked} will be possible from {at}, unless you use more before then.',
  never: '{asked} is above the limit itself, so waiting won’t help.',
  session:
    'You’ve reached your session time limit of {limit, plural, one {# minute} other {# minutes}} per {days, plural, one {day} other {# days}}. You can play again from {at}.',
  lockedUntil:
    '{kind, select, break {You’re on a break} other {Your account is locked}} until {at}. You can’t play or deposit until then.',
  lockedForGood: 'Your account is locked permanently.',
  inReview:
    'We’re reviewing your account. You can’t deposit or play until we’re done, but you can withdraw and contact customer service.',
  lockOver:
    'Your lock period has ended, but you can’t play or deposit until you ask to come back. To ask, or to withdraw, choose “Log in to withdraw and check history only”.',
  lockReturns: 'You’ve asked to come back. You can play again from {at}.',
  lockShorter: 'A break or lock until {at} is already in place and can’t be shortened.',
  lockShorterForGood: 'Your account is already locked permanently.',
  changeWaits: 'You can confirm this change from {at}.',
  stakeCap: 'By law where you live, the maximum slot stake is {max} per round.',
  bonusStake: 'While your bonus is active, the maximum bet is {max}.',
  stakeMin: 'The minimum bet in this game is {min}.',
  stakeMax: 'The maximum bet per round in this game is {max}.',
  lowBalance: 'Your balance is too low for this bet.',
  maintenance: 'We’re closed for maintenance, so we’re not taking bets right now.',
  tooFast: 'That was too soon after your last round. Please try again in a few seconds.',
  gameClosed: 'This game isn’t taking bets at the moment.',
  unavailable: 'We couldn’t reach the casino. Please try again.',
  locked: 'Your account can’t play right now.',
  loggedOut: 'You’ve been logged out. Log in again to keep playing.',
  gameExpired: 'This game’s session has ended. Reopen the game to keep playing.',
  noFreeRounds: 'You have no free spins left in this game.',
  nothingStaked: 'No money was taken.',
  toLimits: 'View limits',
  stakeRefused: 'We couldn’t place this bet. Your balance hasn’t changed.',
  close: 'Close',
}
