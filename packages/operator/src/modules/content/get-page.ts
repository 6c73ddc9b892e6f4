import { type PlayerApi, Refusal } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import { gamesQuoted, withFigures } from './domain/figures.ts'
import type { RouteOptions } from './routes.ts'

/** Figures of games are those of the catalogue now. */
export function getPage({
  view,
  figuresOf,
}: Pick<RouteOptions, 'view' | 'figuresOf'>): Handler<PlayerApi['content']['getPage']> {
  return async ({ url_path, lang, languageId }, { site }) => {
    const language = lang ?? languageId
    const found = view()
      .list('pages', { site, language })
      .find(({ slug }) => slug === url_path)
    if (!found) throw new Refusal('NOT_FOUND', { message: 'Page not found' })
    const { slug, fields, text, languages } = found
    const { updatedAt, draft } = fields
    const quoted = gamesQuoted(text.blocks)
    const games = quoted.length === 0 ? new Map() : await figuresOf(quoted)
    const blocks = withFigures(text.blocks, { games, language })
    return {
      success: true,
      page: { url_path: slug, title: text.title, updatedAt, draft, languages: [...languages], blocks },
    }
  }
}
