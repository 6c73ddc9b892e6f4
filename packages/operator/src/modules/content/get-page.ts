import { type PlayerApi, Refusal } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { RouteOptions } from './routes.ts'

export function getPage({ view }: Pick<RouteOptions, 'view'>): Handler<PlayerApi['content']['getPage']> {
  return async ({ url_path, lang, languageId }, { site }) => {
    const found = view()
      .list('pages', { site, language: lang ?? languageId })
      .find(({ slug }) => slug === url_path)
    if (!found) throw new Refusal('NOT_FOUND', { message: 'Page not found' })
    const { slug, fields, text, languages } = found
    const { updatedAt, draft } = fields
    const { title, blocks } = text
    return {
      success: true,
      page: { url_path: slug, title, updatedAt, draft, languages: [...languages], blocks: [...blocks] },
    }
  }
}
