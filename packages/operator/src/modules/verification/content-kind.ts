import { fileTypeFromBuffer } from 'file-type'

/** Enough bytes to tell the accepted kinds apart. */
const headBytes = 4100
const kinds = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/heic'] as const
export type ContentKind = (typeof kinds)[number]

/** A document's kind by its bytes; null if not accepted. Its name and the sender's content type are ignored. */
export async function contentKind(file: Blob): Promise<ContentKind | null> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
  if (pdfStart(head) !== null) return 'application/pdf'
  const found = await fileTypeFromBuffer(head).catch(() => undefined) // bytes that begin like a container format but are not one
  if (found?.mime === 'image/heif') return namesHeic(head) ? 'image/heic' : null
  const mime = found?.mime === 'image/apng' ? 'image/png' : found?.mime // which is refused as moving, with that reason
  return kinds.find((kind) => kind === mime) ?? null
}

/** A byte order mark and white space, which viewers pass over within the first 1,024 bytes. */
const beforePdf = /^(?:\xef\xbb\xbf)?[\0\t\n\f\r ]*%PDF-/

/** Where a PDF begins; null if the bytes are none, or begin with anything else. */
export function pdfStart(head: Uint8Array): number | null {
  const [begin] = beforePdf.exec(Buffer.from(head.subarray(0, 1024)).toString('latin1')) ?? []
  return begin === undefined ? null : begin.length - '%PDF-'.length
}

/** Phones also write HEIC under the general brand, with the specific one among the compatible brands. */
function namesHeic(head: Uint8Array): boolean {
  return Buffer.from(head.subarray(8, 64)).includes('heic')
}
