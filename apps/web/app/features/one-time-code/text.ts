import type { MessageSet } from '../../page/use-text.ts'
import type { messages } from './messages.ja.ts'

export const oneTimeCodeText: MessageSet<keyof typeof messages> = {
  feature: 'one-time-code',
  load: { ja: () => import('./messages.ja.ts'), en: () => import('./messages.en.ts') },
}
