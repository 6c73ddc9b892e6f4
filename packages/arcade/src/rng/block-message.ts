/** The text that is signed for each block of a round's stream; client seeds hold no colon, so no two triples share a text. */
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
