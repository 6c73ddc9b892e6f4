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
  /** Removes what the file was kept in; after it the file can no longer be read. */
  discard(): Promise<void>
}

const limits = { files: 1, fields: 12, parts: 13, fieldNameSize: 60, fieldSize: 4096, headerPairs: 20 }
const longestName = 120

/** Reads a multipart body within bounds; the file goes to disk as it arrives, so that uploads cost no memory. */
export async function readMultipart(
  request: FastifyRequest,
  { maxFileBytes, folder, random }: { maxFileBytes: number; folder: string; random: Random },
): Promise<Multipart> {
  const path = join(folder, random.bytes(16).toString('hex'))
  const discard = () => rm(path, { force: true })
  const fields: Record<string, unknown> = Object.create(null)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    for await (const part of request.parts({ limits: { ...limits, fileSize: maxFileBytes } })) {
      if (part.type === 'file') await pipeline(part.file, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
      if (part.fieldname in fields) throw new Refusal('MALFORMED', { field: part.fieldname })
      if (part.type === 'field' && part.valueTruncated) throw new Refusal('FIELD_INVALID', { field: part.fieldname })
      fields[part.fieldname] =
        part.type === 'file' ? new File([await openAsBlob(path)], nameOf(part), { type: part.mimetype }) : part.value
    }
  } catch (error) {
    await discard()
    throw explain(error)
  }
  return { fields, discard }
}

const leftoverMs = 3_600_000

/** Removes what requests of a killed process left behind. `folder` may be shared with processes that live. */
export async function forgetLeftovers(folder: string): Promise<void> {
  const now = systemClock.now().epochMilliseconds // files know the system's time, whatever the clock of the rules says
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

/** Whatever is wrong with the body is the sender's doing; a disk that fails is ours. */
function explain(error: unknown): unknown {
  if (error instanceof Refusal || !(error instanceof Error)) return error
  const { code, statusCode, syscall } = error as { code?: string; statusCode?: number; syscall?: string } // what Node's and the parser's errors carry
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new Refusal('FILE_TOO_LARGE')
  if (statusCode === 413) return new Refusal('BODY_TOO_LARGE')
  if (code === 'ENOSPC' || code === 'EDQUOT') return new Refusal('UNAVAILABLE', { message: 'No room for files' })
  return syscall === undefined ? new Refusal('MALFORMED') : error
}
