import { type PlayerApi, Refusal } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Pages } from './pages.ts'

export function getPage(pages: Pages): Handler<PlayerApi['content']['getPage']> {
  return async ({ url_path, lang, languageId }) => {
    const page = pages[lang ?? languageId].get(url_path)
    if (!page) throw new Refusal('NOT_FOUND', { message: 'Page not found' })
    return { success: true, page }
  }
}
