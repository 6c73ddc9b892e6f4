import { messages as en } from './edit.en.ts'
import { messages as ja } from './edit.ja.ts'

export const editText = { ja, en }
