import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { Refusal } from '@andon/contract'
import { leastTurn } from '@andon/tests/longest-turn'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { contentKind } from './content-kind.ts'
import { inspectDocument } from './inspect-document.ts'
import { catalog, heic, objectStream, pages, pdfOf, pictures } from './samples.fixture.ts'

const samples = await pictures()

/** The code the file is refused with, or null. */
async function refusalOf(bytes: Buffer): Promise<string | null> {
  const file = new Blob([new Uint8Array(bytes)])
  const kind = await contentKind(file)
  if (kind === null) return 'FILE_TYPE_UNSUPPORTED'
  return inspectDocument(file, kind).then(
    () => null,
    (error) => {
      if (error instanceof Refusal) return error.code
      throw error
    },
  )
}

const ordinaryPdf = pdfOf(catalog, pages)
const deflated = (text: string) => deflateSync(Buffer.from(text))
const noise = randomBytes(300_000)
/** The smallest possible archive. */
const archive = Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(18)])
const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
  .png()
  .toBuffer()
const jpeg = samples['image/jpeg']

describe('complete and harmless files are accepted', () => {
  test.each<[string, Buffer]>([
    ...Object.entries(samples),
    ['an ordinary PDF', ordinaryPdf],
    ['a PDF with a link', pdfOf(catalog, pages, '<< /S /URI /URI (https://example.com/bill) >>')],
    ['a PDF that opens at a page', pdfOf(catalog, pages, '<< /OpenAction [3 0 R /Fit] >>')],
    ['a PDF with deflated text', pdfOf(catalog, ['/Filter /FlateDecode', deflated('BT (hello /AA ) Tj ET')])],
    ['a PDF with objects in a stream', pdfOf(catalog, objectStream('<< /Type /Font /BaseFont /Gothic >>'))],
    ['a PDF with bytes that hold three letters by chance', pdfOf(catalog, ['', Buffer.from('\x01/AA \x02/JS ')])],
    ['a PDF with a scanned picture', pdfOf(catalog, ['/Subtype /Image /Filter /DCTDecode', noise])],
    [
      'a PDF with a large deflated picture',
      pdfOf(catalog, ['/Subtype /Image /Filter /FlateDecode', deflateSync(Buffer.alloc(90_000_000))]),
    ],
    ['a JPEG with a second picture behind it, as phones write', Buffer.concat([jpeg, jpeg])],
    [
      'a JPEG with the block that Samsung appends',
      Buffer.concat([jpeg, Buffer.from('\0\0\x01\x0aImage_UTC_DataSEFT')]),
    ],
    ['a PDF after a byte order mark', Buffer.concat([Buffer.from('\ufeff'), ordinaryPdf])],
    ['a PDF after a line feed', Buffer.concat([Buffer.from('\n'), ordinaryPdf])],
    ['a PDF after white space', Buffer.concat([Buffer.alloc(1000, ' '), ordinaryPdf])],
    ['a JPEG with zeros behind it', Buffer.concat([jpeg, Buffer.alloc(30)])],
  ])('%s', async (_title, bytes) => {
    expect(await refusalOf(bytes)).toBeNull()
  })
})

describe('a PDF with active content, or content that cannot be read, is refused', () => {
  const action = (entries: string) => pdfOf(catalog, pages, `<< ${entries} >>`)
  test.each<[string, Buffer]>([
    ['JavaScript', action('/S /JavaScript /JS (app.alert(1))')],
    ['JavaScript with a letter as its number', action('/S /J#61vaScript')],
    ['a script alone', action('/JS 9 0 R')],
    ['JavaScript at opening', action('/OpenAction << /S /JavaScript >>')],
    ['a program at opening', action('/OpenAction << /S /Launch /F (cmd.exe) >>')],
    ['additional actions', action('/AA << /O 9 0 R >>')],
    ['additional actions with letters as numbers', action('/#41#41 << /O 9 0 R >>')],
    ['a program to start', action('/S/Launch/F(cmd.exe)')],
    ['a file', action('/Type /EmbeddedFile')],
    ['a list of files', action('/Names << /EmbeddedFiles 9 0 R >>')],
    ['rich media', action('/Subtype /RichMedia')],
    ['a form in XFA', action('/AcroForm << /XFA 9 0 R >>')],
    ['a jump into another file', action('/S /GoToR')],
    ['a form that is sent', action('/S /SubmitForm')],
    ['data that is fetched', action('/S /ImportData')],
    ['a password', action('/Encrypt 9 0 R')],
    ['JavaScript in an object stream', pdfOf(catalog, objectStream('<< /S /JavaScript >>'))],
    ['a short name in an object stream', pdfOf(catalog, objectStream('<< /AA 9 0 R >>'))],
    ['an escaped name in an object stream', pdfOf(catalog, objectStream('<< /#4faunch /S /#4c#61unch >>'))],
    ['an object stream with its type elsewhere', pdfOf(catalog, ['/Type 9 0 R', deflated('<< /S /JavaScript >>')])],
    [
      'an object stream that says it is a picture',
      pdfOf(catalog, ['/Subtype /Image /Type /ObjStm /Filter /FlateDecode', deflated('<< /S /JavaScript >>')]),
    ],
    ['an object stream that is no deflated data', pdfOf(catalog, ['/Type /ObjStm /Filter /FlateDecode', noise])],
    ['an object stream under another filter', pdfOf(catalog, ['/Type /ObjStm /Filter /LZWDecode', noise])],
    [
      'an object stream under two filters',
      pdfOf(catalog, ['/Type /ObjStm /Filter [/ASCIIHexDecode /FlateDecode]', Buffer.from('789c')]),
    ],
    [
      'an object stream that grows beyond bounds',
      pdfOf(catalog, ['/Type /ObjStm /Filter /FlateDecode', deflateSync(Buffer.alloc(90_000_000))]),
    ],
    ['a name behind a comment that looks like a stream', action('% >> stream\n/S /JavaScript')],
    ['more streams than a document has', Buffer.from(`%PDF-1.7\n1 0 obj\n${'stream\n'.repeat(30_000)}%%EOF\n`)],
  ])('%s', async (_title, bytes) => {
    expect(await refusalOf(bytes)).toBe('FILE_ACTIVE_CONTENT')
  })
})

describe('a file of two kinds is refused', () => {
  const behind = (bytes: Buffer, tail: string | Buffer) => Buffer.concat([bytes, Buffer.from(tail)])
  test.each<[string, Buffer]>([
    ['a PDF and a page', behind(ordinaryPdf, '<html><script>alert(1)</script></html>')],
    ['a PDF and a page with another end', behind(ordinaryPdf, '<html><body onload=alert(1)></html>%%EOF\n')],
    ['a PDF and an archive', behind(ordinaryPdf, archive)],
    ['a PDF and an archive with another end', Buffer.concat([ordinaryPdf, archive, Buffer.from('%%EOF\n')])],
    ['a PDF and other bytes', behind(ordinaryPdf, 'MZ\x90')],
    ...Object.entries(samples).flatMap(([kind, bytes]): [string, Buffer][] => [
      [`${kind} and a page`, behind(bytes, '<script>alert(1)</script>')],
      [`${kind} and a PHP page`, behind(bytes, '<?php system($_GET[0]); ?>')],
      [`${kind} and an archive`, behind(bytes, archive)],
      [`${kind} and a program`, behind(bytes, 'MZ\x90\0')],
    ]),
    ['a JPEG with a PHP page in its comment', commented('<?php system($_GET[0]); ?>')],
    ['a JPEG with an archive before the block of Samsung', behind(behind(jpeg, archive), 'SEFT')],
  ])('%s', async (_title, bytes) => {
    expect(await refusalOf(bytes)).toBe('FILE_ACTIVE_CONTENT')
  })

  function commented(text: string): Buffer {
    const length = Buffer.from([0, text.length + 2])
    return Buffer.concat([jpeg.subarray(0, 2), Buffer.from('fffe', 'hex'), length, Buffer.from(text), jpeg.subarray(2)])
  }
})

describe('files that cannot be opened are refused', () => {
  const broken = (bytes: Buffer) => Buffer.from(bytes).fill(0xaa, 40, bytes.length - 12)
  test.each<[string, Buffer]>([
    ...Object.entries(samples).map(([kind, bytes]): [string, Buffer] => [
      `half of ${kind}`,
      bytes.subarray(0, bytes.length >> 1),
    ]),
    ['a JPEG of a head and an end', Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')],
    ['a PNG with noise for a picture', broken(samples['image/png'])],
    ['a WebP with noise for a picture', broken(samples['image/webp'])],
    ['a HEIC of its first box', samples['image/heic'].subarray(0, 24)],
    ['a PDF without an end', ordinaryPdf.subarray(0, 40)],
    ['a PDF without objects', Buffer.from('%PDF-1.7 paper\n%%EOF\n')],
    ['a small PNG of too many pixels', bomb],
  ])('%s', async (_title, bytes) => {
    expect(await refusalOf(bytes)).toBe('FILE_TYPE_UNSUPPORTED')
  })
})

test('inspecting a large document does not block other work', async () => {
  const bytes = pdfOf(catalog, ['/Subtype /Image /Filter /DCTDecode', randomBytes(14_000_000)])
  let turns = 0
  let isOver = false
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  expect(await refusalOf(bytes)).toBeNull()
  isOver = true
  expect(turns).toBeGreaterThan(40)
})

const frame = (background: string) =>
  sharp({ create: { width: 480, height: 300, channels: 3, background } })
    .png()
    .toBuffer()
const sized = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#36c' } })
const png = samples['image/png']
const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1')
const noDocuments: readonly [string, string, Buffer][] = [
  [
    'an animated WebP',
    'FILE_ANIMATED',
    await sharp([await frame('#36c'), await frame('#c63')], { join: { animated: true } })
      .webp()
      .toBuffer(),
  ],
  ['an animated PNG', 'FILE_ANIMATED', Buffer.concat([png.subarray(0, 33), control, png.subarray(33)])],
]

test.each(noDocuments)('%s shows no document: %s', async (_title, code, bytes) => {
  expect(await refusalOf(bytes)).toBe(code)
})

test.each<[string, Buffer]>([
  ['a JPEG of 30 × 20 pixels', await sized(30, 20).jpeg().toBuffer()],
  ['a PNG of one pixel', await sized(1, 1).png().toBuffer()],
  ['a strip', await sized(2000, 100).webp().toBuffer()],
  ['a small HEIC', heic({ width: 160, height: 120 })],
])('%s is taken: a small picture is for who checks it', async (_title, bytes) => {
  expect(await refusalOf(bytes)).toBeNull()
})

test('a PDF behind other bytes is none', async () => {
  expect(await refusalOf(Buffer.concat([Buffer.from('GIF89a'), ordinaryPdf]))).toBe('FILE_TYPE_UNSUPPORTED')
  expect(await refusalOf(Buffer.concat([Buffer.alloc(1100, ' '), ordinaryPdf]))).toBe('FILE_TYPE_UNSUPPORTED')
})

describe('files made to hold up the server are refused, and other requests are answered meanwhile', () => {
  const size = 15 * 1024 * 1024 - 100
  const filled = (head: string, hex: string) =>
    Buffer.concat([Buffer.from(head, 'hex'), Buffer.alloc(size, Buffer.from(hex, 'hex'))])
  const emptyWebp = Buffer.alloc(size)
  emptyWebp.write('RIFF')
  emptyWebp.writeUInt32LE(4, 4)
  emptyWebp.write('WEBP', 8)

  test.each<[string, Buffer, string]>([
    ['a JPEG of fill bytes', filled('ffd8', 'ff'), 'FILE_TYPE_UNSUPPORTED'],
    ['a JPEG of escaped bytes', filled('ffd8ffe00000', 'ff00'), 'FILE_TYPE_UNSUPPORTED'],
    ['a JPEG with millions of others behind it', filled('ffd8ffe0000000ffd9', 'ffd8ffd9'), 'FILE_ACTIVE_CONTENT'],
    ['a PNG of empty chunks', filled('89504e470d0a1a0a', '0000000074455874deadbeef'), 'FILE_TYPE_UNSUPPORTED'],
    ['a WebP with zeros behind it', emptyWebp, 'FILE_TYPE_UNSUPPORTED'],
    [
      'a PDF of nothing but names',
      filled(Buffer.from('%PDF-1.7 1 0 obj').toString('hex'), '2f4141'),
      'FILE_TYPE_UNSUPPORTED',
    ],
    [
      'a PDF with spaces behind it',
      Buffer.concat([ordinaryPdf, Buffer.alloc(size - ordinaryPdf.length, ' '), Buffer.from('.')]),
      'FILE_ACTIVE_CONTENT',
    ],
  ])('%s', async (_title, bytes, code) => {
    const { results, ms } = await leastTurn({ runs: 2 }, () => () => refusalOf(bytes))
    expect(results).toEqual([code, code])
    expect(ms).toBeLessThan(50)
  })
})
