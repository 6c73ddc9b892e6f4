import type { MessageSet } from '../../page/use-text.ts'
import type { messages } from './messages.ja.ts'

export const limitsText: MessageSet<keyof typeof messages> = {
  feature: 'limits',
  load: { ja: () => import('./messages.ja.ts'), en: () => import('./messages.en.ts') },
}
