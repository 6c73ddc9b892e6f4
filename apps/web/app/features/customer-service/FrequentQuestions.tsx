import type { QuestionCategory } from '@andon/contract/player-api/content'
import { Field } from '@andon/web-kit/Field'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../../page/use-text.ts'
import { Question } from './Question.tsx'
import { searchQuestions } from './search-questions.ts'
import { customerServiceText } from './text.ts'

export function FrequentQuestions({ categories }: { categories: readonly QuestionCategory[] }) {
  const t = useText(customerServiceText)
  const [query, setQuery] = useState('')
  const shown = searchQuestions(categories, query)
  const count = shown.reduce((sum, { questions }) => sum + questions.length, 0)
  useAddressedQuestionOpens()
  return (
    <section className="grid content-start gap-6" aria-labelledby="questions">
      <h2 id="questions" className="heading-2">
        {t('questions')}
      </h2>
      <search className="grid gap-2">
        <Field
          label={t('search')}
          hint={t('searchHint')}
          type="search"
          value={query}
          maxLength={80}
          autoComplete="off"
          onChange={(event) => setQuery(event.target.value)}
        />
        <p role="status">{query.trim() !== '' && (count > 0 ? t('found', { count }) : t('none'))}</p>
      </search>
      {shown.map((category) => (
        <Category key={category.id} category={category} />
      ))}
    </section>
  )
}

function Category({ category: { id, title, questions } }: { category: QuestionCategory }) {
  return (
    <section className="grid gap-2" aria-labelledby={`category-${id}`}>
      <h3 id={`category-${id}`} className="heading-3">
        {title}
      </h3>
      {questions.map((question) => (
        <Question key={question.id} question={question} addressed />
      ))}
    </section>
  )
}

/** `/customer-service#forgot-password` opens that answer. */
function useAddressedQuestionOpens(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const addressed = document.getElementById(hash.slice(1))
    if (addressed instanceof HTMLDetailsElement) addressed.open = true
  }, [hash])
}
