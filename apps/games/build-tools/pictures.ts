import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** AVIF at more effort takes seven times as long for 3 % less. */
const efforts = { avif: 2, webp: 5 } as const

const folder = join(import.meta.dirname, '../../../.cache/pictures')
const used = new Set<string>()

/** An SVG as a picture `width` pixels wide. Kept by content in `.cache/pictures`, because AVIF takes long to encode. */
export async function encoded(
  drawing: Buffer,
  settings: { width: number; format: keyof typeof efforts; quality: number },
): Promise<Buffer> {
  const { width, format, quality } = settings
  const manner = JSON.stringify([sharp.versions, efforts, settings])
  const name = `${createHash('sha256').update(manner).update(drawing).digest('hex')}.${format}`
  used.add(name)
  const path = join(folder, name)
  if (existsSync(path)) return readFileSync(path)
  const bytes = await sharp(drawing).resize(width).toFormat(format, { quality, effort: efforts[format] }).toBuffer()
  mkdirSync(folder, { recursive: true })
  writeFileSync(path, bytes)
  return bytes
}

/** Removes the pictures that this build did not use. */
export function forgetOtherPictures(): void {
  for (const name of readdirSync(folder)) if (!used.has(name)) rmSync(join(folder, name))
}

/** The look of a drawing (`gameLook` of the contract): 4 × 3 colours, as a BMP has them, rows from the bottom and each colour as blue, green, red. */
export async function lookOf(drawing: Buffer): Promise<string> {
  const rgb = await sharp(drawing).resize(4, 3, { fit: 'fill' }).removeAlpha().flip().raw().toBuffer()
  const colours = Array.from({ length: rgb.length / 3 }, (_, at) => rgb.subarray(3 * at, 3 * at + 3).toReversed())
  return Buffer.concat(colours).toString('base64')
}
