/**
 * Replies kept in memory under a request's id. Parallel calls with one id share one request; a request that fails is forgotten, so that
 * the next call asks again.
 */
export function createReplyCache({ maxReplies = 100 }: { maxReplies?: number } = {}) {
  const replies = new Map<string, Promise<unknown>>()

  return {
    through(requestId: string, send: () => Promise<unknown>): Promise<unknown> {
      const kept = replies.get(requestId)
      if (kept) return kept
      const sent = send()
      replies.set(requestId, sent)
      sent.catch(() => replies.delete(requestId))
      const oldest = replies.keys().next()
      if (replies.size > maxReplies && !oldest.done) replies.delete(oldest.value)
      return sent
    },
    clear: () => replies.clear(),
  }
}

export type ReplyCache = ReturnType<typeof createReplyCache>
