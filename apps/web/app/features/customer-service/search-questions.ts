import type { Block, QuestionCategory } from '@andon/contract/player-api/content'

/** The questions that contain every word of the query, in the question or its answer, without empty categories. */
export function searchQuestions(categories: readonly QuestionCategory[], query: string): readonly QuestionCategory[] {
  const words = fold(query).split(' ').filter(Boolean)
  if (words.length === 0) return categories
  return categories
    .map((category) => ({
      ...category,
      questions: category.questions.filter(({ question, answer }) => {
        const text = fold(`${category.title} ${question} ${answer.map(textOf).join(' ')}`)
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter(({ questions }) => questions.length > 0)
}

function textOf(block: Block): string {
  if (block.type === 'heading') return block.text
  const lines = block.type === 'list' ? block.items : [block.spans]
  return lines.map((spans) => spans.map(({ text }) => text).join('')).join(' ')
}

const kanaShift = 0x60

/** Ignores width, case and the kind of kana. */
const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - kanaShift))
    .replace(/\s+/g, ' ')
    .trim()
