import type { messages as shape } from './messages.ja.ts'

export const messages: typeof shape = {
  title: 'Welcome, {name}',
  ready: 'Your account is ready.',
  confirm: 'Confirm your contact details',
  confirmed: 'Confirmed',
  sendAgain: 'Send code',
  offer: 'Available to you',
  offerDeposit: 'Deposit and claim',
  offerClaim: 'Claim',
  offerClaimed: 'You claimed “{name}”.',
  game: 'Your first game',
  demo: 'Play demo',
  demoNote: 'Demo play is free.',
  real: 'Play for real',
  later: 'Maybe later',
  done: 'Get started',
}
