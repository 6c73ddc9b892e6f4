/** The signed text for each block of a round's stream. It is unambiguous, because client seeds contain no colon. */
export function blockMessage({
  clientSeed,
  nonce,
  block,
}: {
  clientSeed: string
  nonce: number
  block: number
}): string {
  return `${clientSeed}:${nonce}:${block}`
}
