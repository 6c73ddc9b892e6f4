import type { MessageSet } from '../../page/use-text.ts'
import type { messages } from './messages.ja.ts'

export const playStatisticsText: MessageSet<keyof typeof messages> = {
  feature: 'play-picture',
  load: { ja: () => import('./messages.ja.ts'), en: () => import('./messages.en.ts') },
}
