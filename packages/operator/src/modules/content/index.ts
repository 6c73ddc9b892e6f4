import type { PlayerApi } from '@andon/contract'
import type { Handlers } from '@andon/platform/http'
import { getPage } from './get-page.ts'
import { getQuestions } from './get-questions.ts'
import { loadPages } from './pages.ts'
import { loadQuestions } from './questions.ts'

/**
 * Content owns the texts that players read at length: policies, responsible gaming, frequent questions. They are Markdown files beside this code,
 * one for each language, read and checked once at the start: a text that cannot be shown, or that says its sections in another order than its
 * translation, stops the start. It keeps no data. A page's version is the date in its file's name; older versions stay in the folder.
 */
export function createContent() {
  const routes: Handlers<PlayerApi['content']> = {
    getPage: getPage(loadPages()),
    getQuestions: getQuestions(loadQuestions()),
  }
  return { routes }
}

export type Content = ReturnType<typeof createContent>
