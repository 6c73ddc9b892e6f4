import type { Language } from '../../../../shell/text/messages.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'

export type SliderTexts = typeof ja
export const sliderTexts: Readonly<Record<Language, SliderTexts>> = { ja, en }
