import type { Language } from '@andon/contract/languages'
import { en } from './en.ts'
import { ja } from './ja.ts'

/** A language that lacks a text does not compile. */
export type Messages = typeof ja
export type { Language }

export const messages: Readonly<Record<Language, Messages>> = { ja, en }
