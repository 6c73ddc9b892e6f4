import type { messages as ja } from './messages.ja.ts'

export const messages: Record<keyof typeof ja, string> = {
  title: 'About cookies',
  text: 'Besides the cookies this site needs there are those that remember the games you opened, and those that note where you came from. You can refuse both. Where the law of your country asks for your consent, they wait for it.',
  details: 'Read more and choose',
  refuse: 'Necessary only',
  accept: 'Allow all',
  'choice.title': 'Your choice now',
  'choice.none': 'You have not chosen yet. Ticked is what is used until you do.',
  'choice.made': 'This browser keeps your choice for a month. You can change it at any time.',
  'choice.save': 'Save this choice',
  'choice.saved': 'Saved. Cookies you did not allow are deleted.',
  necessary: 'Necessary cookies',
  'necessary.text': 'For logging in, for the language, and against abuse. They cannot be left out.',
  functional: 'Cookies for convenience',
  'functional.text': 'The last games opened in this browser, nine at most, for 30 days.',
  affiliate: 'Cookies about where you came from',
  'affiliate.text':
    'The mark of an advertisement or a referral link, for 30 days. When you sign up it is copied to your registration.',
}
