/** Where to return after verification. Only paths of this site are accepted, to prevent open redirects. */
export function safePrevUrl(value: string | null): string | undefined {
  if (value === null || !/^\/[a-z]{2}(\/|$)/.test(value) || /[\\\s]/.test(value)) return undefined
  return value
}
