import type { MessageSet } from '../../page/use-text.ts'
import type { messages } from './messages.ja.ts'

export const historyText: MessageSet<keyof typeof messages> = {
  feature: 'history',
  load: { ja: () => import('./messages.ja.ts'), en: () => import('./messages.en.ts') },
}
