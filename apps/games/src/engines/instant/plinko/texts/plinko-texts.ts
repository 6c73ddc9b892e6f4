import type { Language } from '../../../../shell/text/messages.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'

export type PlinkoTexts = typeof ja
export const plinkoTexts: Readonly<Record<Language, PlinkoTexts>> = { ja, en }
