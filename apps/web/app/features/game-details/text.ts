import type { MessageSet } from '../../page/use-text.ts'
import type { messages } from './messages.ja.ts'

export const gameDetailsText: MessageSet<keyof typeof messages> = {
  feature: 'gameDetails',
  load: { ja: () => import('./messages.ja.ts'), en: () => import('./messages.en.ts') },
}
