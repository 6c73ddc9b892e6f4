import { createHash } from 'node:crypto'
import { Refusal } from '@andon/contract'
import type { Log } from '../log/index.ts'
import { assert } from '../sql/index.ts'
import { withTimeout } from '../timeout/index.ts'
import { folderStore } from './folder-store.ts'
import { createTurns } from './turns.ts'

/** A place for bytes that all nodes share. Both calls may fail in any way while it is out of order. */
export interface Store {
  /** Safe when it returns. */
  put(name: string, bytes: Uint8Array, mediaType: string): Promise<void>
  /** Null: nothing has this name. */
  read(name: string): Promise<Buffer | null>
  /** How many calls may run at once without harm to other work of this node. */
  readonly atOnce: number
}

/** A bucket of an S3-compatible storage. */
export interface Bucket {
  /** Undefined: AWS itself, by its region. */
  readonly endpoint: string | undefined
  readonly region: string
  readonly bucket: string
  /** Before every name: `pictures/`. */
  readonly prefix: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/**
 * Bytes named by their hash (`nameOf`), shared by all nodes: in a folder, or in a bucket. What is stored under a name never changes.
 * - Every read is compared with its name: what the storage has damaged is not handed out.
 * - A storage that fails or takes longer than `answerMs` is UNAVAILABLE for the caller, with a time to come back, and so is one that too many wait for.
 */
export interface Objects {
  /** Stores bytes and returns their name. The same bytes again change nothing. */
  put(bytes: Uint8Array, kind: Kind): Promise<string>
  /** Null: nothing has this name. */
  read(name: string): Promise<Buffer | null>
}

interface Kind {
  /** `webp` */
  readonly extension: string
  readonly mediaType: string
}

export interface ObjectsOptions {
  readonly at: { readonly folder: string } | { readonly bucket: Bucket }
  readonly log: Log
  readonly answerMs?: number
}

const mostWaiting = 100
const retryAfterSeconds = 5
const nameForm = /^([\da-f]{40})\.[a-z]{3,8}$/

export { createTurns } from './turns.ts'

/** The name of bytes: the first 160 bits of their SHA-256. */
export const nameOf = (bytes: Uint8Array, extension: string): string =>
  `${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}.${extension}`

/** True if an object may have this name. */
export const isObjectName = (name: string): boolean => nameForm.test(name)

export function createObjects({ at, log, answerMs = 8_000 }: ObjectsOptions): Objects {
  let opened: Promise<Store> | undefined
  let isFailing = false
  const open = (): Promise<Store> => {
    opened ??= 'folder' in at ? Promise.resolve(folderStore(at.folder)) : openBucket(at.bucket)
    return opened
  }
  const turns = createTurns({ mostWaiting, atOnce: async () => (await open()).atOnce })

  async function ask<T>(call: (store: Store) => Promise<T>): Promise<T> {
    try {
      const answer = await withTimeout(
        turns(async () => call(await open())),
        answerMs,
      )
      if (isFailing) log.info('the storage of pictures answers again')
      isFailing = false
      return answer
    } catch (cause) {
      if (cause instanceof Refusal) throw cause
      if (!isFailing) log.error({ err: cause }, 'the storage of pictures does not answer')
      isFailing = true // the log has it once, not once for each picture
      throw new Refusal('UNAVAILABLE', { message: 'The storage of pictures does not answer', retryAfterSeconds })
    }
  }

  return {
    put: async (bytes, { extension, mediaType }) => {
      const name = nameOf(bytes, extension)
      await ask((store) => store.put(name, bytes, mediaType))
      return name
    },
    read: async (name) => {
      assert(isObjectName(name), 'a name is one of ours')
      const bytes = await ask((store) => store.read(name))
      if (bytes === null || nameOf(bytes, name.slice(41)) === name) return bytes
      log.error({ name }, 'the storage of pictures returns other bytes than were stored')
      throw new Refusal('UNAVAILABLE', { message: 'The picture is damaged', retryAfterSeconds })
    },
  }
}

/** Its library takes 20 MB and is loaded with the first picture. */
async function openBucket(bucket: Bucket): Promise<Store> {
  const { bucketStore } = await import('./bucket-store.ts')
  return bucketStore(bucket)
}
