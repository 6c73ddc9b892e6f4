import { Refusal } from '@andon/contract'
import { pictureSize } from '@andon/contract/player-api/profile'
import { loadSharp } from '@andon/platform/pictures'
import { fileTypeFromBuffer } from 'file-type'

export interface Square {
  readonly left: number
  readonly top: number
  readonly size: number
}

const kinds = new Set(['image/jpeg', 'image/png', 'image/webp'])
const mostPixels = 50_000_000
const mostAtOnce = 4
let underWay = 0

/**
 * Re-encodes an uploaded picture as a square WebP, which removes everything else in the file (location, camera, embedded files). `square` is in pixels of
 * the upright picture. Refuses FILE_TYPE_UNSUPPORTED, FIELD_INVALID for a square outside it, UNAVAILABLE when too many are being drawn.
 */
export async function drawPicture(file: Blob, square: Square | null): Promise<Buffer> {
  if (underWay >= mostAtOnce) throw new Refusal('UNAVAILABLE', { retryAfterSeconds: 2 })
  underWay += 1
  try {
    const bytes = Buffer.from(await file.arrayBuffer())
    const kind = await fileTypeFromBuffer(bytes).catch(() => undefined) // bytes that begin like a container format but are not one
    if (!kinds.has(kind?.mime ?? '')) throw unsupported()
    return await draw(bytes, square)
  } finally {
    underWay -= 1
  }
}

async function draw(bytes: Buffer, square: Square | null): Promise<Buffer> {
  const sharp = await loadSharp()
  const options = { limitInputPixels: mostPixels, failOn: 'error', pages: 1 } as const
  const { autoOrient } = await sharp(bytes, options).metadata().catch(refuseUnreadable)
  if (square && !isInside(square, autoOrient)) throw new Refusal('FIELD_INVALID', { field: 'cropSize' })
  const upright = sharp(bytes, options).autoOrient()
  const cut = square
    ? upright.extract({ left: square.left, top: square.top, width: square.size, height: square.size })
    : upright
  return cut.resize(pictureSize, pictureSize, { fit: 'cover' }).webp({ quality: 82 }).toBuffer().catch(refuseUnreadable)
}

function isInside({ left, top, size }: Square, { width, height }: { width: number; height: number }): boolean {
  return left + size <= width && top + size <= height
}

const unsupported = () => new Refusal('FILE_TYPE_UNSUPPORTED', { field: 'file' })

/** The library fails only because of the picture's bytes or size. */
function refuseUnreadable(): never {
  throw unsupported()
}
