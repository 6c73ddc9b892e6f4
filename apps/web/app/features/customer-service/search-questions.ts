import { inKatakana } from '@andon/contract/folding/kana'
import { compact, isFound, keysOf, wordsOf } from '@andon/contract/folding/search-forms'
import type { Block, QuestionCategory } from '@andon/contract/player-api/content'
import { latinOf, readingsIn } from './question-readings.ts'

/** The questions that contain every word of the query, in the question, its answer or its further words, in either kind of kana, by their reading or in Latin letters, without empty categories. */
export function searchQuestions(categories: readonly QuestionCategory[], query: string): readonly QuestionCategory[] {
  const words = inOneKana(whileConverting(query)).map((word) =>
    /^[a-z]{3,}$/iu.test(word) ? [word, latinOf(word)] : [word],
  )
  if (words.length === 0) return categories
  return categories
    .map((category) => ({
      ...category,
      questions: category.questions.filter((question) => {
        const text = textOfQuestion(question, category)
        return isFound(keysOf([...inOneKana(text), ...readingsIn(text)]), words)
      }),
    }))
    .filter(({ questions }) => questions.length > 0)
}

type Question = QuestionCategory['questions'][number]

/** Everything that is searched of a question. */
export const textOfQuestion = (
  { question, answer, words = [] }: Question,
  { title }: Pick<QuestionCategory, 'title'>,
): string => [title, question, ...answer.map(textOf), ...words].join(' ')

/** A Japanese keyboard shows the beginning of the next syllable in Latin letters: `にゅうk`. */
const whileConverting = (query: string) => query.replace(/(?<=[ぁ-ゖァ-ヺー])[a-zａ-ｚ]{1,2}$/iu, '')

/** Word by word: in a long text without spaces a short word would be found across two others. */
const inOneKana = (text: string) =>
  wordsOf(text)
    .filter((word) => compact(word) !== '')
    .map(inKatakana)

function textOf(block: Block): string {
  if (block.type === 'heading') return block.text
  if (block.type === 'picture') return block.picture.alt
  const lines = block.type === 'list' ? block.items : [block.spans]
  return lines.map((spans) => spans.map(({ text }) => text).join('')).join(' ')
}
