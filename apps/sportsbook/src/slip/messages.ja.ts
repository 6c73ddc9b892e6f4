import { messages as first } from './first.ja.ts'
import { messages as later } from './later.ja.ts'

export const messages = { ...first, ...later }
