import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import { footerPart } from './domain/text-forms.ts'
import type { RouteOptions } from './routes.ts'

/** Columns and texts of the brand's footer, in the order that staff gave. */
export function getFooter({ view }: Pick<RouteOptions, 'view'>): Handler<PlayerApi['content']['getFooter']> {
  return async ({ languageId: language }, { site }) => {
    const parts = view()
      .list('footer', { site, language })
      .map(({ slug, text }) => ({ id: slug, title: text.title, ...footerPart(text) }))
    return {
      success: true,
      columns: parts.flatMap((one) => ('links' in one ? [{ id: one.id, title: one.title, links: one.links }] : [])),
      texts: parts.flatMap((one) => ('lines' in one ? [{ id: one.id, lines: one.lines }] : [])),
    }
  }
}
