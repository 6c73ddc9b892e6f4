import { Refusal } from '@andon/contract/refusals'
import type { SiteContext } from '@andon/web/load-context'
import { data } from 'react-router'

/** The text of a slug in the page's language; a slug that nobody wrote is a 404. */
export async function loadPage({ api, language }: SiteContext, slug: string) {
  try {
    const { page } = await api.content.getPage({ url_path: slug, lang: language })
    return page
  } catch (error) {
    if (error instanceof Refusal && error.code === 'NOT_FOUND') throw data(null, { status: 404 })
    throw error
  }
}
