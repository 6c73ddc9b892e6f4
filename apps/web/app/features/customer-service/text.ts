import type { MessageSet } from '../../page/use-text.ts'
import type { messages } from './messages.ja.ts'

export const customerServiceText: MessageSet<keyof typeof messages> = {
  feature: 'customer-service',
  load: { ja: () => import('./messages.ja.ts'), en: () => import('./messages.en.ts') },
}
