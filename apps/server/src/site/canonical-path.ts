/** Characters that no page's address contains: control, format (bidi among them), unassigned and separator characters, backslashes. */
const neverInPath = /[\p{C}\p{Zl}\p{Zp}\\/]/u

/** Most paths that arrive: nothing in them has another spelling. */
const plainPath = /^(?:\/[a-z\d_-]+)+$/

/**
 * The canonical spelling of a page's path: lower case, single slashes, none at the end, no needless percent-encoding. Every path either
 * is its own canonical form, or has one that is, so a redirect to it never leads to another. Null for what cannot be a page's path: dot
 * segments, encoded slashes, broken encodings, control and bidi characters.
 *
 * @param path as in the request line, without the query
 */
export function canonicalPath(path: string): string | null {
  if (plainPath.test(path)) return path
  const segments: string[] = []
  for (const given of path.split('/')) {
    if (given === '') continue
    const segment = decode(given)
    if (segment === null || segment === '.' || segment === '..' || neverInPath.test(segment)) return null
    const small = segment.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    segments.push(encodeURI(small).replace(/[?#]/g, encodeURIComponent))
  }
  return `/${segments.join('/')}`
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null // not UTF-8, or a percent sign that encodes nothing
  }
}
