import type { MessageSet } from '../../page/use-text.ts'
import type { messages } from './messages.ja.ts'

export const nowText: MessageSet<keyof typeof messages> = {
  feature: 'lobby-now',
  load: { ja: () => import('./messages.ja.ts'), en: () => import('./messages.en.ts') },
}
