import type { MessageSet } from '../../page/use-text.ts'
import type { messages } from './messages.ja.ts'

export const liveRoomsText: MessageSet<keyof typeof messages> = {
  feature: 'live-rooms',
  load: { ja: () => import('./messages.ja.ts'), en: () => import('./messages.en.ts') },
}
