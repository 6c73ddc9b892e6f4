import type { Language } from '../../../shell/text/messages.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'

export type CrashTexts = typeof ja
export const crashTexts: Readonly<Record<Language, CrashTexts>> = { ja, en }
