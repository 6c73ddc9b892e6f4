import { messages as en } from './first.en.ts'
import { messages as ja } from './first.ja.ts'

export const firstText = { ja, en }
