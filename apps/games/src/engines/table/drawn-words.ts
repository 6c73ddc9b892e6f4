import type { Drawn, TableTitleTexts } from './table-title.ts'
import type { TableTexts } from './texts/table-texts.ts'

interface Words {
  readonly words: Pick<TableTexts, 'drawn'>
  readonly texts: Pick<TableTitleTexts, 'drawn' | 'result'>
}

/** All that was drawn in a round, and what it came to, such as "Dragon king of hearts, Tiger 4 of spades, Dragon wins". */
export function drawnWords(
  { words, texts }: Words,
  { drawn, facts }: { readonly drawn: readonly Drawn[]; readonly facts: readonly string[] },
): string {
  const result = texts.result?.(facts, drawn)
  return words.drawn([...drawn.map(({ to, face }) => texts.drawn(to, face)), ...(result ? [result] : [])])
}
