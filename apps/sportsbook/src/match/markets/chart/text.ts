import { messages as en } from './messages.en.ts'
import { messages as ja } from './messages.ja.ts'

export const chartText = { ja, en }
