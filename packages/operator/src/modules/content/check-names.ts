import { Refusal } from '@andon/contract'
import { type Language, languageCodes } from '@andon/contract/languages'
import type { Written } from './check-words.ts'
import type { FiguresOf } from './domain/figures.ts'
import { readText } from './domain/kinds.ts'
import { messagesOf } from './domain/text-forms.ts'

interface Known {
  readonly figuresOf: FiguresOf
  messageFaults(language: Language, texts: Readonly<Record<string, string>>): readonly string[]
}

/** Refuses (FIELD_INVALID) the text of a game that the catalogue does not know, and texts of the interface that no page has or can read. */
export async function checkNames(
  { name: { kind, slug }, part, source }: Written,
  { figuresOf, messageFaults }: Known,
): Promise<void> {
  if (kind === 'games' && !(await figuresOf([slug])).has(slug))
    throw new Refusal('FIELD_INVALID', { field: 'slug', message: `There is no game ${slug}` })
  const language = languageCodes.find((one) => one === part)
  if (kind !== 'interface' || language === undefined) return
  const [wrong] = messageFaults(language, messagesOf(readText(kind, source)))
  if (wrong !== undefined) throw new Refusal('FIELD_INVALID', { field: 'source', message: wrong.slice(0, 300) })
}
