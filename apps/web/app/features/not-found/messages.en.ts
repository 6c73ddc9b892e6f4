import type { messages as ja } from './messages.ja.ts'

export const messages: Record<keyof typeof ja, string> = {
  title: 'The path ends at this lantern',
  line1: 'We can’t find that page.',
  line2: 'It may have moved, or the link may be out of date.',
  line3: 'Check the address and try again.',
  line4: 'Your balance and account aren’t affected.',
  imageAlt: 'A woodblock print: one lantern alight on a jetty in the mist',
}
