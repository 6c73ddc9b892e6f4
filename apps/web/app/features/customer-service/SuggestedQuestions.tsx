import type { QuestionCategory } from '@andon/contract/player-api/content'
import { useDeferredValue, useMemo } from 'react'
import { useText } from '../../page/use-text.ts'
import { Question } from './Question.tsx'
import { suggestQuestions } from './suggest-questions.ts'
import { customerServiceText } from './text.ts'

const most = 3

/** Answers that fit what is being typed, above the button that sends it. */
export function SuggestedQuestions({ categories, text }: { categories: readonly QuestionCategory[]; text: string }) {
  const t = useText(customerServiceText)
  const typed = useDeferredValue(text)
  const found = useMemo(() => suggestQuestions(categories, typed).slice(0, most), [categories, typed])
  return (
    <div className="grid gap-2" hidden={found.length === 0}>
      <h3 className="text-sm font-bold" role="status">
        {found.length > 0 && t('suggested')}
      </h3>
      {found.map((question) => (
        <Question key={question.id} question={question} />
      ))}
    </div>
  )
}
