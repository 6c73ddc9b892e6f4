import { inKatakana } from '@andon/contract/folding/kana'
import { compact, isFound, keysOf, wordsOf } from '@andon/contract/folding/search-forms'
import type { Block, QuestionCategory } from '@andon/contract/player-api/content'

/** The questions that contain every word of the query, in the question, its answer or its further words, in either kind of kana, without empty categories. */
export function searchQuestions(categories: readonly QuestionCategory[], query: string): readonly QuestionCategory[] {
  const words = inOneKana(query).map((word) => [word])
  if (words.length === 0) return categories
  return categories
    .map((category) => ({
      ...category,
      questions: category.questions.filter(({ question, answer, words: more }) =>
        isFound(keysOf(inOneKana([category.title, question, ...answer.map(textOf), ...more].join(' '))), words),
      ),
    }))
    .filter(({ questions }) => questions.length > 0)
}

/** Word by word: in a long text without spaces a short word would be found across two others. */
const inOneKana = (text: string) =>
  wordsOf(text)
    .filter((word) => compact(word) !== '')
    .map(inKatakana)

function textOf(block: Block): string {
  if (block.type === 'heading') return block.text
  const lines = block.type === 'list' ? block.items : [block.spans]
  return lines.map((spans) => spans.map(({ text }) => text).join('')).join(' ')
}
