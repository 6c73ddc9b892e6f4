import type { Language } from '../../../../shell/text/messages.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'

export type BoardTexts = typeof ja
export const boardTexts: Readonly<Record<Language, BoardTexts>> = { ja, en }
