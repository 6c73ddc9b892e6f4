import { fileTypeFromBuffer } from 'file-type'

/** Enough bytes to tell the accepted kinds apart. */
const headBytes = 4100
const kinds = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/heic'] as const
export type ContentKind = (typeof kinds)[number]

/** A document's kind by its bytes; null if not accepted. Its name and the sender's content type are ignored. */
export async function contentKind(file: Blob): Promise<ContentKind | null> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
  const found = await fileTypeFromBuffer(head).catch(() => undefined) // bytes that begin like a container format but are not one
  if (found?.mime === 'image/heif') return namesHeic(head) ? 'image/heic' : null
  return kinds.find((kind) => kind === found?.mime) ?? null
}

/** Phones also write HEIC under the general brand, with the specific one among the compatible brands. */
function namesHeic(head: Uint8Array): boolean {
  return Buffer.from(head.subarray(8, 64)).includes('heic')
}
