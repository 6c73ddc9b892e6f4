import type { MessageKind } from '../../game-api/table-chat-fields.ts'
import { type FoldedText, foldText } from './fold-text.ts'
import { contactRules } from './lists/contact.ts'
import { englishRules } from './lists/en.ts'
import { japaneseRules } from './lists/ja.ts'

/** A pattern that is not shown, of one kind, in one of the forms of a text. */
export interface Rule {
  readonly kind: MessageKind
  readonly form: keyof FoldedText
  readonly pattern: RegExp
}

const rules: readonly Rule[] = [...contactRules, ...japaneseRules, ...englishRules]

/** Why a clean text may not be shown; null if it may. Every rule looks at every text, whatever its language. */
export function moderate(text: string): MessageKind | null {
  const forms = foldText(text)
  return rules.find(({ form, pattern }) => [forms[form]].flat().some((read) => pattern.test(read)))?.kind ?? null
}
