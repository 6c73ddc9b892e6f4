import type { messages as ja } from './messages.ja.ts'

export const messages: Record<keyof typeof ja, string> = {
  title: 'The path ends at this lantern',
  line1: 'We could not find the page you were looking for.',
  line2: 'It may have moved, or gone, or never been here at all.',
  line3: 'Please check the spelling of the address.',
  line4: 'Your balance and your account are just as they were.',
  imageAlt: 'A woodblock print: one lantern alight on a jetty in the mist',
}
