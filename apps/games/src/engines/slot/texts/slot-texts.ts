import type { Language } from '../../../shell/text/messages.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'

export type SlotTexts = typeof ja
export const slotTexts: Readonly<Record<Language, SlotTexts>> = { ja, en }
