import type { messages as ja } from './messages.ja.ts'

export const messages: Record<keyof typeof ja, string> = {
  loading: 'Loading…',
  pageFailed: 'This page couldn’t be loaded. Check your connection and try again.',
  retry: 'Try again',
}
