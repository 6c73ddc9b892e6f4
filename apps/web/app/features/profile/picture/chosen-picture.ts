import { maxPictureBytes } from '@andon/contract/player-api/profile'
import type { Square } from './square.ts'

/** The types the server accepts; other pictures that the browser can show are converted before the upload. */
const readAsIs: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp'])
const drawnSize = 1024

export interface ChosenPicture {
  readonly file: File
  /** Upright, with the orientation applied. */
  readonly bitmap: ImageBitmap
}

/** Null for a file this browser cannot show. The caller closes the bitmap. */
export async function readPicture(file: File): Promise<ChosenPicture | null> {
  try {
    return { file, bitmap: await createImageBitmap(file) }
  } catch {
    return null
  }
}

export type PictureUpload = { file: Blob; cropX?: number; cropY?: number; cropSize?: number }

/**
 * The upload: the file itself with the square to crop, which keeps the quality; or the cropped square if the file is too large or of another
 * type.
 */
export async function uploadOf({ file, bitmap }: ChosenPicture, square: Square): Promise<PictureUpload | null> {
  const { left, top, size } = square
  if (file.size <= maxPictureBytes && readAsIs.has(file.type)) return { file, cropX: left, cropY: top, cropSize: size }
  const side = Math.min(drawnSize, size)
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
  canvas.getContext('2d')?.drawImage(bitmap, left, top, size, size, 0, 0, side, side)
  const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.92))
  return drawn && { file: drawn }
}
