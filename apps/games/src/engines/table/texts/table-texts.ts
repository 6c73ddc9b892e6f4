import type { Language } from '../../../shell/text/messages.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'

export type TableTexts = typeof ja
export const tableTexts: Readonly<Record<Language, TableTexts>> = { ja, en }
