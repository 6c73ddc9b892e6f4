import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Refusal } from '@andon/contract'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { systemClock } from '../clock/index.ts'
import type { Random } from '../random/index.ts'

export interface Multipart {
  /** Text fields as text, the file as a `File` that reads from disk. */
  readonly fields: Record<string, unknown>
  /** Deletes the file; it cannot be read afterwards. */
  discard(): Promise<void>
}

const limits = { files: 1, fields: 12, parts: 13, fieldNameSize: 60, fieldSize: 4096, headerPairs: 20 }
const longestName = 120

/** The bytes that a multipart body may hold beside its file: text fields, headers and boundaries. */
export const maxFormBytes = 128 * 1024

interface Bounds {
  readonly maxFileBytes: number
  readonly folder: string
  readonly random: Random
}

/**
 * Reads a multipart body within bounds; the file goes to disk as it arrives, so that uploads cost no memory. Past the bounds nothing more is
 * read, whatever length the request announced. Refuses FILE_TOO_LARGE, BODY_TOO_LARGE, MALFORMED, FIELD_INVALID, UNAVAILABLE (disk full).
 */
export async function readMultipart(
  request: FastifyRequest,
  { maxFileBytes, folder, random }: Bounds,
): Promise<Multipart> {
  const path = join(folder, random.bytes(16).toString('hex'))
  const discard = () => rm(path, { force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const tooMuch = stopAfter(request, maxFileBytes + maxFormBytes)
  const reading = readParts(request, { maxFileBytes, path, signal: tooMuch.signal })
  try {
    const fields = await Promise.race([reading, tooMuch.refused])
    return { fields, discard }
  } catch (error) {
    await discard()
    void reading.then(discard, discard) // it ends with the connection, and may have made the file meanwhile
    throw explain(error)
  }
}

async function readParts(
  request: FastifyRequest,
  { maxFileBytes, path, signal }: { maxFileBytes: number; path: string; signal: AbortSignal },
): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = Object.create(null)
  for await (const part of request.parts({ limits: { ...limits, fileSize: maxFileBytes } })) {
    if (part.type === 'file') await keep(part.file, path, signal)
    if (part.fieldname in fields) throw new Refusal('MALFORMED', { field: part.fieldname })
    if (part.type === 'field' && part.valueTruncated) throw new Refusal('FIELD_INVALID', { field: part.fieldname })
    fields[part.fieldname] =
      part.type === 'file' ? new File([await openAsBlob(path)], nameOf(part), { type: part.mimetype }) : part.value
  }
  return fields
}

/** Refuses FILE_TOO_LARGE at the first byte past the limit, rather than when the body ends. */
async function keep(file: MultipartFile['file'], path: string, signal: AbortSignal): Promise<void> {
  file.once('limit', () => file.destroy(new Refusal('FILE_TOO_LARGE', { field: 'file' })))
  await pipeline(file, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal })
}

/** Counts a body's bytes as they arrive and stops reading beyond `maxBytes`. */
function stopAfter({ raw }: FastifyRequest, maxBytes: number): { signal: AbortSignal; refused: Promise<never> } {
  const stop = new AbortController()
  const { promise: refused, reject } = Promise.withResolvers<never>()
  refused.catch(() => undefined) // the body may already be refused for another reason
  let receivedBytes = 0
  raw.on('data', (chunk: Buffer) => {
    receivedBytes += chunk.length
    if (receivedBytes <= maxBytes) return
    raw.unpipe()
    raw.pause()
    stop.abort()
    reject(new Refusal('BODY_TOO_LARGE'))
  })
  return { signal: stop.signal, refused }
}

const leftoverMs = 3_600_000

/** Deletes files left by requests of a killed process. `folder` may be shared with running processes. */
export async function forgetLeftovers(folder: string): Promise<void> {
  const now = systemClock.now().epochMilliseconds // file times are system time, not the injected clock's
  for (const name of await readdir(folder).catch(() => [] as string[])) {
    const path = join(folder, name)
    const modifiedMs = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => now, // its request has just ended
    )
    if (now - modifiedMs > leftoverMs) await rm(path, { force: true })
  }
}

function nameOf({ filename }: MultipartFile): string {
  const words = (filename ?? '').split(/[/\\]/).at(-1) ?? ''
  return [...words.normalize('NFC').replace(/\p{C}/gu, '')].slice(-longestName).join('')
}

/** A faulty body is the client's error; a failing disk is the server's. */
function explain(error: unknown): unknown {
  if (error instanceof Refusal || !(error instanceof Error)) return error
  const { code, statusCode, syscall } = error as { code?: string; statusCode?: number; syscall?: string } // what Node's and the parser's errors carry
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new Refusal('FILE_TOO_LARGE')
  if (statusCode === 413) return new Refusal('BODY_TOO_LARGE')
  if (code === 'ENOSPC' || code === 'EDQUOT') return new Refusal('UNAVAILABLE', { message: 'No room for files' })
  return syscall === undefined ? new Refusal('MALFORMED') : error
}
