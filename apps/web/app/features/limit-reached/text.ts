import type { MessageSet } from '../../page/use-text.ts'
import type { messages } from './messages.ja.ts'

export const limitReachedText: MessageSet<keyof typeof messages> = {
  feature: 'limit-reached',
  load: { ja: () => import('./messages.ja.ts'), en: () => import('./messages.en.ts') },
}
