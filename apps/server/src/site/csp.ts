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
const nonceHere = '\0'

/** The content security policy of a page. Everything but the nonce is the same for all pages of an origin and is built once. */
export function createPolicies({ gamesOrigin, apiBaseUrl, supplierOrigins }: PolicyOptions) {
  const written = new Map<string, readonly string[]>()
  return ({ origin, nonce }: { origin: string; nonce: string }): string => {
    const of = supplierOrigins()
    const frames = [...new Set([gamesOrigin, ...of.frames])].join(' ')
    const images = [...new Set([gamesOrigin, ...of.images])].join(' ')
    const key = `${origin} ${frames} ${images}`
    const known = written.get(key)
    if (known) return known.join(nonce)
    const pieces = sitePolicy({ images, frames, apiOrigin: new URL(apiBaseUrl ?? origin).origin }).split(nonceHere)
    if (written.size >= mostKept) written.clear() // clients choose the host, so the cache is bounded
    written.set(key, pieces)
    return pieces.join(nonce)
  }
}

/** `strict-dynamic` lets scripts admitted by the nonce load their own modules; nothing else runs. */
function sitePolicy({ images, frames, apiOrigin }: { images: string; frames: string; apiOrigin: string }): string {
  return [
    `default-src 'none'`,
    `script-src 'nonce-${nonceHere}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonceHere}'`,
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
