import type { messages as ja } from './messages.ja.ts'

export const messages: Record<keyof typeof ja, string> = {
  title: 'Cookies',
  text: 'We use essential cookies, plus optional ones to remember games you opened and where you came from.',
  details: 'Cookie settings',
  refuse: 'Essential only',
  accept: 'Accept all',
  'choice.title': 'Your cookie settings',
  'choice.none': 'You haven’t chosen yet. Until you do, we use what’s ticked.',
  'choice.made': 'We keep your choice on this browser for a month. You can change it at any time.',
  'choice.save': 'Save settings',
  'choice.saved': 'Saved. Cookies you turned off have been deleted.',
  necessary: 'Essential cookies',
  'necessary.text': 'For login, language and security. Always on.',
  functional: 'Recently played',
  'functional.text': 'Remembers up to nine games opened in this browser, for 30 days.',
  affiliate: 'Referral',
  'affiliate.text':
    'Remembers the ad or referral link that brought you here, for 30 days, and adds it to your sign-up.',
}
