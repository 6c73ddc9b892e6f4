import type { Drawn, TableTitleTexts } from '../table-title.ts'
import type { TableTexts } from './table-texts.ts'

interface Words {
  readonly words: Pick<TableTexts, 'drawn'>
  readonly texts: Pick<TableTitleTexts, 'drawn' | 'hand' | 'result'>
}

interface Shown {
  readonly drawn: readonly Drawn[]
  readonly facts: readonly string[]
}

/** The counts of a round's hands and its result, such as "Dragon K, Tiger 4, Dragon wins"; null in a game whose draw says it all. */
export function resultWords({ words, texts }: Words, { drawn, facts }: Shown): string | null {
  const { hand, result } = texts
  if (!result) return null
  return words.drawn([...(hand ? handsOf(drawn).map(({ to, faces }) => hand(to, faces)) : []), result(facts)])
}

/** All that was drawn in a round, and what it came to: "Dragon: king of hearts, Tiger: 4 of spades, Dragon wins". A hand of several cards is followed by what it counts. */
export function drawnWords({ words, texts }: Words, { drawn, facts }: Shown): string {
  const { hand, result } = texts
  const several = handsOf(drawn).filter(({ faces }) => faces.length > 1)
  return words.drawn([
    ...drawn.map(({ to, face }) => texts.drawn(to, face)),
    ...(hand ? several.map(({ to, faces }) => hand(to, faces)) : []),
    ...(result ? [result(facts)] : []),
  ])
}

/** The faces that each side got, the sides in the order of their first one. */
function handsOf(drawn: readonly Drawn[]): readonly { readonly to: string; readonly faces: readonly string[] }[] {
  const hands = Map.groupBy(drawn, ({ to }) => to)
  return [...hands].map(([to, cards]) => ({ to, faces: cards.map(({ face }) => face) }))
}
