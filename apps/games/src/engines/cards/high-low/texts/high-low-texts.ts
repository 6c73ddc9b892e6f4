import type { Language } from '../../../../shell/text/messages.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'

export type HighLowTexts = typeof ja
export const highLowTexts: Readonly<Record<Language, HighLowTexts>> = { ja, en }
