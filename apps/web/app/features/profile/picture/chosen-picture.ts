import { maxPictureBytes } from '@andon/contract/player-api/profile'
import type { Square } from './square.ts'

/** What the server reads as it is; anything else that the browser can show is drawn anew before it is sent. */
const readAsIs: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp'])
const drawnSize = 1024

export interface ChosenPicture {
  readonly file: File
  /** Upright, as it is seen. */
  readonly bitmap: ImageBitmap
}

/** Null for a file that is no picture, or none this browser can show. Whoever gets a bitmap closes it. */
export async function readPicture(file: File): Promise<ChosenPicture | null> {
  try {
    return { file, bitmap: await createImageBitmap(file) }
  } catch {
    return null
  }
}

export type PictureUpload = { file: Blob; cropX?: number; cropY?: number; cropSize?: number }

/**
 * What is sent: the file itself with the square to cut from it, which keeps its quality; or, where it is too large or of another kind, the square
 * drawn here.
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
