import { messages as en } from './settings.en.ts'
import { messages as ja } from './settings.ja.ts'

export const settingsText = { ja, en }
