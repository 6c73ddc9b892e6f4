import type { Language } from '../../../../shell/text/messages.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'

export type BlackjackWords = typeof ja
export const blackjackWords: Readonly<Record<Language, BlackjackWords>> = { ja, en }
