import type { messages as shape } from './messages.ja.ts'

export const messages: typeof shape = {
  title: 'Confirm your contact details',
  intro: 'We’ll send a 6-digit code to confirm your contact details.',
  where: 'Send the code by',
  email: 'Email',
  sms: 'Text message',
  to: 'To {to}',
  send: 'Send code',
  sentTo: 'We sent a 6-digit code to {to}. It’s valid for 10 minutes.',
  code: 'Verification code',
  codeHint: 'Not there? Check your spam folder.',
  codeHintSms: 'It can take a minute to arrive.',
  sandbox: 'Nothing is really sent in the sandbox. Read the message in the',
  sandboxInbox: 'test inbox',
  submit: 'Confirm',
  resend: 'Resend code',
  resendIn: 'Resend code (in {seconds} s)',
  otherWay: 'Use another method',
  later: 'Maybe later',
  proven: 'Contact details confirmed.',
}
