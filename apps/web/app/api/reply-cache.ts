/** A request with both headers is served from memory: the first allows it, the id names the reply. */
export const cacheHeader = 'x-cache'
export const requestIdHeader = 'x-request-id'

/** The headers of a request whose reply is cached. */
export const cacheHeaders = (requestId: string): Record<string, string> => ({
  [cacheHeader]: 'memory',
  [requestIdHeader]: requestId,
})

/**
 * Caches replies in memory by request id. Parallel calls with one id share one request; a failed request is removed, so that the next call
 * sends it again.
 */
export function createReplyCache({ maxReplies = 100 }: { maxReplies?: number } = {}) {
  const replies = new Map<string, Promise<unknown>>()

  return {
    through(headers: Readonly<Record<string, string>>, send: () => Promise<unknown>): Promise<unknown> {
      const requestId = headers[requestIdHeader]
      if (headers[cacheHeader] === undefined || requestId === undefined) return send()
      const cached = replies.get(requestId)
      if (cached) return cached
      const sent = send()
      replies.set(requestId, sent)
      sent.catch(() => replies.delete(requestId))
      const oldest = replies.keys().next()
      if (replies.size > maxReplies && !oldest.done) replies.delete(oldest.value)
      return sent
    },
  }
}
