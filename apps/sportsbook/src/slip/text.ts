import { firstText } from './first-text.ts'
import { messages as en } from './messages.en.ts'
import { messages as ja } from './messages.ja.ts'

export const slipText = {
  ja: { ...firstText.ja, ...ja },
  en: { ...firstText.en, ...en },
}
