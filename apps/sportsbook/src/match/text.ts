import { messages as en } from './messages.en.ts'
import { messages as ja } from './messages.ja.ts'

export const matchText = { ja, en }

export const isMatchKey = (key: string): key is keyof typeof ja => Object.hasOwn(ja, key)
