import type { messages as shape } from './messages.ja.ts'

export const messages: typeof shape = {
  title: 'Confirm it is you',
  intro: 'A code of 6 digits shows us that we can reach you.',
  where: 'Where the code goes',
  email: 'By e-mail',
  sms: 'By text message',
  to: 'To: {to}',
  send: 'Send the code',
  sentTo: 'A code is on its way to {to}. It works for 10 minutes.',
  code: 'Code',
  codeHint: '6 digits',
  submit: 'Confirm',
  resend: 'Send another code',
  resendIn: 'Send another code (in {seconds} s)',
  otherWay: 'Send it another way',
  later: 'Not now',
  proven: 'Confirmed. Thank you.',
}
