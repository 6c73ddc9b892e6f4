import { inEveryLanguage, type Language, languageCodes } from '@andon/contract/languages'
import type { Block, QuestionCategory } from '@andon/contract/player-api/content'
import { assert } from '@andon/platform/sql'
import { readText } from './read-text.ts'

export type Questions = Readonly<Record<Language, QuestionCategory[]>>

export function loadQuestions(): Questions {
  const questions: Questions = inEveryLanguage(readQuestions)
  const [first] = languageCodes
  for (const language of languageCodes)
    assert(
      outline(questions[language]) === outline(questions[first]),
      `the frequent questions differ between ${first} and ${language}`,
    )
  return questions
}

/** One file for each category: its title, then a section for each question with its answer. */
const categories = ['account', 'money', 'games', 'safer-play'] as const

function readQuestions(language: Language): QuestionCategory[] {
  return categories.map((id) => {
    const { title, blocks } = readText(`questions/${id}.${language}.md`)
    return { id, title, questions: blocks.reduce(addBlock, []) }
  })
}

type Questioned = QuestionCategory['questions']

/** A section's heading is the question, its blocks are the answer. */
function addBlock(questions: Questioned, block: Block): Questioned {
  if (block.type === 'heading' && block.id !== undefined)
    return [...questions, { id: block.id, question: block.text, answer: [] }]
  const last = questions.at(-1)
  assert(last, 'an answer follows its question')
  return [...questions.slice(0, -1), { ...last, answer: [...last.answer, block] }]
}

const outline = (list: readonly QuestionCategory[]) =>
  list.map(({ id, questions }) => `${id}: ${questions.map((question) => question.id).join(' ')}`).join('; ')
