import type { SiteContext } from '@andon/web/load-context'

/** The text page of a slug in the page's language; an unknown slug is a 404. */
export async function loadPage({ api, language }: SiteContext, slug: string) {
  const { page } = await api.content.getPage({ url_path: slug, lang: language })
  return page
}
