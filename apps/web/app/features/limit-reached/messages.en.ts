import type { messages as shape } from './messages.ja.ts'

export const messages: typeof shape = {
  reached:
    '{source, select, player {Your own} operator {Our} other {The legal}} {limitType, select, deposit {deposit limit} loss {loss limit} wager {stake limit} other {limit}} of {limit} in {days, plural, one {# day} other {# days}} leaves no room for {asked}.',
  used: '{used} is used at the moment.',
  room: 'The most that would pass now is {remaining}.',
  noRoom: 'You have reached this limit.',
  passes: '{asked} would pass from {at} on, if nothing else happens until then.',
  never: '{asked} is above the limit itself, so waiting does not help.',
  session:
    'You have used up your session limit of {limit, plural, one {# minute} other {# minutes}} in {days, plural, one {# day} other {# days}}. You can play again from {at} on.',
  lockedUntil:
    '{kind, select, break {You are on a break} other {This account is locked}} until {at}. Until then you cannot play or deposit.',
  lockedForGood: 'This account is locked for good.',
  inReview:
    'We are checking your account. You cannot deposit or play until this is done. You can withdraw and contact customer service.',
  lockOver:
    'Your lock period has ended. You still cannot play or deposit until you ask to come back. To ask, or to withdraw, choose “Log in to withdraw and check history only”.',
  lockReturns: 'You asked to come back. You can play again from {at}.',
  lockShorter: 'A break or lock until {at} is in force already. It cannot be made shorter.',
  lockShorterForGood: 'This account is locked for good already.',
  changeWaits: 'This change can be confirmed from {at} on.',
  stakeCap: 'By the law where you live, one round of a slot may be staked with up to {max}.',
  bonusStake: 'While your bonus is active, one stake may be up to {max}.',
  toLimits: 'See limits',
  close: 'Close',
}
