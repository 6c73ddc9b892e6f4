/** A request that carries both is answered from memory: `cache: memory` says that it may be, the id says which answer. */
export const cacheHeader = 'x-cache'
export const requestIdHeader = 'x-request-id'

/** The two headers of a request whose answer is kept. */
export const cacheHeaders = (requestId: string): Record<string, string> => ({
  [cacheHeader]: 'memory',
  [requestIdHeader]: requestId,
})

/**
 * Replies kept in memory under a request's id, from the first response on. Parallel calls with one id share one request; a request that fails
 * is forgotten, so that the next call asks again.
 */
export function createReplyCache({ maxReplies = 100 }: { maxReplies?: number } = {}) {
  const replies = new Map<string, Promise<unknown>>()

  return {
    through(headers: Readonly<Record<string, string>>, send: () => Promise<unknown>): Promise<unknown> {
      const requestId = headers[requestIdHeader]
      if (headers[cacheHeader] === undefined || requestId === undefined) return send()
      const kept = replies.get(requestId)
      if (kept) return kept
      const sent = send()
      replies.set(requestId, sent)
      sent.catch(() => replies.delete(requestId))
      const oldest = replies.keys().next()
      if (replies.size > maxReplies && !oldest.done) replies.delete(oldest.value)
      return sent
    },
  }
}
