import type { Language } from '@andon/contract/languages'
import { siteAt } from '@andon/contract/sites'
import type { Config } from '@andon/platform/config'
import type { FastifyRequest } from 'fastify'

/** Brand by host; language by the request's own field, else that of the page it comes from, else the stored choice, else the site's default. */
export function locate(request: FastifyRequest, config: Config): { site: string; language: Language } {
  const site = siteAt(config.sites, request.authority.hostname)
  const { languageId } = request.query as { languageId?: unknown } // any query
  const language = [languageId, languageOfPage(request.headers.referer), request.cookies.langCode]
    .map((wanted) => site.languages.find((known) => known === wanted))
    .find(Boolean)
  return { site: site.code, language: language ?? site.defaultLanguage }
}

/** A page's language is the first segment of its path. */
function languageOfPage(referer: string | undefined): string | undefined {
  return referer === undefined ? undefined : URL.parse(referer)?.pathname.split('/')[1]
}
