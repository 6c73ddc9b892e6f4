import type { QuestionCategory } from '@andon/contract/player-api/content'
import { Blocks } from '../static-page/Blocks.tsx'
import './question.css'

/** A question that opens to its answer. `addressed`: `/customer-service#<id>` leads to it, once a page. */
export function Question({
  question: { id, question, answer },
  addressed = false,
}: {
  question: QuestionCategory['questions'][number]
  addressed?: boolean
}) {
  return (
    <details {...(addressed ? { id } : {})} className="question">
      <summary>{question}</summary>
      <Blocks blocks={answer} />
    </details>
  )
}
