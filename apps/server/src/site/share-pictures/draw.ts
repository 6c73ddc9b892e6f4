import { rename } from 'node:fs/promises'
import sharp from 'sharp'

/**
 * A program of its own, `draw.ts <art> <wordmark> <to>`: draws one picture for previews of links, 1200 × 630 pixels, and ends. The server's own process never decodes
 * SVG (`@andon/platform/pictures`); here only files of the installation are read. Nothing is written as text, so it needs no fonts.
 */
const [, , art = '', wordmark = '', to = ''] = process.argv
const [width, height] = [1200, 630]
/** The sign in the lower left corner, on a ground that any drawing can lie behind. */
const sign = { width: 264, height: 88, padding: 28 }
const svgDots = 72

sharp.concurrency(1)
const isSvg = art.endsWith('.svg')
const { width: drawnWidth = width } = await sharp(art).metadata()
const density = isSvg ? Math.ceil((svgDots * width) / drawnWidth) + svgDots : svgDots
const picture = sharp(art, { density }).resize(width, height, {
  fit: 'cover',
  position: isSvg ? 'centre' : 'attention',
})
const plate = { width: sign.width + 2 * sign.padding, height: sign.height + 2 * sign.padding }
const ground = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${plate.width}" height="${plate.height}"><path fill="#120d1c" fill-opacity=".86" d="M0 0h${plate.width - 24}a24 24 0 0 1 24 24v${plate.height - 24}H0z"/></svg>`,
)
const mark = await sharp(wordmark, { density: svgDots * 3 })
  .resize(sign.width, sign.height, { fit: 'inside' })
  .toBuffer()
const part = `${to}.${process.pid}.part`
await picture
  .composite([
    { input: ground, left: 0, top: height - plate.height },
    { input: mark, left: sign.padding, top: height - plate.height + sign.padding },
  ])
  .flatten({ background: '#120d1c' })
  .jpeg({ quality: 84, mozjpeg: true })
  .toFile(part)
await rename(part, to)
