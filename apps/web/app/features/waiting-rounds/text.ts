import type { MessageSet } from '../../page/use-text.ts'
import type { messages } from './messages.ja.ts'

export const waitingRoundsText: MessageSet<keyof typeof messages> = {
  feature: 'waiting-rounds',
  load: { ja: () => import('./messages.ja.ts'), en: () => import('./messages.en.ts') },
}
