import type { MessageSet } from '../../page/use-text.ts'
import type { messages } from './messages.ja.ts'

export type XrayKey = keyof typeof messages

export const xrayText: MessageSet<XrayKey> = {
  feature: 'bonusXray',
  load: { ja: () => import('./messages.ja.ts'), en: () => import('./messages.en.ts') },
}
