import * as v from 'valibot'

/** A file field of a multipart request: what a browser sends as a `File` arrives at the handler as one. Its `type` is the sender's word only. */
export const upload = v.custom<Blob>((value) => value instanceof Blob, 'A file is expected')

/** A reply that is a file instead of JSON. */
export class Download {
  readonly content: Blob
  readonly contentType: string
  /** Offered for saving under this name; none: shown where it is embedded. */
  readonly fileName: string | undefined
  /** How long the player's own browser may keep it; a version in the URL makes any change visible. */
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

/** The name of a sent file: the person's own words, so only ever shown as text. */
export function fileNameOf(file: Blob): string {
  return file instanceof File ? file.name : ''
}
