/** A path outside the player API, for callers that are no player's browser page of ours: bodies come as their bytes. The server mounts it. */
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
