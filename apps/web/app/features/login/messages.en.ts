import type { messages as shape } from './messages.ja.ts'

export const messages: typeof shape = {
  title: 'Log in',
  realPlay: 'Playing for real money needs a login.',
  email: 'E-mail address',
  password: 'Password',
  submit: 'Log in',
  forgotten: 'Forgotten your password?',
  noAccount: 'New here?',
  signUp: 'Sign up',
  demoHint: 'This is a sandbox. The demo account shown in the terminal at start works, too.',
  resetTitle: 'Reset your password',
  resetIntro: 'We send a link to your registered e-mail address.',
  resetSend: 'Send the link',
  resetSent: 'If this address is registered, the link will arrive within minutes. It works once, for 30 minutes.',
  newPassword: 'New password',
  passwordHint: 'At least 10 characters. A few long words in a row are easy to remember and hard to guess.',
  resetSave: 'Change the password',
  resetDone: 'Your password is changed. For safety, every device has been logged out.',
  toLogin: 'To the login',
}
