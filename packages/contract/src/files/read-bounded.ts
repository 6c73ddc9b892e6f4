import { closeSync, constants, fstatSync, openSync, readSync, type Stats } from 'node:fs'
import { open } from 'node:fs/promises'

/** The text of a file, or why it is not read; `missing` where nothing has this name. */
export type BoundedText = { readonly text: string } | NotRead
/** The same of its bytes. */
export type BoundedBytes = { readonly bytes: Buffer } | NotRead
type NotRead = { readonly missing: true } | { readonly why: string }

/** A file that is no longer than texts and settings are. */
export const settingsBytesMax = 64 * 1024

/** Opening a pipe must not wait for a writer: that would keep a thread of the pool, of which there are four. A link may lead anywhere. */
const flags = constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW

/**
 * Reads a file of a folder that comes from outside (suppliers, brands, texts, announcements): only a regular file of at most `maxBytes` in UTF-8, and not one
 * that changes meanwhile. Never waits for another process and never throws for what it finds; `why` has no words of the file.
 */
export async function readBounded(path: string, { maxBytes = settingsBytesMax } = {}): Promise<BoundedText> {
  const file = await open(path, flags).catch(refusalOf)
  if ('missing' in file || 'why' in file) return file
  try {
    const found = await file.stat()
    const why = whyNotRead(found, maxBytes)
    if (why !== undefined) return { why }
    const bytes = Buffer.alloc(found.size + 1) // a file that grows is not read to its end
    let length = 0
    while (length < bytes.length) {
      const { bytesRead } = await file.read(bytes, length, bytes.length - length, length)
      if (bytesRead === 0) break
      length += bytesRead
    }
    return length === found.size ? textOf(bytes.subarray(0, length)) : changed
  } catch (error) {
    return refusalOf(error)
  } finally {
    await file.close().catch(() => undefined) // it was read, or is refused already
  }
}

/** The same at the start of a process, where nothing waits for it. */
export function readBoundedSync(path: string, { maxBytes = settingsBytesMax } = {}): BoundedText {
  const found = readBoundedBytesSync(path, { maxBytes })
  return 'bytes' in found ? textOf(found.bytes) : found
}

/** The bytes of a picture or a font, read like `readBoundedSync`. */
export function readBoundedBytesSync(path: string, { maxBytes }: { readonly maxBytes: number }): BoundedBytes {
  let file: number | undefined
  try {
    file = openSync(path, flags)
    const found = fstatSync(file)
    const why = whyNotRead(found, maxBytes)
    if (why !== undefined) return { why }
    const bytes = Buffer.alloc(found.size + 1)
    let length = 0
    for (let more = 1; more > 0 && length < bytes.length; length += more)
      more = readSync(file, bytes, length, bytes.length - length, length)
    return length === found.size ? { bytes: bytes.subarray(0, length) } : changed
  } catch (error) {
    return refusalOf(error)
  } finally {
    if (file !== undefined) closeSync(file)
  }
}

const changed = { why: 'was changed while it was read' }

/** A byte order mark at the beginning is left out. */
function textOf(bytes: Uint8Array): BoundedText {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return { why: 'is not UTF-8' }
  }
}

/** A text as JSON, or that it is none: without the words of the parser, which quotes the file. */
export function jsonOf(text: string): { readonly value: unknown } | { readonly why: string } {
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    const [, position] = /at position (\d+)/.exec(error instanceof Error ? error.message : '') ?? []
    return { why: position === undefined ? 'is not JSON' : `is not JSON: see character ${Number(position) + 1}` }
  }
}

function whyNotRead(found: Stats, maxBytes: number): string | undefined {
  if (!found.isFile()) return 'is not a regular file'
  return found.size > maxBytes ? `expected at most ${maxBytes} bytes, found ${found.size}` : undefined
}

function refusalOf(error: unknown): NotRead {
  const { code = 'unknown' } = error as NodeJS.ErrnoException // the file system throws nothing else
  if (code === 'ENOENT') return { missing: true }
  if (code === 'ELOOP') return { why: 'is a link; expected the file itself' }
  return { why: `cannot be read (${code})` }
}
