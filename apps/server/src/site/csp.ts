/** Origins of suppliers' pages, which sites may embed in frames, and of their pictures. */
export interface SupplierOrigins {
  readonly frames: readonly string[]
  readonly images: readonly string[]
}

interface PolicyOptions {
  readonly gamesOrigin: string
  /** Another back end that pages call. Undefined: the page's own origin. */
  readonly apiBaseUrl: string | undefined
  supplierOrigins(): SupplierOrigins
}

const mostKept = 100

/** Inline scripts and styles that a page may run, as sources: `'sha256-…'`. */
export interface OwnInline {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** The content security policy of a page. Everything but the hashes is the same for all pages of an origin and is built once. */
export function createPolicies({ gamesOrigin, apiBaseUrl, supplierOrigins }: PolicyOptions) {
  const written = new Map<string, string>()
  return ({ origin, scripts, styles }: OwnInline & { origin: string }): string => {
    const of = supplierOrigins()
    const frames = [...new Set([gamesOrigin, ...of.frames])].join(' ')
    const images = [...new Set([gamesOrigin, ...of.images])].join(' ')
    const key = `${origin} ${frames} ${images}`
    let common = written.get(key)
    if (common === undefined) {
      common = sitePolicy({ images, frames, apiOrigin: new URL(apiBaseUrl ?? origin).origin })
      if (written.size >= mostKept) written.clear() // clients choose the host, so the cache is bounded
      written.set(key, common)
    }
    return `script-src ${[`${origin}/assets/`, ...scripts].join(' ')}; style-src ${["'self'", ...styles].join(' ')}; ${common}`
  }
}

/** Scripts come from the build's folder, or are the page's own inline ones; nothing else runs. */
function sitePolicy({ images, frames, apiOrigin }: { images: string; frames: string; apiOrigin: string }): string {
  return [
    `default-src 'none'`,
    `img-src 'self' data: blob: ${images} ${apiOrigin}`,
    `font-src 'self'`,
    `connect-src 'self' ${apiOrigin} ${apiOrigin.replace(/^http/, 'ws')}`,
    `frame-src ${frames}`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types default own-scripts`,
  ].join('; ')
}
