import { setImmediate } from 'node:timers/promises'
import { constants, type Inflate, inflate } from 'node:zlib'
import { pdfStart } from './content-kind.ts'
import { activeContent, findFrom, slicesOf, unreadable } from './scan-bytes.ts'

/**
 * Names (ISO 32000-1) of objects that run code, contain other files or hide content. Long enough not to occur by chance in compressed bytes. OpenAction
 * is not among them: many ordinary bills use it to open at a page, and a harmful action is refused by its own name.
 */
const longNames = new Set([
  ...['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'GoToR', 'GoToE'],
  ...['EmbeddedFile', 'EmbeddedFiles', 'RichMedia', 'Encrypt'],
])
/** Searched only outside other streams: three letters occur by chance in compressed bytes. */
const shortNames = new Set(['JS', 'AA', 'XFA'])
const name = /\/((?:[A-Za-z]|#[0-9A-Fa-f]{2}){2,40})(?=[\0\s()<>[\]{}/%]|$)/g

const mostStreams = 20_000
/** The most bytes to inflate in one document: streams may overlap, so a small file could cause much work. */
const mostInflatedBytes = 64 * 1024 * 1024
const failedInflateBytes = 4 * 1024 * 1024
/** Enough for the dictionary of any stream. */
const dictionaryBytes = 4096

/** Refuses FILE_ACTIVE_CONTENT, also if the content cannot be read, and FILE_TYPE_UNSUPPORTED without objects or an end. */
export async function inspectPdf(bytes: Buffer): Promise<void> {
  if (pdfStart(bytes) === null) throw activeContent()
  const end = bytes.lastIndexOf('%%EOF')
  if (end < 0 || (await findFrom(bytes, ' obj', 0)) < 0) throw unreadable()
  for await (const slice of slicesOf(bytes.subarray(end + 5))) if (/[^\0\s]/.test(slice)) throw activeContent()
  await demandNone(bytes, longNames)
  let outsideFrom = 0
  let left = mostInflatedBytes
  let streams = 0
  for await (const start of streamStarts(bytes)) {
    if (++streams > mostStreams || left <= 0) throw activeContent()
    if (streams % 10 === 0) await setImmediate()
    if (start >= outsideFrom) {
      await demandNone(bytes.subarray(outsideFrom, start), shortNames)
      const close = await findFrom(bytes, 'endstream', start)
      outsideFrom = close < 0 ? bytes.length : close
    }
    left -= await inspectStream(bytes, start, left)
  }
  await demandNone(bytes.subarray(outsideFrom), shortNames)
}

/** Where the content of each stream begins, including streams inside a string, a comment or another stream. */
async function* streamStarts(bytes: Buffer): AsyncGenerator<number> {
  for (let at = await findFrom(bytes, 'stream', 0); at >= 0; at = await findFrom(bytes, 'stream', at + 6)) {
    if (bytes.toString('latin1', at - 3, at) === 'end') continue
    const lineEnd = bytes[at + 6] === 13 ? at + 7 : at + 6
    if (bytes[lineEnd] === 10) yield lineEnd + 1
    else if (lineEnd === at + 7) yield lineEnd
  }
}

/** Returns the number of bytes searched. */
async function inspectStream(bytes: Buffer, start: number, left: number): Promise<number> {
  const before = bytes.toString('latin1', Math.max(0, start - dictionaryBytes), start)
  const dictionary = before.slice(before.lastIndexOf(' obj') + 1)
  const names = [...namesIn(dictionary)]
  const holdsObjects = names.includes('ObjStm')
  if (names.includes('Image') && !holdsObjects && !/\/Type\s+\d/.test(dictionary)) return 0
  if (holdsObjects) demandPlainFilter(names)
  if (!beginsAsZlib(bytes, start)) {
    if (holdsObjects && names.includes('FlateDecode')) throw activeContent()
    if (!holdsObjects) return 0
    const close = await findFrom(bytes, 'endstream', start)
    const plain = bytes.subarray(start, close < 0 ? bytes.length : close)
    await demandNone(plain, shortNames)
    return plain.length
  }
  const inflated = await inflateFrom(bytes.subarray(start), left)
  if (inflated === null) {
    if (holdsObjects) throw activeContent()
    return failedInflateBytes
  }
  await demandNone(inflated.content, longNames)
  if (holdsObjects) await demandNone(inflated.content, shortNames)
  return inflated.readBytes + inflated.content.length
}

/** Objects with another filter or a predictor cannot be read by inflating. */
function demandPlainFilter(names: readonly string[]): void {
  const filters = names.filter((one) => /Decode$|^Predictor$|^Crypt$/.test(one))
  const isPlain = filters.length === 0 || (filters.length === 1 && filters[0] === 'FlateDecode')
  const isAbbreviated = names.some((one) => ['Fl', 'LZW', 'AHx', 'RL'].includes(one) || one === 'A85')
  if (!isPlain || isAbbreviated) throw activeContent()
}

/** RFC 1950: method 8, and a checksum in the first two bytes. */
function beginsAsZlib(bytes: Buffer, at: number): boolean {
  if (at + 2 > bytes.length) return false
  return ((bytes[at] ?? 0) & 15) === 8 && bytes.readUInt16BE(at) % 31 === 0
}

interface Inflated {
  readonly content: Buffer
  /** The number of deflated bytes that were read. */
  readonly readBytes: number
}

/** Null for data that is not deflated; refuses more than `most` bytes. Truncated data counts as far as it goes, as PDF readers do. */
function inflateFrom(bytes: Buffer, most: number): Promise<Inflated | null> {
  return new Promise((resolve, reject) => {
    const options = { info: true, maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH }
    inflate(bytes, options, (error, result) => {
      if ((error as NodeJS.ErrnoException | null)?.code === 'ERR_BUFFER_TOO_LARGE') return reject(activeContent())
      if (error) return resolve(null)
      const { buffer, engine } = result as unknown as { buffer: Buffer; engine: Inflate } // the result with the option `info`
      resolve({ content: buffer, readBytes: engine.bytesWritten })
    })
  })
}

async function demandNone(bytes: Buffer, refused: ReadonlySet<string>): Promise<void> {
  for await (const slice of slicesOf(bytes))
    for (const found of namesIn(slice)) if (refused.has(found)) throw activeContent()
}

/** The names in a PDF, decoded: it may write any letter of a name as its character code. */
function* namesIn(text: string): Generator<string> {
  for (const [, written = ''] of text.matchAll(name))
    yield written.includes('#')
      ? written.replaceAll(/#([0-9A-Fa-f]{2})/g, (_escape, hex: string) =>
          String.fromCharCode(Number.parseInt(hex, 16)),
        )
      : written
}
