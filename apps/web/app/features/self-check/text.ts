import type { MessageSet } from '../../page/use-text.ts'
import type { messages } from './messages.ja.ts'

export const selfCheckText: MessageSet<keyof typeof messages> = {
  feature: 'self-check',
  load: { ja: () => import('./messages.ja.ts'), en: () => import('./messages.en.ts') },
}
