/** A path outside the player API, for suppliers and their pages. The server mounts it and passes the body as raw bytes. */
export interface RawRoute {
  readonly method: 'GET' | 'POST'
  /** `/webhooks/payments/sandbox`, `/sandbox/bank/:authorisationId` */
  readonly path: string
  handler(request: RawRequest): Promise<RawReply>
}

export interface RawRequest {
  readonly rawBody: Buffer
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
}

export interface RawReply {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: string
}
