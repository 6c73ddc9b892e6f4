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
  toLimits: 'View limits',
  stakeRefused: 'We couldn’t place this bet. Your balance hasn’t changed.',
  close: 'Close',
}
