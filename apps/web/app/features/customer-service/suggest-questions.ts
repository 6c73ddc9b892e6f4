import { inKatakana } from '@andon/contract/folding/kana'
import { searchable } from '@andon/contract/folding/search-forms'
import type { QuestionCategory } from '@andon/contract/player-api/content'
import { knownWordsIn } from './question-readings.ts'
import { textOfQuestion } from './search-questions.ts'

const leastLetters = 4
const mostTyped = 600

/** Words of English sentences that say nothing of their subject. */
const empty = new Set([
  ...['about', 'after', 'again', 'also', 'been', 'before', 'could', 'does', 'from', 'have', 'hello', 'here', 'into'],
  ...['just', 'like', 'long', 'make', 'please', 'should', 'some', 'still', 'take', 'tell', 'thank', 'thanks', 'that'],
  ...[
    'them',
    'then',
    'there',
    'they',
    'this',
    'time',
    'want',
    'were',
    'what',
    'when',
    'where',
    'which',
    'will',
    'with',
  ],
  ...['would', 'your'],
])

type Question = QuestionCategory['questions'][number]

/** The questions that share words with a text of any length, the nearest first: a word in the question itself counts three times as much as in its answer. */
export function suggestQuestions(categories: readonly QuestionCategory[], text: string): readonly Question[] {
  const words = subjectsOf(text.slice(-mostTyped))
  if (words.length === 0) return []
  const scored = categories.flatMap((category) =>
    category.questions.map((question) => {
      const all = folded(textOfQuestion(question, category))
      const asked = folded(question.question)
      const score = words.reduce((sum, word) => sum + (asked.includes(word) ? 3 : all.includes(word) ? 1 : 0), 0)
      return { question, score }
    }),
  )
  return scored
    .filter(({ score }) => score >= 3)
    .sort((one, other) => other.score - one.score)
    .map(({ question }) => question)
}

/** The subjects of a sentence: words of the list of readings, words in katakana, and longer Latin words without a plural's s. */
function subjectsOf(text: string): readonly string[] {
  const plain = searchable(text)
  const katakana = plain.match(/[ァ-ヺー]{3,}/gu) ?? []
  const latin = (plain.match(/[a-z]+/gu) ?? [])
    .filter((word) => word.length >= leastLetters && !empty.has(word))
    .map((word) => word.replace(/(?<=...)(s|ing|ed)$/u, ''))
  return [...new Set([...knownWordsIn(plain), ...katakana, ...latin])].map(folded)
}

const folded = (text: string) => inKatakana(searchable(text))
