import type { Language } from '../../text/messages.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'

export type SharedTexts = typeof ja
export const sharedTexts: Readonly<Record<Language, SharedTexts>> = { ja, en }
