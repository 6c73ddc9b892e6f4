import type { messages as ja } from './messages.ja.ts'

export const messages: Record<keyof typeof ja, string> = {
  title: 'No connection',
  text: 'You can stay on this page. We’ll open the next one as soon as you’re back online.',
  textStaying: 'We’ll load the rest as soon as you’re back online.',
  trying: 'Checking your connection…',
  retry: 'Try again',
  stay: 'Stay here',
  dismiss: 'Close',
  install: 'Install app',
  installed: 'Added to your home screen.',
}
