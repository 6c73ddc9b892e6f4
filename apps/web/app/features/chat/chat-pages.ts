/** Pages of which the chat keeps clear, by the first part of the path below the language. */
const without: ReadonlySet<string> = new Set(['game-play', 'special-bet', 'register'])

/** Of a whole path, language and all. */
export function pageHasChat(pathname: string): boolean {
  return !without.has(pathname.split('/')[2] ?? '')
}
