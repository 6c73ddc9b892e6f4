import type { Language } from '../../../../shell/text/messages.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'

export type DrawTexts = typeof ja
export const drawTexts: Readonly<Record<Language, DrawTexts>> = { ja, en }
