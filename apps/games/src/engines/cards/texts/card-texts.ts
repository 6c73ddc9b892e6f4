import type { Language } from '../../../shell/text/messages.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'

export type CardTexts = typeof ja
export const cardTexts: Readonly<Record<Language, CardTexts>> = { ja, en }
