interface PolicyOptions {
  readonly gamesOrigin: string
  /** Another back end that pages call. Undefined: the page's own origin. */
  readonly apiBaseUrl: string | undefined
  /** Origins that pages may embed in frames. */
  frameOrigins(): readonly string[]
}

const mostKept = 100
const nonceHere = '\0'

/** The content security policy of a page. Everything but the nonce is the same for all pages of an origin and is built once. */
export function createPolicies({ gamesOrigin, apiBaseUrl, frameOrigins }: PolicyOptions) {
  const written = new Map<string, readonly string[]>()
  return ({ origin, nonce }: { origin: string; nonce: string }): string => {
    const frames = [...new Set([gamesOrigin, ...frameOrigins()])].join(' ')
    const key = `${origin} ${frames}`
    const known = written.get(key)
    if (known) return known.join(nonce)
    const pieces = sitePolicy({ gamesOrigin, frames, apiOrigin: new URL(apiBaseUrl ?? origin).origin }).split(nonceHere)
    if (written.size >= mostKept) written.clear() // clients choose the host, so the cache is bounded
    written.set(key, pieces)
    return pieces.join(nonce)
  }
}

/** `strict-dynamic` lets scripts admitted by the nonce load their own modules; nothing else runs. */
function sitePolicy({
  gamesOrigin,
  frames,
  apiOrigin,
}: {
  gamesOrigin: string
  frames: string
  apiOrigin: string
}): string {
  return [
    `default-src 'none'`,
    `script-src 'nonce-${nonceHere}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonceHere}'`,
    `img-src 'self' data: blob: ${gamesOrigin} ${apiOrigin}`,
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
    `trusted-types default service-worker`,
  ].join('; ')
}
