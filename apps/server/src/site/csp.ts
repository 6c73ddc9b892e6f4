/** Content policy of the site's pages. `strict-dynamic` lets what the nonce admits load its own modules; nothing else runs. */
export function sitePolicy({
  nonce,
  gamesOrigin,
  socketOrigin,
}: {
  nonce: string
  gamesOrigin: string
  socketOrigin: string
}): string {
  return [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob: ${gamesOrigin}`,
    `font-src 'self'`,
    `connect-src 'self' ${socketOrigin}`,
    `frame-src ${gamesOrigin}`,
    `manifest-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types default`,
  ].join('; ')
}
