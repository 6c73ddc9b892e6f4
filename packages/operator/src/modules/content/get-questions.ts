import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Questions } from './questions.ts'

export function getQuestions(questions: Questions): Handler<PlayerApi['content']['getQuestions']> {
  return async ({ languageId }) => ({ success: true, categories: questions[languageId] })
}
