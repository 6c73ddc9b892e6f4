import type { MessageSet } from '../../page/use-text.ts'
import type { messages } from './messages.ja.ts'

export type BonusKey = keyof typeof messages

export const bonusText: MessageSet<BonusKey> = {
  feature: 'bonuses',
  load: { ja: () => import('./messages.ja.ts'), en: () => import('./messages.en.ts') },
}
