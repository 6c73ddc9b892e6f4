import { fileTypeFromBuffer } from 'file-type'

/** As many bytes as the kinds we know are told apart by. */
const headBytes = 4100
const kinds = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/heic'] as const
export type ContentKind = (typeof kinds)[number]

/** What a document is, by its own bytes; null for what we do not take. Its name and what the sender called it count for nothing. */
export async function contentKind(file: Blob): Promise<ContentKind | null> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
  const found = await fileTypeFromBuffer(head).catch(() => undefined) // bytes that begin like a container and are none
  if (found?.mime === 'image/heif') return namesHeic(head) ? 'image/heic' : null
  return kinds.find((kind) => kind === found?.mime) ?? null
}

/** Phones write HEIC under the general brand, too, and name the special one beside it. */
function namesHeic(head: Uint8Array): boolean {
  return Buffer.from(head.subarray(8, 64)).includes('heic')
}
