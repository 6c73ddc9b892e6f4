import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import { questionsOf } from './domain/kinds.ts'
import type { RouteOptions } from './routes.ts'

export function getQuestions({ view }: Pick<RouteOptions, 'view'>): Handler<PlayerApi['content']['getQuestions']> {
  return async ({ languageId: language }, { site }) => ({
    success: true,
    categories: view()
      .list('questions', { site, language })
      .map(({ slug, text, fields: { words } }) => ({
        id: slug,
        title: text.title,
        questions: questionsOf(text).map((question) => {
          const found = words[question.id]
          return found ? { ...question, words: found } : question
        }),
      })),
  })
}
