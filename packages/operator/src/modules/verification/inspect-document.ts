import { Refusal } from '@andon/contract'
import type { ContentKind } from './content-kind.ts'
import { inspectPdf } from './inspect-pdf.ts'
import { inspectPicture } from './inspect-picture.ts'
import { activeContent, holdsMarkup } from './scan-bytes.ts'

const mostAtOnce = 4
let underWay = 0

/**
 * Inspects a whole document of a known kind. Refuses FILE_ACTIVE_CONTENT if it can run code, contains other files, is encrypted or is of two kinds;
 * FILE_TYPE_UNSUPPORTED if it cannot be opened; FILE_ANIMATED for pictures that move; UNAVAILABLE if too many are inspected at once. Keeps the file (at most 15 MB) in memory.
 */
export async function inspectDocument(file: Blob, kind: ContentKind): Promise<void> {
  if (underWay >= mostAtOnce) throw new Refusal('UNAVAILABLE', { retryAfterSeconds: 2 })
  underWay += 1
  try {
    const bytes = await bytesOf(file)
    if (endsAsArchive(bytes) || (await holdsMarkup(bytes))) throw activeContent()
    await (kind === 'application/pdf' ? inspectPdf(bytes) : inspectPicture(bytes, kind))
  } finally {
    underWay -= 1
  }
}

/** Read piece by piece: 15 MB at once are too much to copy in one turn of the event loop. */
async function bytesOf(file: Blob): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(file.size)
  let at = 0
  for await (const piece of file.stream()) {
    bytes.set(piece, at)
    at += piece.length
  }
  return bytes.subarray(0, at)
}

const directoryEnd = Buffer.from('PK\x05\x06')
/** The record with its longest comment (APPNOTE.TXT 4.3.16). */
const directoryEndBytes = 22 + 65_535

/** Readers of ZIP look for its directory at the end of a file and accept anything before it. */
function endsAsArchive(bytes: Buffer): boolean {
  return bytes.subarray(-directoryEndBytes).includes(directoryEnd)
}
