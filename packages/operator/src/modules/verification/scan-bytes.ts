import { setImmediate } from 'node:timers/promises'
import { Refusal } from '@andon/contract'

const sliceBytes = 512 * 1024
/** Longer than anything that is looked for. */
const overlapBytes = 256

/** Text of the bytes in overlapping slices; other work gets its turn between them. */
export async function* slicesOf(bytes: Buffer): AsyncGenerator<string> {
  for (let at = 0; at < bytes.length; at += sliceBytes) {
    yield bytes.toString('latin1', at, Math.min(bytes.length, at + sliceBytes + overlapBytes))
    await setImmediate()
  }
}

const markup = /<(?:script|html|iframe|object)[\s>/]|<!doctype\s+html|<\?php\s|javascript:/i

/** A page or a program of a web server, anywhere: browsers and interpreters find them behind any bytes. */
export async function holdsMarkup(bytes: Buffer): Promise<boolean> {
  for await (const slice of slicesOf(bytes)) if (markup.test(slice)) return true
  return false
}

export const activeContent = () => new Refusal('FILE_ACTIVE_CONTENT', { field: 'file' })
export const unreadable = () => new Refusal('FILE_TYPE_UNSUPPORTED', { field: 'file' })
