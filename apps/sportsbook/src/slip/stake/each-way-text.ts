import { messages as en } from './each-way.en.ts'
import { messages as ja } from './each-way.ja.ts'

export const eachWayText = { ja, en }
