import { messages as en } from './refusals.en.ts'
import { messages as ja } from './refusals.ja.ts'

export const refusalText = { ja, en }
