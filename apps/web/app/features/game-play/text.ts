import type { MessageSet } from '../../page/use-text.ts'
import type { messages } from './messages.ja.ts'

export const gamePlayText: MessageSet<keyof typeof messages> = {
  feature: 'game-play',
  load: { ja: () => import('./messages.ja.ts'), en: () => import('./messages.en.ts') },
}
