import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

const drawn = () => sharp({ create: { width: 480, height: 300, channels: 3, background: '#36c' } })

/** Complete pictures, as from a phone or a scanner. */
export async function pictures() {
  return {
    'image/jpeg': await drawn().jpeg().toBuffer(),
    'image/png': await drawn().png().toBuffer(),
    'image/webp': await drawn().webp().toBuffer(),
    'image/heic': heic(),
  }
}

function box(type: string, ...content: readonly Buffer[]): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(8 + Buffer.concat(content).length)
  return Buffer.concat([size, Buffer.from(type), ...content])
}

/** The boxes of a HEIC file, as there is no encoder here. */
export function heic({ width, height } = { width: 480, height: 300 }): Buffer {
  const extent = Buffer.alloc(12)
  extent.writeUInt32BE(width, 4)
  extent.writeUInt32BE(height, 8)
  const described = [
    ...['hdlr', 'pitm', 'iloc', 'iinf'].map((type) => box(type, Buffer.alloc(8))),
    box('iprp', box('ipco', box('ispe', extent))),
  ]
  return Buffer.concat([
    box('ftyp', Buffer.from('heic\0\0\0\0mif1heic')),
    box('meta', Buffer.alloc(4), ...described),
    box('mdat', Buffer.alloc(64, 7)),
  ])
}

/** A PDF of these objects: text, or a dictionary's entries with the bytes of its stream. */
export function pdfOf(...objects: readonly (string | readonly [string, Buffer])[]): Buffer<ArrayBuffer> {
  const written = objects.map((one, at) => {
    const head = `${at + 1} 0 obj\n`
    if (typeof one === 'string') return Buffer.from(`${head}${one}\nendobj\n`)
    const [entries, content] = one
    const dictionary = `<< ${entries} /Length ${content.length} >>\nstream\n`
    return Buffer.concat([Buffer.from(head + dictionary), content, Buffer.from('\nendstream\nendobj\n')])
  })
  const trailer = '<< /Root 1 0 R >>'
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), ...written, Buffer.from(`trailer\n${trailer}\n%%EOF\n`)])
}

export const catalog = '<< /Type /Catalog /Pages 2 0 R >>'
export const pages = '<< /Type /Pages /Kids [] /Count 0 >>'

/** An object stream around one object. */
export function objectStream(object: string): readonly [string, Buffer] {
  return ['/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', deflateSync(Buffer.from(`9 0 ${object}`))]
}
