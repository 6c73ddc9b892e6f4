import { createHash } from 'node:crypto'
import { Refusal } from '@andon/contract'
import { pictureFormats } from '@andon/contract/player-api/content-pictures'
import { createTurns } from '@andon/platform/objects'
import { loadSharp } from '@andon/platform/pictures'
import { fileTypeFromBuffer } from 'file-type'

export type PictureFormat = (typeof pictureFormats)[number]

export interface DrawnCopy {
  readonly format: PictureFormat
  readonly width: number
  readonly height: number
  readonly bytes: Buffer
}

export interface DrawnPicture {
  readonly mediaType: PictureType
  /** The size of the upright original, in pixels. */
  readonly width: number
  readonly height: number
  readonly placeholder: string | null
  readonly copies: readonly DrawnCopy[]
}

const types = ['image/jpeg', 'image/png', 'image/webp'] as const
export type PictureType = (typeof types)[number]

/** The widest, and the highest, are of 1600 pixels. */
const widths = [360, 720, 1080, 1600]
const mostSide = 1_600
const mostPixels = 40_000_000
const mostSecondsEach = 60
const fewestSide = 16
const mostPlaceholder = 300

/** One picture at a time: decoded, one may have 160 MB. */
const turns = createTurns({ atOnce: () => 1, mostWaiting: 3 })

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/**
 * Decodes an uploaded file and draws its copies from the pixels alone, outside of the event loop: nothing else in the file (place, camera, code, a second
 * file behind it) gets into them. Refuses, with the field `file` and the reason: FILE_TYPE_UNSUPPORTED for all but a JPEG, PNG or WebP that can be read to
 * its end, FILE_ANIMATED, FIELD_INVALID for too many pixels or too few, UNAVAILABLE when too many wait.
 */
export async function drawCopies(original: Buffer): Promise<DrawnPicture> {
  const mediaType = await typeOf(original)
  return turns(() => draw(original, mediaType))
}

async function typeOf(bytes: Buffer): Promise<PictureType> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined) // bytes that begin like a container format but are not one
  const type = types.find((one) => one === found?.mime)
  if (type) return type
  if (found?.mime === 'image/apng') throw animated()
  const isDrawing = /<svg[\s>]/i.test(bytes.subarray(0, 4_096).toString('latin1'))
  throw unsupported(
    isDrawing
      ? 'A drawing (SVG) can hold programs: save it as a PNG'
      : `A JPEG, PNG or WebP is expected, not ${found?.mime ?? 'a file of unknown type'}`,
  )
}

async function draw(original: Buffer, mediaType: PictureType): Promise<DrawnPicture> {
  const sharp = await loadSharp()
  const options = { limitInputPixels: mostPixels, failOn: 'error', pages: 1, sequentialRead: true } as const
  const { pages = 1, autoOrient } = await sharp(original, { limitInputPixels: false })
    .metadata()
    .catch(refuseUnreadable)
  if (pages > 1) throw animated()
  const { width, height } = autoOrient
  checkSize({ width, height })
  const { data, info } = await sharp(original, options)
    .autoOrient()
    .resize(mostSide, mostSide, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: mostSecondsEach })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuseUnreadable)
  const pixels = { raw: { width: info.width, height: info.height, channels: info.channels } }
  const { isOpaque } = await sharp(data, pixels).stats()
  const decoded = isOpaque ? sharp(data, pixels).removeAlpha() : sharp(data, pixels)
  const copies: DrawnCopy[] = []
  for (const to of [...widths.filter((one) => one < info.width * 0.9), info.width])
    for (const format of pictureFormats) {
      const resized = decoded.clone().resize({ width: to }).timeout({ seconds: mostSecondsEach })
      const drawn =
        format === 'avif' ? resized.avif({ quality: 55, effort: 2 }) : resized.webp({ quality: 80, effort: 4 })
      const copy = await drawn.toBuffer({ resolveWithObject: true }).catch(refuseLate)
      copies.push({ format, width: copy.info.width, height: copy.info.height, bytes: copy.data })
    }
  return { mediaType, width, height, placeholder: isOpaque ? await placeholderOf() : null, copies }

  async function placeholderOf(): Promise<string | null> {
    for (const side of [16, 12, 8, 4]) {
      const tiny = decoded.clone().resize(side, side, { fit: 'inside' }).webp({ quality: 30 })
      const address = `data:image/webp;base64,${(await tiny.toBuffer()).toString('base64')}`
      if (address.length <= mostPlaceholder) return address
    }
    return null
  }
}

function checkSize({ width, height }: { width: number; height: number }): void {
  const size = `${width} × ${height} pixels`
  if (width * height > mostPixels)
    throw invalid(`The picture has ${size}; at most ${mostPixels / 1e6} million are taken`)
  if (Math.min(width, height) < fewestSide)
    throw invalid(`The picture has ${size}; at least ${fewestSide} are needed on each side`)
  if (Math.max(width, height) > 10 * Math.min(width, height))
    throw invalid(`The picture has ${size}; one side is more than ten times the other`)
}

const animated = () =>
  new Refusal('FILE_ANIMATED', { field: 'file', message: 'The file moves: a still picture is expected' })
const invalid = (message: string) => new Refusal('FIELD_INVALID', { field: 'file', message })
const unsupported = (message: string) => new Refusal('FILE_TYPE_UNSUPPORTED', { field: 'file', message })

/** The library fails only because of the picture's bytes, or of the time. */
function refuseUnreadable(cause: unknown): never {
  if (isLate(cause)) refuseLate(cause)
  throw unsupported('The picture cannot be read to its end')
}

const isLate = (cause: unknown) => cause instanceof Error && cause.message.startsWith('timeout')

function refuseLate(cause: unknown): never {
  if (!isLate(cause)) throw cause
  throw new Refusal('UNAVAILABLE', { message: 'The picture takes too long to draw now', retryAfterSeconds: 30 })
}
