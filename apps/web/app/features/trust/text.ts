import type { MessageSet } from '../../page/use-text.ts'
import type { messages } from './messages.ja.ts'

export const trustText: MessageSet<keyof typeof messages> = {
  feature: 'trust',
  load: { ja: () => import('./messages.ja.ts'), en: () => import('./messages.en.ts') },
}
