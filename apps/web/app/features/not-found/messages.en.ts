import type { messages as ja } from './messages.ja.ts'

export const messages: Record<keyof typeof ja, string> = {
  title: 'The path ends at this lantern',
  line1: 'We could not find that page.',
  line2: 'It may have moved, or the link may be out of date.',
  line3: 'Please check the address.',
  line4: 'Your balance and account are not affected.',
  imageAlt: 'A woodblock print: one lantern alight on a jetty in the mist',
}
