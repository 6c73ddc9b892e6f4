import type { MessageSet } from '../../page/use-text.ts'
import type { messages } from './messages.ja.ts'

export const staticPageText: MessageSet<keyof typeof messages> = {
  feature: 'static-page',
  load: { ja: () => import('./messages.ja.ts'), en: () => import('./messages.en.ts') },
}
