/** Content policy of the site's pages. `strict-dynamic` lets what the nonce admits load its own modules; nothing else runs. */
export function sitePolicy({
  nonce,
  gamesOrigin,
  frameOrigins,
  apiOrigin,
}: {
  nonce: string
  gamesOrigin: string
  frameOrigins: readonly string[]
  /** Of the back end that the page speaks to: its own, unless the operator has another. */
  apiOrigin: string
}): string {
  return [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob: ${gamesOrigin} ${apiOrigin}`,
    `font-src 'self'`,
    `connect-src 'self' ${apiOrigin} ${apiOrigin.replace(/^http/, 'ws')}`,
    `frame-src ${[...new Set([gamesOrigin, ...frameOrigins])].join(' ')}`,
    `manifest-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types default`,
  ].join('; ')
}
