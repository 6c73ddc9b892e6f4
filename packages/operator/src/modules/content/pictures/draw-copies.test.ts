import { crc32, deflateSync } from 'node:zlib'
import { refusalOf } from '@andon/tests/test-runtime'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawCopies } from './draw-copies.ts'

const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 200, g: 60, b: 30, alpha: channels === 4 ? 0.5 : 1 } } })

test('a picture becomes AVIF and WebP in several widths, none larger than itself, with a tiny first look', async () => {
  const drawn = await drawCopies(await plain(800, 400).jpeg().toBuffer())
  expect([drawn.mediaType, drawn.width, drawn.height]).toEqual(['image/jpeg', 800, 400])
  expect(drawn.copies.map(({ format, width, height }) => [format, width, height])).toEqual([
    ['avif', 360, 180],
    ['webp', 360, 180],
    ['avif', 800, 400],
    ['webp', 800, 400],
  ])
  for (const { format, bytes } of drawn.copies) expect((await fileTypeFromBuffer(bytes))?.mime).toBe(`image/${format}`)
  expect(drawn.placeholder).toMatch(/^data:image\/webp;base64,/)
  expect(drawn.placeholder?.length).toBeLessThanOrEqual(300)
})

test('a picture that is turned by its camera is upright, and nothing but pixels is left of the file', async () => {
  const turned = await plain(40, 80)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Copyright: 'SECRET-PLACE', Orientation: '6' } })
    .toBuffer()
  const { width, height, copies } = await drawCopies(Buffer.concat([turned, Buffer.from('<script>alert(1)</script>')]))
  expect([width, height]).toEqual([80, 40])
  for (const { bytes } of copies) expect(bytes.toString('latin1')).not.toMatch(/SECRET-PLACE|<script>/)
})

test('a transparent picture stays transparent and has no first look behind it', async () => {
  const { placeholder, copies } = await drawCopies(await plain(60, 60, 4).png().toBuffer())
  expect(placeholder).toBeNull()
  const webp = copies.find(({ format }) => format === 'webp')
  expect((await sharp(webp?.bytes).metadata()).hasAlpha).toBe(true)
})

describe('what is no picture, or a hostile one, is refused with its reason', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><image href="file:///etc/passwd"/></svg>'
  const jpeg = () => plain(640, 640).jpeg().toBuffer()
  const cases: [string, () => Buffer | Promise<Buffer>, string, RegExp][] = [
    ['a drawing', () => Buffer.from(svg), 'FILE_TYPE_UNSUPPORTED', /SVG/],
    [
      'a drawing with a declaration',
      () => Buffer.from(`<?xml version="1.0"?>\n<!-- -->${svg}`),
      'FILE_TYPE_UNSUPPORTED',
      /SVG/,
    ],
    ['a page', () => Buffer.from('<html><script>alert(1)</script></html>'), 'FILE_TYPE_UNSUPPORTED', /expected/],
    ['nothing', () => Buffer.alloc(0), 'FILE_TYPE_UNSUPPORTED', /unknown type/],
    ['a GIF', async () => plain(20, 20).gif().toBuffer(), 'FILE_TYPE_UNSUPPORTED', /image\/gif/],
    [
      'half a picture',
      async () => (await jpeg()).subarray(0, (await jpeg()).length / 2),
      'FILE_TYPE_UNSUPPORTED',
      /cannot be read/,
    ],
    [
      'the beginning of one',
      () => Buffer.from('ffd8ffe000104a46494600', 'hex'),
      'FILE_TYPE_UNSUPPORTED',
      /cannot be read/,
    ],
    ['a moving WebP', movingWebp, 'FILE_ANIMATED', /still picture/],
    ['a moving PNG', async () => movingPng(await plain(20, 20).png().toBuffer()), 'FILE_ANIMATED', /still picture/],
    ['a bomb', () => pngOf(30_000, 30_000), 'FIELD_INVALID', /30000 × 30000 pixels; at most 40 million/],
    ['one pixel', () => pngOf(1, 1), 'FIELD_INVALID', /at least 16/],
    ['a thread', () => pngOf(2_000, 20), 'FIELD_INVALID', /ten times/],
  ]
  test.each(cases)('%s', async (_what, bytes, code, reason) => {
    const refused = await refusalOf(drawCopies(await bytes()))
    expect(refused).toMatchObject({ code, field: 'file' })
    expect(refused.message).toMatch(reason)
  })
})

test('of many uploads at once those that would wait too long are refused, and the others are drawn', async () => {
  const bytes = await plain(64, 64).jpeg().toBuffer()
  const results = await Promise.allSettled(Array.from({ length: 40 }, () => drawCopies(bytes)))
  const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(results.length - refused.length).toBeGreaterThanOrEqual(4)
  expect(refused.length).toBeGreaterThan(0)
  for (const reason of refused) expect(reason).toMatchObject({ code: 'UNAVAILABLE' })
})

async function movingWebp(): Promise<Buffer> {
  const frames = await Promise.all(
    ['#f00', '#0f0'].map((background) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  return sharp(frames, { join: { animated: true } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer()
}

/** With an animation control after the header. */
function movingPng(png: Buffer): Buffer {
  const control = Buffer.alloc(20)
  control.writeUInt32BE(8)
  control.write('acTL', 4, 'latin1')
  control.writeUInt32BE(2, 8)
  return Buffer.concat([png.subarray(0, 33), control, png.subarray(33)])
}

/** A PNG that says that it has this size, and has few bytes. */
function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    part('IHDR', header),
    part('IDAT', deflateSync(Buffer.alloc(1_000))),
    part('IEND', Buffer.alloc(0)),
  ])
}

function part(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
