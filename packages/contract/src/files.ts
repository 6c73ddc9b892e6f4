import * as v from 'valibot'

/** A file field of a multipart request. Its `type` is claimed by the sender and must not be trusted. */
export const upload = v.custom<Blob>((value) => value instanceof Blob, 'A file is expected')

/** A reply that is a file instead of JSON. */
export class Download {
  readonly content: Blob
  readonly contentType: string
  /** Saved under this name; without one it is shown inline. */
  readonly fileName: string | undefined
  /** How long the player's browser may cache it. The URL contains a version. */
  readonly privateCacheSeconds: number

  constructor({
    content,
    contentType,
    fileName,
    privateCacheSeconds = 0,
  }: {
    content: Blob
    contentType: string
    fileName?: string
    privateCacheSeconds?: number
  }) {
    this.content = content
    this.contentType = contentType
    this.fileName = fileName
    this.privateCacheSeconds = privateCacheSeconds
  }
}

export const download = v.instance(Download)

/** The file name that the sender chose; show it as text only. */
export function fileNameOf(file: Blob): string {
  return file instanceof File ? file.name : ''
}
