/** No reply arrived: the call may or may not have taken effect. */
export class ConnectionLost extends Error {}

export interface Sending extends Pick<RequestInit, 'method' | 'headers' | 'credentials' | 'keepalive'> {
  readonly body?: BodyInit
  readonly replyWithinMs: number
  /** Aborted: the call throws `ConnectionLost`. */
  readonly signal?: AbortSignal | undefined
}

/** Sends a request and gives its reply when the headers are there. Throws `ConnectionLost` without a reply in time. */
export async function sendRequest(url: string, { replyWithinMs, signal, ...request }: Sending): Promise<Response> {
  const tooLate = AbortSignal.timeout(replyWithinMs)
  try {
    return await fetch(url, { ...request, signal: signal ? AbortSignal.any([signal, tooLate]) : tooLate })
  } catch (cause) {
    throw new ConnectionLost(url, { cause })
  }
}

/** The JSON of a reply. One that ends in the middle, as at the end of its time, is none: `ConnectionLost`. */
export async function readReply(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (cause) {
    throw new ConnectionLost(response.url, { cause })
  }
}
