import { setImmediate } from 'node:timers/promises'
import { Refusal } from '@andon/contract'

/** Bytes that are nothing but names take a millisecond or two. */
const sliceBytes = 16 * 1024
/** Searching for one text is much faster. */
const searchedBytes = 1024 * 1024
/** Longer than any searched text. */
const overlapBytes = 256

/** The bytes as text in overlapping slices; yields to other work between them. */
export async function* slicesOf(bytes: Buffer): AsyncGenerator<string> {
  for (let at = 0; at < bytes.length; at += sliceBytes) {
    yield bytes.toString('latin1', at, Math.min(bytes.length, at + sliceBytes + overlapBytes))
    await setImmediate()
  }
}

/** Where `text` is found from `from` on, -1 for nowhere; yields to other work on the way. */
export async function findFrom(bytes: Buffer, text: string, from: number): Promise<number> {
  for (let at = from; at < bytes.length; at += searchedBytes) {
    const found = bytes.subarray(at, at + searchedBytes + overlapBytes).indexOf(text)
    if (found >= 0) return at + found
    await setImmediate()
  }
  return -1
}

const markup = /<(?:script|html|iframe|object)[\s>/]|<!doctype\s+html|<\?php\s|javascript:/i

/** HTML or server code anywhere in the file: browsers and interpreters find it after any other bytes. */
export async function holdsMarkup(bytes: Buffer): Promise<boolean> {
  for await (const slice of slicesOf(bytes)) if (markup.test(slice)) return true
  return false
}

export const activeContent = () => new Refusal('FILE_ACTIVE_CONTENT', { field: 'file' })
export const unreadable = () => new Refusal('FILE_TYPE_UNSUPPORTED', { field: 'file' })
