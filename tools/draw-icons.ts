// Draws each brand's icons from its mark (brands/<brand>/mark.svg) into brands/<brand>/icons. The results are part of the repository; run it again
// when a mark changes, or for a new brand.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brandsFolder, readPart, sites } from '@andon/contract/sites'
import sharp from 'sharp'

const icoSizes = [16, 32, 48]

for (const { code, themeColor: background } of sites) {
  const brand = join(brandsFolder, code.toLowerCase())
  const mark = readPart(brandsFolder, { brand: code, part: 'mark.svg' })
  const folder = join(brand, 'icons')
  const draw = (size: number) =>
    sharp(mark, { density: 600 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer()
  /** Systems crop these to a circle, so the sign fills four fifths of a plain background. */
  const onGround = async (size: number) =>
    sharp({ create: { width: size, height: size, channels: 3, background } })
      .composite([{ input: await draw(Math.round(size * 0.8)) }])
      .png({ compressionLevel: 9, palette: true })
      .toBuffer()

  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'favicon.ico'), ico(await Promise.all(icoSizes.map(draw))))
  await writeFile(join(folder, 'apple-touch-icon.png'), await onGround(180))
  for (const size of [192, 512]) await writeFile(join(folder, `icon-${size}.png`), await onGround(size))
}

/** Windows icon file: a directory of 16 bytes an image, then the images as PNG. */
function ico(images: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(images.length, 4)
  let offset = header.length
  for (const [index, image] of images.entries()) {
    const at = 6 + 16 * index
    header.writeUInt8(icoSizes[index] ?? 0, at)
    header.writeUInt8(icoSizes[index] ?? 0, at + 1)
    header.writeUInt16LE(1, at + 4)
    header.writeUInt16LE(32, at + 6)
    header.writeUInt32LE(image.length, at + 8)
    header.writeUInt32LE(offset, at + 12)
    offset += image.length
  }
  return Buffer.concat([header, ...images])
}
