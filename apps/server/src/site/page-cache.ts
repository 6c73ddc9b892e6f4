import type { CompressedPage } from './compressed-page.ts'

/** A page, or a redirect returned by the page's code. */
export type CachedPage = CompressedPage & { readonly location: string | null }

/**
 * Rendered public pages, least recently used out first. Concurrent requests for one page render it once. Pages are the
 * same for everyone, and only those of one status are kept, so the key names all that a page may depend on: site, language, path, content version, signed-in hint.
 */
export function createPageCache({ maxPages = 500, status = 200 }: { maxPages?: number; status?: 200 | 404 } = {}) {
  const pages = new Map<string, CachedPage>()
  const rendering = new Map<string, Promise<CachedPage>>()

  async function get(key: string, render: () => Promise<CachedPage>): Promise<{ page: CachedPage; hit: boolean }> {
    if (maxPages === 0) return { page: await render(), hit: false }
    const cached = pages.get(key)
    if (cached) {
      pages.delete(key)
      pages.set(key, cached)
      return { page: cached, hit: true }
    }
    const underWay = rendering.get(key)
    if (underWay) return { page: await underWay, hit: true }
    const started = render().finally(() => rendering.delete(key))
    rendering.set(key, started)
    const page = await started
    if (page.status === status) keep(key, page)
    return { page, hit: false }
  }

  function keep(key: string, page: CachedPage): void {
    pages.set(key, page)
    const oldest = pages.keys().next()
    if (pages.size > maxPages && !oldest.done) pages.delete(oldest.value)
  }

  return { get, clear: () => pages.clear() }
}

export type PageCache = ReturnType<typeof createPageCache>
