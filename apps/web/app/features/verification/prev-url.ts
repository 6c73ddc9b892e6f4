/** Where to go on after the papers: a path of this site, or nothing. Other addresses in the query are nobody's business. */
export function safePrevUrl(value: string | null): string | undefined {
  if (value === null || !/^\/[a-z]{2}(\/|$)/.test(value) || /[\\\s]/.test(value)) return undefined
  return value
}
