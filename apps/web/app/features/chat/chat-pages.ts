/** Pages without a chat, by the first path segment below the language. */
const without: ReadonlySet<string> = new Set(['game-play', 'special-bet', 'register'])

/** Takes a full path with its language. */
export function pageHasChat(pathname: string): boolean {
  return !without.has(pathname.split('/')[2] ?? '')
}
