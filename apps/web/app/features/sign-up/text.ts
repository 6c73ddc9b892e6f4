import type { MessageSet } from '../../page/use-text.ts'
import type { messages } from './messages.ja.ts'

export const signUpText: MessageSet<keyof typeof messages> = {
  feature: 'sign-up',
  load: { ja: () => import('./messages.ja.ts'), en: () => import('./messages.en.ts') },
}
